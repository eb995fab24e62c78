import DiaryModel
import Platform

/// A part of the statistics under its heading: lines that fill a column.
struct StatisticsBlock {
  private let heading: String
  private let content: Content

  private enum Content {
    case bars([Bar])
    /// 24 counts.
    case hours([Int])
    case streaks(Streaks, date: (Day) -> String)
  }

  /// A count with its name.
  struct Bar {
    var label: String
    var count: Int
    /// Nothing where they are not known.
    var words: Int?
    var style = TextStyle.color(.green)
  }

  init(_ heading: String, bars: [Bar]) { (self.heading, content) = (heading, .bars(bars)) }

  init(_ heading: String, hours: [Int]) { (self.heading, content) = (heading, .hours(hours)) }

  init(_ heading: String, _ streaks: Streaks, date: @escaping (Day) -> String) {
    (self.heading, content) = (heading, .streaks(streaks, date: date))
  }

  /// How many lines it takes, with the heading.
  var lineCount: Int {
    switch content {
    case .bars(let bars): bars.count + 1
    case .hours: Self.hourRows + 2
    case .streaks: 3
    }
  }

  /// Appends one of its lines, filled up to `cells`.
  func append(_ number: Int, cells: Int, to line: inout TableLine) {
    let end = line.room - cells
    if number == 0 {
      line.append(heading, .bold, cells: cells)
    } else if number < lineCount {
      switch content {
      case .bars(let bars): append(bars[number - 1], among: bars, cells: cells, to: &line)
      case .hours(let hours): append(hours, row: number - 1, cells: cells, to: &line)
      case .streaks(let streaks, let date):
        append(streaks, isLongest: number == 2, date, end: end, to: &line)
      }
    }
    line.append(blanks: line.room - end)
  }

  /// `September  ████████▍   123   45,678`.
  private func append(_ bar: Bar, among bars: [Bar], cells: Int, to line: inout TableLine) {
    let labels = bars.reduce(0) { max($0, DisplayWidth.width(of: VisibleText.oneLine($1.label))) }
    let labelCells = min(labels, cells * 2 / 5)
    let countCells = bars.reduce(0) { max($0, $1.count.grouped.utf8.count) }
    let wordCells = bars.reduce(0) { max($0, $1.words?.grouped.utf8.count ?? 0) }
    let hasWords = wordCells > 0 && cells >= Self.wordsWidth
    let numbers = countCells + 2 + (hasWords ? wordCells + 2 : 0)
    let room = max(cells - 2 - labelCells - 2 - numbers, 1)
    line.append(blanks: 2)
    line.append(bar.label, .none, cells: labelCells)
    line.append(blanks: 2)
    let most = bars.reduce(0) { max($0, $1.count) }
    line.append(Bars.lying(bar.count, of: most, cells: room), bar.style, cells: room)
    line.append(blanks: 2)
    line.append(
      DisplayWidth.pad(bar.count.grouped, to: countCells, side: .start),
      bar.count > 0 ? .none : .dim)
    guard hasWords, let words = bar.words else { return }
    line.append(blanks: 2)
    line.append(DisplayWidth.pad(words.grouped, to: wordCells, side: .start), .dim)
  }

  /// Standing bars from midnight on, and under them every sixth hour.
  private func append(_ hours: [Int], row: Int, cells: Int, to line: inout TableLine) {
    let most = hours.reduce(0, max)
    let cell = cells - 2 >= hours.count * 2 ? 2 : 1
    line.append(blanks: 2)
    for (hour, count) in hours.enumerated() {
      if row < Self.hourRows {
        let bar = Bars.standing(
          count, of: most, rows: Self.hourRows, row: Self.hourRows - 1 - row)
        line.append(bar, .color(.green))
        line.append(blanks: cell - 1)
      } else if hour % 6 == 0 {
        line.append(String(hour), .dim, cells: 6 * cell)
      }
    }
  }

  private func append(
    _ streaks: Streaks, isLongest: Bool, _ date: (Day) -> String, end: Int,
    to line: inout TableLine
  ) {
    let counts = [streaks.current, streaks.longest].map { ($0?.count ?? 0).of("day", "days") }
    let cells = counts.reduce(0) { max($0, $1.utf8.count) }
    line.append(blanks: 2)
    line.append(isLongest ? "longest" : "now", .none, cells: 7)
    line.append(blanks: 2)
    line.append(DisplayWidth.pad(counts[isLongest ? 1 : 0], to: cells, side: .start), .none)
    guard let streak = isLongest ? streaks.longest : streaks.current else { return }
    line.append(blanks: 2)
    let day = isLongest ? streak.last : streak.first
    let word = isLongest ? "until" : "since"
    let isTooWide = DisplayWidth.width(of: "\(word) \(date(day))") > line.room - end
    line.append(
      "\(word) \(isTooWide ? day.description : date(day))", .dim, cells: max(line.room - end, 0))
  }

  private static let hourRows = 4
  /// From how many cells on words stand beside the entries.
  private static let wordsWidth = 44
}
