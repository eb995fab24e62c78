import DiaryModel
import Platform

/// The entries of a month as lines: the day, the sign of the category, and the title.
struct MonthTitles {
  private let entries: [Entry]
  private let look: CalendarLook
  /// Cells of the widest sign.
  private let signCells: Int

  init(_ entries: [Entry], look: CalendarLook) {
    (self.entries, self.look) = (entries, look)
    signCells = entries.reduce(1) { max($0, DisplayWidth.width(of: Self.sign($1, look).text)) }
  }

  var count: Int { entries.count }

  /// Appends the line of an entry; nothing behind the last.
  func append(_ number: Int, to line: inout TableLine) {
    guard entries.indices.contains(number) else { return }
    let entry = entries[number]
    let isFirst = number == 0 || entries[number - 1].day != entry.day
    line.append(blanks: 1)
    line.append(
      isFirst ? DisplayWidth.pad(String(entry.day.day), to: 2, side: .start) : "", .bold, cells: 2)
    line.append(blanks: 1)
    line.append(isFirst ? look.narrow(entry.day.weekday) : "", .dim, cells: 2)
    line.append(blanks: 2)
    let sign = Self.sign(entry, look)
    line.append(sign.text, sign.style, cells: signCells)
    line.append(blanks: 1)
    if entry.facts.isStarred { line.append("★ ", .color(.yellow)) }
    if entry.facts.title.isEmpty {
      line.append("(empty)", .dim)
    } else {
      line.append(entry.facts.title, .none)
    }
  }

  private static func sign(
    _ entry: Entry, _ look: CalendarLook
  ) -> (text: String, style: TextStyle) {
    guard let category = entry.facts.category.map(look.category) else { return ("•", .none) }
    return (category.icon.isEmpty ? "•" : category.icon, category.style)
  }
}
