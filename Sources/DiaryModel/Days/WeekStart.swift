extension Day {
  /// The week that the day lies in, for those whose weeks begin with `weekStart`.
  ///
  /// At the calendar's ends the week is cut off.
  package func week(startingOn weekStart: Weekday) -> DayRange {
    let passed = (weekday.rawValue - weekStart.rawValue + 7) % 7
    let first = adding(days: -passed) ?? Day.first
    let last = adding(days: 6 - passed) ?? Day.last
    return DayRange(first: first, last: last) ?? DayRange(self)
  }

  /// The latest of the given weekdays before this day: a week earlier when it is one itself.
  package func previous(_ weekday: Weekday) -> Day? {
    adding(days: -((self.weekday.rawValue - weekday.rawValue + 6) % 7 + 1))
  }

  /// The first of the given weekdays after this day: a week later when it is one itself.
  package func next(_ weekday: Weekday) -> Day? {
    adding(days: (weekday.rawValue - self.weekday.rawValue + 6) % 7 + 1)
  }
}

extension Weekday {
  /// Reads a weekday's name in English or Korean: `monday`, `Sun`, `일요일`.
  package init?(named name: String) {
    let name = name.lowercased()
    guard let weekday = EnglishNames.weekday(name) ?? KoreanWords.weekday(name) else { return nil }
    self = weekday
  }

  /// The English name in small letters.
  package var name: String { EnglishNames.weekdays[rawValue].lowercased() }

  /// The weekdays in the order of a week that begins with this one.
  package var week: [Weekday] {
    Weekday.allCases.indices.map { Weekday.allCases[(rawValue + $0) % 7] }
  }
}
