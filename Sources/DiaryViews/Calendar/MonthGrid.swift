import DiaryModel
import Platform

/// A month as a grid, a week a line, with a mark at each day that is written.
///
/// ```
///  November 2026
///  Mo  Tu  We  Th  Fr  Sa  Su
///                           1•
///   2•  3   4•  5   6   7   8
/// ```
///
/// Today is shown with its colours exchanged, and where there are no escape sequences by `>`.
struct MonthGrid {
  /// The cells of a line.
  static let width = 28

  private let look: CalendarLook
  private let month: CalendarMonth
  private let weeks: [[Day?]]
  private let written: [Day: WrittenDay]

  init(_ month: CalendarMonth, written: [Day: WrittenDay], look: CalendarLook) {
    (self.month, self.written, self.look) = (month, written, look)
    weeks = month.days.weeks(startingOn: look.weekStart)
  }

  /// How many lines it takes: the month's name, the weekdays' and a line for each week.
  var lineCount: Int { weeks.count + 2 }

  /// Appends one of its lines, filled up to its width; blanks behind the last.
  func append(_ number: Int, to line: inout TableLine) {
    switch number {
    case 0: line.append(" " + look.monthName(month), .bold, cells: Self.width)
    case 1:
      for weekday in look.weekStart.week {
        line.append(blanks: 1)
        line.append(look.narrow(weekday), .dim, cells: 2)
        line.append(blanks: 1)
      }
    case 2..<lineCount: for day in weeks[number - 2] { append(day, to: &line) }
    default: line.append(blanks: Self.width)
    }
  }

  private func append(_ day: Day?, to line: inout TableLine) {
    guard let day else { return line.append(blanks: 4) }
    let isToday = day == look.today
    let isPlain = look.palette.depth == .plain
    line.append(isToday && isPlain ? ">" : " ", .none)
    line.append(DisplayWidth.pad(String(day.day), to: 2, side: .start), style(of: day))
    guard let entry = written[day] else { return line.append(blanks: 1) }
    let mark = look.mark(entry)
    line.append(mark.text, mark.style, cells: 1)
  }

  private func style(of day: Day) -> TextStyle {
    if day == look.today { return .reversed }
    return written[day] != nil ? .bold : day > look.today ? .dim : .none
  }
}
