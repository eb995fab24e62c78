import DiaryModel
import DiarySite
import Platform

/// Days and weekdays as the user's locale writes them.
///
/// A class, because the views of one command all ask the one locale object of the system, which
/// nothing may copy.
final class DayNames: Sendable {
  private let dates: LocaleDates

  init(environment: [String: String]) { dates = LocaleDates(environment: environment) }

  func short(_ day: Day) -> String { format(day, .short) }

  func long(_ day: Day) -> String { format(day, .full) }

  func name(of weekday: Weekday) -> String { dates.weekdayName(weekday.rawValue) }

  func shortName(of weekday: Weekday) -> String {
    dates.weekdayName(weekday.rawValue, isShort: true)
  }

  func monthAndYear(_ month: CalendarMonth) -> String {
    month.day(1).map { format($0, .monthYear) } ?? month.description
  }

  /// A month from 1 to 12, as it stands alone.
  func monthName(_ month: Int, isShort: Bool) -> String {
    dates.monthName(month, isShort: isShort)
  }

  /// The same for the pages of a site.
  var siteDates: SiteDates {
    var dates = SiteDates()
    guard !self.dates.isFallback else { return dates }
    dates.long = { self.format($0, .full) }
    dates.month = { self.dates.monthName($0) }
    dates.monthAndYear = { self.format($0, .monthYear) }
    dates.weekday = { self.dates.weekdayName($0.weekday.rawValue, isShort: true) }
    return dates
  }

  /// The same for reading them back; nothing where they are English and ISO 8601.
  var read: LocalDateNames? {
    guard !dates.isFallback else { return nil }
    return LocalDateNames(
      monthNames: { self.dates.monthNames($0) },
      weekdayNames: { weekday in
        [false, true].map { self.dates.weekdayName(weekday.rawValue, isShort: $0) }
      },
      writings: { day in [.short, .full].map { self.format(day, $0) } },
      monthWritings: { [self.format($0, .monthYear)] })
  }

  /// The day that weeks begin with.
  var firstWeekday: Weekday { Weekday(rawValue: dates.firstWeekday) ?? .monday }

  private func format(_ day: Day, _ style: LocaleDates.Style) -> String {
    dates.format(year: day.year, month: day.month, day: day.day, style: style)
  }
}
