/// A week of ISO 8601: Monday through Sunday, of the year that its Thursday lies in.
package struct ISOWeek: Hashable, Sendable {
  /// The year that the week's Thursday lies in.
  package let year: Int
  /// 1 through 52 or 53.
  package let number: Int

  /// Creates a week, or nothing when the year has none of that number.
  package init?(year: Int, number: Int) {
    guard (1...9999).contains(year), number >= 1, number <= Self.count(inYear: year) else {
      return nil
    }
    (self.year, self.number) = (year, number)
  }

  /// The week that a day lies in.
  package init(_ day: Day) {
    let thursday = day.ordinal - day.weekday.rawValue + 3
    // The calendar begins on a Monday and ends on a Friday: every week in it has its Thursday.
    year = Day(ordinal: thursday)?.year ?? day.year
    let newYear = Day(year: year, month: 1, day: 1)?.ordinal ?? thursday
    number = (thursday - newYear) / 7 + 1
  }

  /// 53 where the year begins with a Thursday, or is a leap year that begins with a Wednesday.
  package static func count(inYear year: Int) -> Int {
    let first = Day(year: year, month: 1, day: 1)?.weekday
    return first == .thursday || first == .wednesday && Day.isLeap(year) ? 53 : 52
  }

  /// One of its days, or nothing outside the calendar.
  package func day(_ weekday: Weekday) -> Day? {
    guard let fourth = Day(year: year, month: 1, day: 4) else { return nil }
    let monday = fourth.ordinal - fourth.weekday.rawValue
    return Day(ordinal: monday + (number - 1) * 7 + weekday.rawValue)
  }

  /// Its days; fewer than seven at the calendar's end.
  package var range: DayRange? {
    DayRange(first: day(.monday), last: day(.sunday) ?? Day.last)
  }
}

extension ISOWeek: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.year, left.number) < (right.year, right.number)
  }
}

extension ISOWeek: CustomStringConvertible {
  /// The week as ISO 8601 writes it: `2026-W48`.
  package var description: String { "\(year.padded(to: 4))-W\(number.padded(to: 2))" }
}
