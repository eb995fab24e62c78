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
      appendHeading(cells: cells, to: &line)
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

  /// How many cells stand before a streak's date.
  static func dateRoom(beside streaks: Streaks) -> Int {
    2 + streakCells + 2 + counts(of: streaks).reduce(0) { max($0, $1.utf8.count) } + 2 + 6
  }

  /// The heading, and over each of several columns of numbers what it counts.
  private func appendHeading(cells: Int, to line: inout TableLine) {
    guard case .bars(let bars) = content, let numbers = numberCells(bars, cells: cells) else {
      return line.append(heading, .bold, cells: cells)
    }
    let names = numbers.words > 0 ? numbers.count + 2 + numbers.words : numbers.count
    line.append(heading, .bold, cells: max(cells - names, 0))
    line.append(DisplayWidth.pad(Self.countName, to: numbers.count, side: .start), .dim)
    guard numbers.words > 0 else { return }
    line.append(blanks: 2)
    line.append(DisplayWidth.pad(Self.wordName, to: numbers.words, side: .start), .dim)
  }

  /// The widths of the columns of numbers where they have names; nothing where there is only one.
  private func numberCells(_ bars: [Bar], cells: Int) -> (count: Int, words: Int)? {
    guard cells >= Self.wordsWidth else { return nil }
    let count = bars.reduce(Self.countName.utf8.count) { max($0, $1.count.grouped.utf8.count) }
    guard bars.contains(where: { $0.words != nil }) else { return (count, 0) }
    let words = bars.reduce(Self.wordName.utf8.count) {
      max($0, $1.words?.grouped.utf8.count ?? 0)
    }
    return (count, words)
  }

  /// `September  ████████▍   123   45,678`.
  private func append(_ bar: Bar, among bars: [Bar], cells: Int, to line: inout TableLine) {
    let labels = bars.reduce(0) { max($0, DisplayWidth.width(of: VisibleText.oneLine($1.label))) }
    let labelCells = min(labels, cells * 2 / 5)
    let named = numberCells(bars, cells: cells)
    let countCells = named?.count ?? bars.reduce(0) { max($0, $1.count.grouped.utf8.count) }
    let wordCells = named?.words ?? 0
    let numbers = countCells + 2 + (wordCells > 0 ? wordCells + 2 : 0)
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
    guard wordCells > 0, let words = bar.words else { return }
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
    let counts = Self.counts(of: streaks)
    let cells = counts.reduce(0) { max($0, $1.utf8.count) }
    line.append(blanks: 2)
    line.append(isLongest ? "longest" : "now", .none, cells: Self.streakCells)
    line.append(blanks: 2)
    line.append(DisplayWidth.pad(counts[isLongest ? 1 : 0], to: cells, side: .start), .none)
    guard let streak = isLongest ? streaks.longest : streaks.current else { return }
    line.append(blanks: 2)
    let day = isLongest ? streak.last : streak.first
    let word = isLongest ? "until" : "since"
    line.append("\(word) \(date(day))", .dim, cells: max(line.room - end, 0))
  }

  private static func counts(of streaks: Streaks) -> [String] {
    [streaks.current, streaks.longest].map { ($0?.count ?? 0).of("day", "days") }
  }

  private static let streakCells = 7
  private static let countName = "entries"
  private static let wordName = "words"

  private static let hourRows = 4
  /// From how many cells on words stand beside the entries.
  private static let wordsWidth = 44
}
