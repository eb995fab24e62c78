import Foundation
import Testing

/// Dates as the program prints them in a locale, given back to it.
struct PrintedDateTests {
  /// Also locales that are not installed: they are made in the sandbox, as far as dates go.
  @Test(arguments: [
    "fr_FR", "es_ES", "ja_JP", "de_DE", "pl_PL", "th_TH", "hu_HU", "en_US", "ar_EG",
  ])
  func `a date that is printed names its entry`(locale: String) throws {
    let sandbox = try Sandbox.vault([
      "2026-03-05.md": "Fifth of March\n", "2026-02-01.md": "First of February\n",
      "2026-11-12.md": "Twelfth of November\n",
    ])
    try sandbox.write(
      """
      LC_CTYPE
      copy "en_US"
      END LC_CTYPE
      LC_TIME
      copy "\(locale)"
      END LC_TIME
      """, to: "locale.src")
    let make = "localedef --no-archive -c -f UTF-8"
    let made = try Shell.run(
      "\(make) -i locale.src ./\(locale).UTF-8 || \(make) -i \(locale) ./\(locale).UTF-8",
      in: sandbox)
    guard sandbox.holds("\(locale).UTF-8/LC_TIME") else {
      print("\(locale) cannot be made here (\(made.status)): its dates are not tried")
      return
    }
    let locales = ["LOCPATH": sandbox.folder, "LC_ALL": "\(locale).UTF-8"]
    for (day, title) in [
      ("2026-03-05", "Fifth of March"), ("2026-02-01", "First of February"),
      ("2026-11-12", "Twelfth of November"),
    ] {
      let shown = try Shell.run("diary show \(day) | head -n 1", in: sandbox, adding: locales)
      let long = shown.output.trimmingCharacters(in: .newlines)
      #expect(long != "" && !long.contains(day))
      let terminal = try Terminal("diary list \(day)", in: sandbox, adding: locales)
      #expect(try terminal.finish() == 0)
      let line = terminal.text.trimmingCharacters(in: .whitespacesAndNewlines)
      let short = line.replacingOccurrences(of: "  \(title)", with: "")
      for date in [long, short] {
        for command in ["show", "list -f paths"] {
          let found = try Shell.run(
            "diary \(command) \"$DATE\"", in: sandbox,
            adding: locales.merging(["DATE": date]) { $1 })
          #expect(
            found.output.contains(command == "show" ? title : "\(day).md"),
            "\(command) \(date): \(found.complaints)")
        }
      }
    }
  }
}
