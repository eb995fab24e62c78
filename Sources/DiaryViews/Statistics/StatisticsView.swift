import DiaryModel
import Platform

/// What `stats` prints: how much is written, when, and about what, with bars.
///
/// In one column, or in two where the screen is wide enough.
package struct StatisticsView {
  private let statistics: DiaryStatistics
  private let look: StatisticsLook
  private let dates: FittingDates
  /// How many columns there are, and how wide each is.
  private let columnCount: Int
  private let cells: Int

  package init(_ statistics: DiaryStatistics, _ look: StatisticsLook) {
    (self.statistics, self.look) = (statistics, look)
    columnCount = look.width < Self.twoColumnsWidth ? 1 : 2
    cells = (look.width - Self.gap * (columnCount - 1)) / columnCount
    let streaks = statistics.tally.streaks(today: look.today)
    let room = [streaks.inTime, streaks.all].map(StatisticsBlock.dateRoom(beside:)).reduce(0, max)
    dates = FittingDates(look.date, room: min(cells - room, (look.width - Self.joint) / 2))
  }

  /// Appends all lines.
  package func append(to output: inout [UInt8]) {
    let tally = statistics.tally
    appendLine(to: &output) { line in
      let words = tally.total.inWords(days: tally.days.count)
      line.append(words.utf8.count <= line.room ? words : tally.total.inWords, .bold)
    }
    guard tally.total.entries > 0 else { return }
    appendSpan(to: &output)
    var columns: [[StatisticsBlock]] = [streaks + whens, abouts]
    if columnCount == 1 {
      columns = [columns.flatMap(\.self)]
    } else if let tags {
      // To the shorter one.
      columns[Self.height(columns[0]) <= Self.height(columns[1]) ? 0 : 1].append(tags)
    }
    if columnCount == 1, let tags { columns[0].append(tags) }
    let lines = columns.map { blocks in
      blocks.flatMap { block in
        [(block, block.lineCount)] + (0..<block.lineCount).map { (block, $0) }
      }
    }
    for number in 0..<(lines.map(\.count).max() ?? 0) {
      appendLine(to: &output) { line in
        for (place, column) in lines.enumerated() {
          if place > 0 { line.append(blanks: Self.gap) }
          guard column.indices.contains(number) else {
            line.append(blanks: cells)
            continue
          }
          column[number].0.append(column[number].1, cells: cells, to: &line)
        }
      }
    }
  }

  private static func height(_ blocks: [StatisticsBlock]) -> Int {
    blocks.reduce(0) { $0 + $1.lineCount + 1 }
  }

  /// From when to when, and how many of the days are written, on a line of its own where the first
  /// has no room.
  private func appendSpan(to output: inout [UInt8]) {
    guard let first = statistics.tally.days.first, let last = statistics.tally.days.last else {
      return
    }
    guard first < last else { return appendLine(to: &output) { $0.append(dates(first), .dim) } }
    let share = statistics.tally.days.count * 100 / (last.ordinal - first.ordinal + 1)
    let words = (share == 0 ? "less than 1%" : "\(share)%") + " of days"
    let span = "\(dates(first)) to \(dates(last))"
    let isOneLine = DisplayWidth.width(of: span) + 2 + words.utf8.count <= look.width
    for line in isOneLine ? ["\(span), \(words)"] : [span, words] {
      appendLine(to: &output) { $0.append(line, .dim) }
    }
  }

  private var streaks: [StatisticsBlock] {
    let (inTime, all) = statistics.tally.streaks(today: look.today)
    let filledIn = statistics.tally.filledIn
    guard filledIn > 0 else {
      return [StatisticsBlock("Streak", inTime, date: dates.callAsFunction)]
    }
    let things = filledIn.of("entry", "entries")
    return [
      StatisticsBlock("Streak, written that day", inTime, date: dates.callAsFunction),
      StatisticsBlock("With \(things) filled in later", all, date: dates.callAsFunction),
    ]
  }

  private var whens: [StatisticsBlock] {
    let tally = statistics.tally
    var blocks: [StatisticsBlock] = []
    let years = statistics.years
    if years.count > 1 {
      blocks.append(
        StatisticsBlock("By year", bars: years.map { bar(String($0), tally.years[$0]) }))
    }
    if tally.months.count(where: { $0.entries > 0 }) > 1 {
      blocks.append(
        StatisticsBlock(
          "By month", bars: (1...12).map { bar(look.month($0), tally.months[$0 - 1]) }))
    }
    return blocks
  }

  private var abouts: [StatisticsBlock] {
    let tally = statistics.tally
    var blocks = [
      StatisticsBlock(
        "By weekday",
        bars: look.weekStart.week.map { bar(look.weekday($0), tally.weekdays[$0.rawValue]) })
    ]
    let hours = tally.hours.map(\.entries)
    if hours.contains(where: { $0 > 0 }) { blocks.append(StatisticsBlock("By hour", hours: hours)) }
    if statistics.categories.contains(where: { $0.name != nil }) {
      blocks.append(
        StatisticsBlock(
          "By category",
          bars: statistics.categories.map { item in
            guard let name = item.name else {
              return StatisticsBlock.Bar(label: "none", count: item.count, style: .dim)
            }
            let look = look.category(name)
            let icon = look.icon.isEmpty ? "" : look.icon + " "
            return StatisticsBlock.Bar(label: icon + name, count: item.count, style: look.style)
          }))
    }
    return blocks
  }

  private var tags: StatisticsBlock? {
    let tags = statistics.tagCounts.prefix(Self.mostTags)
    guard !tags.isEmpty else { return nil }
    return StatisticsBlock(
      "By tag",
      bars: tags.map {
        StatisticsBlock.Bar(label: "#\($0.tag)", count: $0.count, style: .color(.cyan))
      })
  }

  private func bar(_ label: String, _ count: WritingTally.Count?) -> StatisticsBlock.Bar {
    StatisticsBlock.Bar(label: label, count: count?.entries ?? 0, words: count?.words ?? 0)
  }

  private func appendLine(to output: inout [UInt8], _ body: (inout TableLine) -> Void) {
    output.appendLine(palette: look.palette, room: look.width, body)
  }

  private static let gap = 4
  /// What stands between two dates.
  private static let joint = 4
  private static let twoColumnsWidth = 76
  private static let mostTags = 10
}
