import DiaryModel
import Platform

/// A year as a map of its days, a week a column, darker where more words were written.
///
/// The whole year stands in one band where the screen is wide enough, else in one of each half.
/// Shades, which need no colour, tell the levels; days to come are left out, so today is the last,
/// and a `<` points at it.
struct YearGrid {
  private let look: CalendarLook
  private let year: Int
  private let written: [Day: WrittenDay]
  private let scale: HeatScale
  /// Cells of a day.
  private let cell: Int
  private let bands: [[[Day?]]]

  private static let shades = ["░", "▒", "▓", "█"]
  private static let labelCells = 3

  init(_ year: Int, written: [Day: WrittenDay], scale: HeatScale, look: CalendarLook) {
    (self.year, self.written, self.scale, self.look) = (year, written, scale, look)
    let room = look.width - Self.labelCells
    let isWhole = room >= 2 * 54
    cell = room >= 2 * 27 + 1 ? 2 : 1
    bands = (isWhole ? [1...12] : [1...6, 7...12]).map { months in
      let first = CalendarMonth(year: year, month: months.lowerBound)?.days.first
      let last = CalendarMonth(year: year, month: months.upperBound)?.days.last
      return (DayRange(first: first, last: last) ?? .all).weeks(startingOn: look.weekStart)
    }
  }

  func append(to output: inout [UInt8]) {
    for (index, weeks) in bands.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\n")) }
      append(to: &output) { appendMonths(weeks, to: &$0) }
      for (place, weekday) in look.weekStart.week.enumerated() {
        append(to: &output) { line in
          line.append(look.narrow(weekday), .dim, cells: 2)
          line.append(blanks: Self.labelCells - 2)
          for (column, week) in weeks.enumerated() {
            let next = column + 1 < weeks.count ? weeks[column + 1][place] : nil
            append(week[place], before: next, to: &line)
          }
        }
      }
    }
  }

  /// The darkest for the scale's last level, however many there are.
  static func shade(ofLevel level: Int, on scale: HeatScale) -> String {
    shades[level * shades.count / scale.bounds.count - 1]
  }

  private func append(to output: inout [UInt8], _ body: (inout TableLine) -> Void) {
    output.appendLine(palette: look.palette, room: look.width, body)
  }

  /// The months' names, each over the week in which it begins.
  private func appendMonths(_ weeks: [[Day?]], to line: inout TableLine) {
    let names = (1...12).map(look.shortMonth)
    let isNarrow = names.contains { DisplayWidth.width(of: $0) >= 4 * cell }
    line.append(blanks: Self.labelCells)
    var end = 0
    for (column, week) in weeks.enumerated() {
      guard let first = week.first(where: { $0?.day == 1 }) ?? nil else { continue }
      line.append(blanks: column * cell - end)
      let name = isNarrow ? String(first.month) : names[first.month - 1]
      line.append(name, .dim)
      end = column * cell + DisplayWidth.width(of: name)
    }
  }

  private func append(_ day: Day?, before next: Day?, to line: inout TableLine) {
    guard let day, let level = level(of: day) else {
      let isBehindToday = day.flatMap { $0.adding(days: -7) } == look.today
      return isBehindToday ? appendPointer(to: &line) : line.append(blanks: cell)
    }
    if level == 0 {
      line.append("·", .dim)
      line.append(blanks: cell - 1)
    } else {
      let shade = Self.shade(ofLevel: level, on: scale)
      line.append(String(repeating: shade, count: cell), .color(.green))
    }
    // Today stands in the band's last column.
    if day == look.today, next == nil { line.append("<", .bold) }
  }

  private func appendPointer(to line: inout TableLine) {
    line.append("<", .bold)
    line.append(blanks: cell - 1)
  }

  /// 0 for a day on which nothing is written; nothing for one that is to come.
  private func level(of day: Day) -> Int? {
    guard let found = written[day] else { return day > look.today ? nil : 0 }
    return scale.level(of: found.words)
  }
}
