import DiaryModel

/// How statistics look: their names and colours, and how wide they may be.
package struct StatisticsLook {
  /// Display cells of the screen.
  package var width: Int
  package var palette: Palette
  package var today: Day
  package var weekStart: Weekday
  /// A day in the locale's form, with its year.
  package var date: (Day) -> String
  /// The name of a month from 1 to 12.
  package var month: (Int) -> String
  package var weekday: (Weekday) -> String
  package var category: (String) -> CategoryLook

  package init(
    width: Int, palette: Palette, today: Day, weekStart: Weekday,
    date: @escaping (Day) -> String, month: @escaping (Int) -> String,
    weekday: @escaping (Weekday) -> String,
    category: @escaping (String) -> CategoryLook = { _ in CategoryLook() }
  ) {
    (self.width, self.palette, self.today) = (width, palette, today)
    (self.weekStart, self.date, self.month) = (weekStart, date, month)
    (self.weekday, self.category) = (weekday, category)
  }
}
