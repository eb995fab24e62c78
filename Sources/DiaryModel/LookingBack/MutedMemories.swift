/// What a vault's settings keep from coming back as a memory.
package struct MutedMemories: Hashable, Sendable {
  /// Each with those below it.
  package var tags: [String] = []
  package var people: [String] = []
  package var categories: [String] = []
  package var days: [MutedDays] = []
  /// Whether this is all that is to be muted; not where the settings could not be read.
  package var isCertain = true

  package init() {}

  /// Whether an entry, of which the whole is known, may not come back: by these settings, or by its
  /// own `resurface: never`.
  package func holds(_ entry: Entry) -> Bool {
    if let own = entry.facts.resurface?.lowercased(), ["never", "no", "false"].contains(own) {
      return true
    }
    if days.contains(where: { $0.holds(entry.day) }) { return true }
    let tests: [EntryTest] = [.tag(tags), .person(people), .category(categories)]
    return tests.contains { test in
      EntryCondition(test).holds(entry, fileModified: 0) { _ in nil }
    }
  }
}

/// Days whose entries do not come back.
package enum MutedDays: Hashable, Sendable {
  case range(DayRange)
  case recurring(RecurringDay)

  /// Reads a day, a month, a year or a range (`2020-03..2020-06`), or a date of every year
  /// (`11-29`); nothing for words whose meaning would change with the day they are read on.
  package init?(_ text: String) {
    let ranges = Self.samples.map { try? DayPhrase.parse(text, today: $0) }
    if let range = ranges.first ?? nil, ranges.allSatisfy({ $0 == range }) {
      self = .range(range)
      return
    }
    let days = Self.samples.map { try? RecurringDay(parsing: text, today: $0) }
    guard let day = days.first ?? nil, days.allSatisfy({ $0 == day }) else { return nil }
    self = .recurring(day)
  }

  /// Whether a day is one of them.
  package func holds(_ day: Day) -> Bool {
    switch self {
    case .range(let range): range.contains(day)
    case .recurring(let recurring): recurring.holds(day)
    }
  }

  /// Days that differ in year, month, day, week and weekday.
  private static let samples = [(2001, 2, 3), (2012, 9, 25)].compactMap {
    Day(year: $0.0, month: $0.1, day: $0.2)
  }
}
