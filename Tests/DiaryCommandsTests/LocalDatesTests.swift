import DiaryModel
import Foundation
import Testing

@testable import DiaryCommands

/// A Sunday.
private let today = Day("2026-11-29") ?? .first

struct LocalDatesTests {
  /// Days in each month, of each weekday, with numbers that could also be months and years.
  private static let days = [
    "2026-01-02", "2026-02-01", "2026-03-05", "2025-04-11", "2026-05-12", "2024-02-29",
    "2026-06-30", "2020-07-20", "2026-08-08", "2026-09-10", "1999-10-09", "2026-11-11",
    "2026-12-10", "2027-01-31",
  ].compactMap { Day($0) }

  @Test(arguments: Installed.locales)
  func `a date is read back as it is printed, in every locale there is`(locale: String) throws {
    let names = DayNames(environment: ["LC_ALL": locale])
    let local = LocalDates { names.read }
    for day in Self.days {
      for text in [names.short(day), names.long(day)] {
        let read = try? DayPhrase.parseDay(text, today: today, local: local)
        #expect(read == day, "\(text)")
        let shown = "\(text)..\(text)"
        #expect(try DayPhrase.parse(shown, today: today, local: local).onlyDay == day, "\(shown)")
      }
      let month = CalendarMonth(day)
      let title = names.monthAndYear(month)
      let range = try? DayPhrase.parse(title, today: today, local: local)
      #expect(range == DayRange(year: day.year, month: day.month), "\(title)")
    }
  }

  @Test(arguments: Installed.locales)
  func `names alone mean the latest such days`(locale: String) throws {
    let names = DayNames(environment: ["LC_ALL": locale])
    let local = LocalDates { names.read }
    for weekday in Weekday.allCases {
      let name = names.name(of: weekday)
      guard isUnequivocal(name, local) else { continue }
      let day = try? DayPhrase.parseDay(name, today: today, local: local)
      #expect(day?.weekday == weekday, "\(name)")
      let recurring = try? RecurringDay(parsing: name, today: today, local: local)
      #expect(recurring == .weekday(weekday), "\(name)")
    }
    for month in 1...12 {
      let name = names.monthName(month, isShort: false)
      guard isUnequivocal(name, local) else { continue }
      let range = try? DayPhrase.parse(name, today: today, local: local)
      #expect(range?.first?.month == month && range?.last?.month == month, "\(name)")
    }
  }
}

/// Whether a name is not both a month's and a weekday's, as Breton `meurzh` is, and refused for that.
private func isUnequivocal(_ name: String, _ local: LocalDates) -> Bool {
  do throws(DayPhraseError) {
    _ = try DayPhrase.parse(name, today: today, local: local)
    return true
  } catch {
    if case .ambiguousName = error { return false }
    return true
  }
}

/// The locales of this machine, and those in the folder of `LOCPATH`, where that is set.
private enum Installed {
  static let locales: [String] = {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/locale")
    process.arguments = ["-a"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return ["C"] }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    let own = ProcessInfo.processInfo.environment["LOCPATH"].flatMap {
      try? FileManager.default.contentsOfDirectory(atPath: $0)
    }
    // Classical Chinese has numerals of its own.
    return Set(names + ["C"] + (own ?? [])).filter { !$0.hasPrefix("lzh_TW") }.sorted()
  }()
}
