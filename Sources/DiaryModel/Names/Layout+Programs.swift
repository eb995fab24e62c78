extension Layout {
  /// The layout of Obsidian's daily notes, from the folder and format of its settings.
  ///
  /// The format is moment.js's: `YYYY-MM-DD` where it is empty, `[…]` around literal text.
  /// Source: <https://momentjs.com/docs/#/displaying/format/>.
  package init(obsidianFolder folder: String, format: String) throws(LayoutError) {
    let tokens: [String: LayoutToken] = [
      "YYYY": .year, "yyyy": .year, "YY": .shortYear, "MMMM": .monthName, "MMM": .shortMonthName,
      "MM": .month, "DD": .day, "dddd": .weekdayName, "ddd": .shortWeekdayName, "WW": .week,
    ]
    let dates = DateFormat(
      program: "Obsidian", tokens: tokens, reserved: "MDdowWQNYygGeEaAhHkKmsSxXzZLl",
      quotes: ("[", "]"))
    try self.init(
      Self.path(folder, try dates.layout(of: format.isEmpty ? "YYYY-MM-DD" : format)))
  }

  /// The layout of Logseq's journals, from the folder and format of its settings.
  ///
  /// The format is that of Java's SimpleDateFormat: `yyyy_MM_dd` where it is empty, `'…'` around
  /// literal text.
  package init(logseqFolder folder: String = "journals", format: String = "") throws(LayoutError) {
    let tokens: [String: LayoutToken] = [
      "yyyy": .year, "yy": .shortYear, "MMMM": .monthName, "MMM": .shortMonthName, "MM": .month,
      "dd": .day, "EEEE": .weekdayName, "EEE": .shortWeekdayName, "EE": .shortWeekdayName,
      "E": .shortWeekdayName,
    ]
    let dates = DateFormat(
      program: "Logseq", tokens: tokens,
      reserved: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", quotes: ("'", "'"))
    try self.init(
      Self.path(folder, try dates.layout(of: format.isEmpty ? "yyyy_MM_dd" : format)))
  }

  private static func path(_ folder: String, _ name: String) -> String {
    let folders = folder.split(separator: "/").filter { $0 != "." }.map(String.init)
    return (folders + [name]).joined(separator: "/")
  }
}

/// Another program's way to write dates: runs of a letter, and literal text in quotes.
private struct DateFormat {
  let program: String
  let tokens: [String: LayoutToken]
  /// Letters that mean something, so that they cannot be copied.
  let reserved: String
  let quotes: (open: Character, close: Character)

  func layout(of format: String) throws(LayoutError) -> String {
    var layout = ""
    var rest = format[...]
    while let letter = rest.first {
      if letter == quotes.open, let end = rest.dropFirst().firstIndex(of: quotes.close) {
        layout += try literal(rest[..<end].dropFirst())
        rest = rest[end...].dropFirst()
        continue
      }
      guard reserved.contains(letter) else {
        layout += try literal(rest.prefix(1))
        rest.removeFirst()
        continue
      }
      // `Do` and the like are a number with an ending, and no file name to sort by.
      let run = rest.prefix { $0 == letter }
      let isOrdinal = rest[run.endIndex...].first == "o"
      guard !isOrdinal, let token = tokens[String(run)] else {
        throw .unsupported(isOrdinal ? run + "o" : String(run), program: program)
      }
      layout += "{\(token.rawValue)}"
      rest = rest[run.endIndex...]
    }
    return layout
  }

  private func literal(_ text: Substring) throws(LayoutError) -> String {
    guard !text.contains(where: { $0 == "{" || $0 == "}" }) else {
      throw .unsupported(String(text), program: program)
    }
    return String(text)
  }
}
