import DiaryModel
import Platform

/// Days in the locale's form where that leaves room enough, and as ISO 8601 where it does not.
///
/// All of a view are in one form, so that its columns stay columns.
struct FittingDates {
  let isISO: Bool
  /// How wide the widest one is, in display cells.
  let cells: Int
  private let date: (Day) -> String

  /// `room` is how many cells a date may take.
  init(_ date: @escaping (Day) -> String, room: Int) {
    let widest = Self.sampleDays.reduce(0) { max($0, DisplayWidth.width(of: date($1))) }
    isISO = widest > max(room, Self.isoCells)
    cells = isISO ? Self.isoCells : widest
    self.date = date
  }

  /// Those of a list, which leave something to the titles on a narrow screen.
  init(_ options: EntryTable.Options) {
    self.init(options.date, room: options.width < 60 ? Self.narrowCells : .max)
  }

  func callAsFunction(_ day: Day) -> String { isISO ? day.description : date(day) }

  private static let isoCells = 10
  private static let narrowCells = 12

  /// Days that show how wide a locale's dates become: each month and weekday, two digits a day.
  private static let sampleDays = (1...12).flatMap { month in
    [20, 28].compactMap { Day(year: 2026, month: month, day: $0) }
  }
}
