import DiaryModel
import Platform

/// How calendars look: their names, weeks and colours, and how wide they may be.
package struct CalendarLook {
  /// Display cells of the screen.
  package var width: Int
  package var palette: Palette
  package var today: Day
  package var weekStart: Weekday
  /// A month with its year.
  package var monthName: (CalendarMonth) -> String
  /// The short name of a month from 1 to 12.
  package var shortMonth: (Int) -> String
  /// The short name of a weekday.
  package var weekday: (Weekday) -> String
  package var category: (String) -> CategoryLook

  package init(
    width: Int, palette: Palette, today: Day, weekStart: Weekday,
    monthName: @escaping (CalendarMonth) -> String, shortMonth: @escaping (Int) -> String,
    weekday: @escaping (Weekday) -> String,
    category: @escaping (String) -> CategoryLook = { _ in CategoryLook() }
  ) {
    (self.width, self.palette, self.today) = (width, palette, today)
    (self.weekStart, self.monthName, self.shortMonth) = (weekStart, monthName, shortMonth)
    (self.weekday, self.category) = (weekday, category)
  }

  /// A weekday's name in two cells, as it stands over or beside days of two digits.
  func narrow(_ weekday: Weekday) -> String {
    let name = DisplayWidth.truncate(self.weekday(weekday), to: 2, ellipsis: "")
    return DisplayWidth.pad(name, to: 2, side: .start)
  }

  /// The mark of a written day, in the colour of the first category that its entries have.
  func mark(_ day: WrittenDay) -> (text: String, style: TextStyle) {
    if day.isStarred { return ("★", .color(.yellow)) }
    return ("•", day.categories.first.map(category)?.style ?? .none)
  }
}
