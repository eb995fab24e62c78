/// A day on the proleptic Gregorian calendar, without a time or a time zone.
///
/// An entry belongs to the day its author wrote it on, wherever they were; so a diary never
/// converts dates between time zones, and day arithmetic needs no calendar library.
package struct Day: Hashable, Sendable {
  /// 1 through 9999.
  package let year: Int
  /// 1 through 12.
  package let month: Int
  /// 1 through 31.
  package let day: Int

  /// Creates a day of the years 1 to 9999, or nothing when no such day exists.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard (1...Self.count(ofMonth: month, year: year)).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private init(checkedYear year: Int, _ month: Int, _ day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The first day there is: 1 January of the year 1.
  package static let first = Day(checkedYear: 1, 1, 1)
  /// The last day there is: 31 December 9999.
  package static let last = Day(checkedYear: 9999, 12, 31)

  /// The number of days in a month: 28 through 31.
  package static func count(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year of the Gregorian calendar has a 29 February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension Day: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Day {
  /// Days since 1 March of the year 0, by Howard Hinnant's `days_from_civil`.
  ///
  /// Source: <https://howardhinnant.github.io/date_algorithms.html>.
  package var ordinal: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shiftedYear * 365 + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400 + dayOfYear
  }

  /// The day with an ordinal, or nothing outside the years 1 to 9999.
  package init?(ordinal: Int) {
    guard ordinal >= Day.first.ordinal, ordinal <= Day.last.ordinal else { return nil }
    let era = ordinal / 146_097
    let dayOfEra = ordinal % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      checkedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The day some days later (earlier when negative), or nothing outside the calendar.
  package func adding(days: Int) -> Day? {
    let (sum, isTooFar) = ordinal.addingReportingOverflow(days)
    return isTooFar ? nil : Day(ordinal: sum)
  }

  /// The same day some months later; a day the month does not have becomes its last.
  package func adding(months: Int) -> Day? {
    let (total, isTooFar) = (year * 12 + (month - 1)).addingReportingOverflow(months)
    guard !isTooFar, total >= 12 else { return nil }
    let (newYear, newMonth) = (total / 12, total % 12 + 1)
    guard newYear <= 9999 else { return nil }
    return Day(
      year: newYear, month: newMonth, day: min(day, Day.count(ofMonth: newMonth, year: newYear)))
  }

  /// The day of the week.
  package var weekday: Weekday {
    // 1 March of the year 0 was a Wednesday.
    Weekday.allCases[(ordinal + 2) % 7]
  }
}

extension Day: LosslessStringConvertible {
  /// Reads `2026-05-17`, ten ASCII characters and nothing else.
  package init?(_ description: String) {
    let bytes = Array(description.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = bytes[0..<4].decimal, let month = bytes[5..<7].decimal,
      let day = bytes[8..<10].decimal
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as ISO 8601 writes it: `2026-05-17`.
  package var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

/// A day of the week, Monday first as in ISO 8601.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}
