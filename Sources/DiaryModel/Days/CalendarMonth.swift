/// A month of a year.
package struct CalendarMonth: Hashable, Sendable {
  /// 1 through 9999.
  package let year: Int
  /// 1 through 12.
  package let month: Int

  /// Creates a month, or nothing when there is no such month.
  package init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    (self.year, self.month) = (year, month)
  }

  /// The month that a day lies in.
  package init(_ day: Day) { (year, month) = (day.year, day.month) }

  /// The month some months later (earlier when negative), or nothing outside the calendar.
  package func adding(_ months: Int) -> CalendarMonth? {
    let (total, isTooFar) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !isTooFar, total >= 12 else { return nil }
    return CalendarMonth(year: total / 12, month: total % 12 + 1)
  }

  /// Its days.
  package var days: DayRange { DayRange(year: year, month: month) ?? .all }

  /// How many days it has: 28 through 31.
  package var count: Int { Day.count(ofMonth: month, year: year) }

  /// One of its days, or nothing where it has no such day.
  package func day(_ number: Int) -> Day? { Day(year: year, month: month, day: number) }

  /// All months from this one to another; none where that is earlier.
  package func through(_ last: CalendarMonth) -> [CalendarMonth] {
    guard self <= last else { return [] }
    let count = (last.year - year) * 12 + last.month - month
    return (0...count).compactMap(adding)
  }
}

extension CalendarMonth: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month) < (right.year, right.month)
  }
}

extension CalendarMonth: CustomStringConvertible {
  /// The month as ISO 8601 writes it: `2026-11`.
  package var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }
}
