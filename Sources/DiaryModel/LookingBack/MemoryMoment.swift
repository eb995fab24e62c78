/// What memories are asked of: a day, or a date of every year.
package enum MemoryMoment: Hashable, Sendable {
  /// A day, on which others come back after months and years.
  case day(Day)
  /// A date in every year before a day.
  case date(month: Int, day: Int, before: Day)

  /// Reads words: a date without a year is meant of every year, all else is one day; no words are
  /// today.
  package init(
    parsing text: String, today: Day, local: LocalDates = LocalDates()
  ) throws(DayPhraseError) {
    if text.isEmpty {
      self = .day(today)
    } else if case .date(let month, let day) = try RecurringDay(
      dateWithoutYear: text, local: local)
    {
      self = .date(month: month, day: day, before: today)
    } else {
      self = .day(try DayPhrase.parseDay(text, today: today, local: local))
    }
  }

  /// The days that come back, the latest first, back to the first day that is written.
  package func days(since first: Day) -> [MemoryDays] {
    switch self {
    case .day(let day): MemoryDays.all(on: day, since: first)
    case .date(let month, let day, let today):
      MemoryDays.all(month: month, day: day, before: today, since: first)
    }
  }
}

extension MemoryMoment: CustomStringConvertible {
  /// `2026-12-24`, or `12-24` of every year.
  package var description: String {
    switch self {
    case .day(let day): day.description
    case .date(let month, let day, _): "\(month.padded(to: 2))-\(day.padded(to: 2))"
    }
  }
}
