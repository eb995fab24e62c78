/// Days from one to another, both included, or without end on a side.
package struct DayRange: Hashable, Sendable {
  /// The first day; nothing where the range has no beginning.
  package let first: Day?
  /// The last day; nothing where the range has no end.
  package let last: Day?

  /// Creates a range, or nothing when it would end before it begins.
  package init?(first: Day?, last: Day?) {
    if let first, let last, first > last { return nil }
    (self.first, self.last) = (first, last)
  }

  /// The range of one day.
  package init(_ day: Day) { (first, last) = (day, day) }

  /// Every day there is.
  package static let all = DayRange()

  private init() { (first, last) = (nil, nil) }

  /// The day, where the range is no longer than one.
  package var onlyDay: Day? { first == last ? first : nil }

  /// How many days it has; nothing when it does not end on both sides.
  package var count: Int? {
    guard let first, let last else { return nil }
    return last.ordinal - first.ordinal + 1
  }

  /// Whether a day lies in the range.
  package func contains(_ day: Day) -> Bool {
    (first.map { $0 <= day } ?? true) && (last.map { day <= $0 } ?? true)
  }

  /// The days that lie in both ranges, or nothing when there are none.
  package func intersection(_ other: DayRange) -> DayRange? {
    let first = [first, other.first].compactMap { $0 }.max()
    let last = [last, other.last].compactMap { $0 }.min()
    return DayRange(first: first, last: last)
  }

  /// The days of a month, or nothing when there is no such month.
  package init?(year: Int, month: Int) {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    let count = Day.count(ofMonth: month, year: year)
    self.init(first: first, last: Day(year: year, month: month, day: count))
  }

  /// The days of a year, or nothing outside the years 1 to 9999.
  package init?(year: Int) {
    guard let first = Day(year: year, month: 1, day: 1) else { return nil }
    self.init(first: first, last: Day(year: year, month: 12, day: 31))
  }
}

extension DayRange: CustomStringConvertible {
  /// The range as it may be written on a command line: `2026-11-01..2026-11-29`, or one day.
  package var description: String {
    if let onlyDay { return onlyDay.description }
    return "\(first?.description ?? "")..\(last?.description ?? "")"
  }
}
