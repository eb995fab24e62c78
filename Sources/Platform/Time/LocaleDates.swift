#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Dates as the user's locale writes them.
///
/// By the system's own locales, from `LC_ALL`, `LC_TIME`, `LANG`, whichever is set first. Where the
/// locale is missing, or is `C` or `POSIX`, dates are ISO 8601 and names English. What comes out is
/// always UTF-8: for a locale in another code set its sister in UTF-8 is taken.
package struct LocaleDates: ~Copyable, Sendable {
  /// How much of a date is written, and how.
  package enum Style: CaseIterable, Sendable {
    /// The locale's `%x` with all digits of the year: `29.11.2026`.
    case short
    /// With the weekday, in the locale's order: `Sonntag 29. November 2026`.
    case full
    /// `November 2026`.
    case monthYear
  }

  private let locale: SystemLocale?

  /// By the values of `LC_ALL`, `LC_TIME` and `LANG`, where they are set.
  package init(all: String?, time: String?, language: String?) {
    let name = [all, time, language].compactMap(\.self).first { !$0.isEmpty } ?? ""
    locale = SystemLocale(named: name)
  }

  /// By the three variables of an environment.
  package init(environment: [String: String]) {
    self.init(
      all: environment["LC_ALL"], time: environment["LC_TIME"], language: environment["LANG"])
  }

  /// Whether the dates are ISO 8601 and the names English, for want of a locale.
  package var isFallback: Bool {
    switch locale {
    case .some: false
    case .none: true
    }
  }

  /// A day that exists in the calendar, as text.
  package borrowing func format(year: Int, month: Int, day: Int, style: Style) -> String {
    let date = CivilDate(year: year, month: month, day: day)
    return switch locale {
    case .some(let locale): locale.format(date, locale.patterns.pattern(style)) ?? date.iso(style)
    case .none: date.iso(style)
    }
  }

  /// The name of a weekday, where 0 is Monday.
  package borrowing func weekdayName(_ weekday: Int, isShort: Bool = false) -> String {
    // The first of January 2024 was a Monday.
    let date = CivilDate(year: 2024, month: 1, day: 1 + weekday)
    return formatted(date, isShort ? "%a" : "%A")
      ?? CivilDate.weekdayName(weekday, isShort: isShort)
  }

  /// The name of a month from 1 to 12, as it stands alone.
  package borrowing func monthName(_ month: Int, isShort: Bool = false) -> String {
    let date = CivilDate(year: 2024, month: month, day: 1)
    return formatted(date, isShort ? DatePatterns.shortMonthAlone : DatePatterns.monthAlone)
      ?? CivilDate.monthName(month, isShort: isShort)
  }

  /// Every form of a month's name, alone and beside a day, in full and short.
  package borrowing func monthNames(_ month: Int) -> [String] {
    let date = CivilDate(year: 2024, month: month, day: 1)
    let patterns = ["%B", "%b", DatePatterns.monthAlone, DatePatterns.shortMonthAlone]
    return patterns.compactMap { formatted(date, $0) }
  }

  /// The day that weeks begin with, where 0 is Monday.
  package var firstWeekday: Int {
    switch locale {
    case .some(let locale): locale.firstWeekday
    case .none: 0
    }
  }

  private borrowing func formatted(_ date: CivilDate, _ pattern: String) -> String? {
    switch locale {
    case .some(let locale): locale.format(date, pattern)
    case .none: nil
    }
  }
}
