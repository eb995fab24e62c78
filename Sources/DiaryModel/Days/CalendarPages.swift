/// What a calendar shows for the days that are asked for: whole months, or whole years.
package enum CalendarPages: Hashable, Sendable {
  /// In their order.
  case months([CalendarMonth])
  case years([Int])

  /// Years where the days are whole years or lie in more than twelve months, else months.
  ///
  /// Where the days have no beginning or no end, those that are written set it; `today` belongs to
  /// what is not over.
  package init(_ days: DayRange, written: DayRange?, today: Day) {
    let last = days.last ?? max(written?.last ?? today, today, days.first ?? today)
    let first = days.first ?? min(written?.first ?? today, last)
    let (start, end) = (CalendarMonth(first), CalendarMonth(last))
    let isWhole =
      first.month == 1 && first.day == 1
      && days.last.map { $0.month == 12 && $0.day == 31 } ?? false
    let isLong = (end.year - start.year) * 12 + end.month - start.month >= Self.mostMonths
    self = isWhole || isLong ? .years(Array(start.year...end.year)) : .months(start.through(end))
  }

  /// All days of the months or years.
  package var days: DayRange {
    switch self {
    case .months(let months):
      DayRange(first: months.first?.days.first, last: months.last?.days.last) ?? .all
    case .years(let years):
      DayRange(
        first: years.first.flatMap { DayRange(year: $0)?.first },
        last: years.last.flatMap { DayRange(year: $0)?.last }) ?? .all
    }
  }

  private static let mostMonths = 12
}
