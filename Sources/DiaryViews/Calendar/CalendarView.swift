import DiaryModel
import Platform

/// What `calendar` prints: a month with its entries, months beside each other, or years as maps.
package struct CalendarView {
  private let look: CalendarLook
  private let written: [Day: WrittenDay]

  package init(_ look: CalendarLook, written: [WrittenDay]) {
    self.look = look
    self.written = Dictionary(written.map { ($0.day, $0) }) { first, _ in first }
  }

  /// Appends a month, its entries beside it where the screen is wide enough, else under it.
  ///
  /// The entries come the oldest first.
  package func append(_ month: CalendarMonth, entries: [Entry], to output: inout [UInt8]) {
    let grid = MonthGrid(month, written: written, look: look)
    let titles = MonthTitles(entries, look: look)
    let isBeside = look.width >= Self.besideWidth
    // The entries begin beside the weekdays.
    let count = isBeside ? max(grid.lineCount, titles.count + 1) : grid.lineCount
    for number in 0..<count {
      appendLine(to: &output) { line in
        grid.append(number, to: &line)
        guard isBeside, number > 0 else { return }
        line.append(blanks: Self.gap)
        titles.append(number - 1, to: &line)
      }
    }
    guard !isBeside, titles.count > 0 else { return }
    output.append(UInt8(ascii: "\n"))
    for number in 0..<titles.count {
      appendLine(to: &output) { titles.append(number, to: &$0) }
    }
  }

  /// Appends several months, as many beside each other as the screen is wide, and under them how
  /// many days each category has.
  package func append(_ months: [CalendarMonth], to output: inout [UInt8]) {
    let most = (look.width + Self.gap) / (MonthGrid.width + Self.gap)
    // Twelve months are better in fours than in fives.
    let across = most >= 6 ? 6 : most >= 5 ? 4 : max(most, 1)
    let grids = months.map { MonthGrid($0, written: written, look: look) }
    for start in stride(from: 0, to: grids.count, by: across) {
      if start > 0 { output.append(UInt8(ascii: "\n")) }
      let row = grids[start..<min(start + across, grids.count)]
      for number in 0..<(row.map(\.lineCount).max() ?? 0) {
        appendLine(to: &output) { line in
          for (place, grid) in row.enumerated() {
            if place > 0 { line.append(blanks: Self.gap) }
            grid.append(number, to: &line)
          }
        }
      }
    }
    appendCategories(to: &output)
  }

  /// Appends years as maps of their words, each under its number and what was written in it.
  package func append(years: [Int], to output: inout [UInt8]) {
    let scale = HeatScale(written.values.map(\.words))
    for (index, year) in years.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\n")) }
      let days = written.values.filter { $0.day.year == year }
      let total = WritingTally.Count(
        entries: days.reduce(0) { $0 + $1.entries }, words: days.reduce(0) { $0 + $1.words })
      appendLine(to: &output) { line in
        line.append(String(year), .bold)
        let words = "  " + total.inWords(days: days.count)
        line.append(words.utf8.count <= line.room ? words : "  " + total.inWords, .dim)
      }
      output.append(UInt8(ascii: "\n"))
      YearGrid(year, written: written, scale: scale, look: look).append(to: &output)
    }
    appendScale(scale, to: &output)
  }

  private func appendScale(_ scale: HeatScale, to output: inout [UInt8]) {
    guard !scale.bounds.isEmpty else { return }
    output.append(UInt8(ascii: "\n"))
    appendLine(to: &output) { line in
      line.append("up to", .dim)
      for (index, bound) in scale.bounds.enumerated() {
        line.append(index == 0 ? " " : "  ", .none)
        line.append(YearGrid.shade(ofLevel: index + 1, on: scale), .color(.green))
        line.append(" \(bound.grouped)", .dim)
      }
      line.append(scale.bounds == [1] ? " word" : " words", .dim)
    }
  }

  private func appendCategories(to output: inout [UInt8]) {
    var counts: [String: (name: String, days: Int)] = [:]
    for day in written.values {
      for name in day.categories { counts[name.lowercased(), default: (name, 0)].days += 1 }
    }
    guard !counts.isEmpty else { return }
    output.append(UInt8(ascii: "\n"))
    let shown = counts.values.sorted { ($1.days, $0.name) < ($0.days, $1.name) }
    var text = StyledText()
    for (index, item) in shown.enumerated() {
      if index > 0 { text.append("   ", .none) }
      let look = look.category(item.name)
      let icon = look.icon.isEmpty ? "" : look.icon + "\u{A0}"
      text.append("•\u{A0}\(icon)\(item.name.unbroken)", look.style)
      text.append("\u{A0}\(item.days)", .dim)
    }
    for range in text.lines(first: look.width - 1, rest: look.width - 1) {
      output.append(UInt8(ascii: " "))
      text.append(range, palette: look.palette, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func appendLine(to output: inout [UInt8], _ body: (inout TableLine) -> Void) {
    output.appendLine(palette: look.palette, room: look.width, body)
  }

  private static let gap = 3
  /// From which width on titles beside a month have room enough.
  private static let besideWidth = 72
}
