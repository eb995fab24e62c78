/// Days that come back on a later day, and how long ago they are then.
///
/// Every day comes back once after each number of months: on the day of the same number, or where
/// the month has none, on its last. So 29 February comes back on 28 February of common years, and
/// 31 January, a month later, on the last of February.
package struct MemoryDays: Hashable, Sendable {
  /// Nothing where it is less than a month.
  package let age: MemoryAge?
  package let days: DayRange

  /// The days that come back on a day after a time; nothing where there are none.
  package init?(_ age: MemoryAge, before day: Day) {
    let month = CalendarMonth(day)
    guard let earlier = month.adding(-age.months), let first = earlier.day(day.day) else {
      return nil
    }
    let last = day.day == month.count ? earlier.day(earlier.count) : first
    guard let days = DayRange(first: first, last: last) else { return nil }
    (self.age, self.days) = (age, days)
  }

  private init(_ day: Day, seenOn today: Day) {
    (age, days) = (MemoryAge(from: day, to: today), DayRange(day))
  }

  /// One date in every year that is gone by, the latest first, back to the first day that is written.
  ///
  /// 29 February is the leap years' alone. Today itself has not gone by.
  package static func all(month: Int, day: Int, before today: Day, since first: Day) -> [MemoryDays]
  {
    guard first <= today else { return [] }
    return (first.year...today.year).reversed().compactMap { year in
      guard let day = Day(year: year, month: month, day: day), day < today, day >= first else {
        return nil
      }
      return MemoryDays(day, seenOn: today)
    }
  }

  /// All that comes back on a day, the latest first.
  ///
  /// After 1, 3 and 6 months, and after every number of years back to the first day that is written.
  package static func all(on day: Day, since first: Day) -> [MemoryDays] {
    let years = max(day.year - first.year, 0)
    let ages = MemoryAge.someMonths + (0..<years).map { MemoryAge(months: ($0 + 1) * 12) }
    return ages.compactMap { MemoryDays($0, before: day) }
      .filter { $0.days.last.map { $0 >= first } ?? false }
  }
}

/// How long ago a memory is, in whole months.
package struct MemoryAge: Hashable, Sendable {
  package let months: Int

  package init(months: Int) { self.months = months }

  /// The whole months from one day to a later one, or nothing where it is not later.
  package init?(from earlier: Day, to later: Day) {
    let months = (later.year - earlier.year) * 12 + later.month - earlier.month
    let isWhole = earlier.adding(months: months).map { $0 <= later } ?? false
    self.init(months: isWhole ? months : months - 1)
    guard self.months > 0 else { return nil }
  }

  /// Whether it is a number of years, with no months behind.
  package var isOfYears: Bool { months % 12 == 0 }

  static let someMonths = [1, 3, 6].map { MemoryAge(months: $0) }
}

extension MemoryAge: CustomStringConvertible {
  /// The age in words: `3 years ago`, `6 months ago`.
  ///
  /// Months behind whole years are left out.
  package var description: String {
    let (count, unit) = months >= 12 ? (months / 12, "year") : (months, "month")
    return "\(count) \(unit)\(count == 1 ? "" : "s") ago"
  }
}
