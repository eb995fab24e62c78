import DiaryMarkup

/// A table on its way to the terminal: cells as text, and how wide its columns are.
struct TerminalTable {
  enum Alignment { case left, centre, right }

  /// The header first; no row has more cells than it, and those that have fewer end with empty ones.
  var rows: [[StyledText]] = []
  var alignments: [Alignment] = []

  /// Cells that a column keeps even where its text needs more.
  private static let narrowest = 5
  /// Cells that a column keeps before another gets all that its longest word needs.
  private static let fair = 6

  /// The columns' widths in so many cells, borders taken off; nothing when they do not fit.
  ///
  /// Columns that need little keep it, the others get what their longest word needs as far as that
  /// goes, and the wide ones share what is left.
  func columnWidths(in cells: Int) -> [Int]? {
    var natural = Array(repeating: 1, count: alignments.count)
    var words = natural
    for row in rows {
      for (column, text) in row.enumerated() {
        natural[column] = max(natural[column], text.naturalWidth)
        words[column] = max(words[column], text.widestWord)
      }
    }
    let room = cells - 3 * natural.count - 1
    let least = natural.reduce(0) { $0 + min($1, Self.narrowest) }
    guard !natural.isEmpty, least <= room else { return nil }
    // Han and Kana part anywhere; their columns are to be read, too.
    let needs = zip(words, natural).map { max($0, min($1, Self.fair)) }
    let widths = Self.sharing(room, among: natural, above: Self.kept(of: needs, in: room))
    let holdsCharacters = rows.allSatisfy { row in
      zip(row, widths).allSatisfy { $0.widestCharacter <= $1 }
    }
    return holdsCharacters ? widths : nil
  }

  /// What columns get first of what they need, those that need least before the others, to which
  /// some cells are kept.
  private static func kept(of needs: [Int], in room: Int) -> [Int] {
    var (kept, left) = (needs, room)
    var later = needs.reduce(0) { $0 + min($1, fair) }
    let order = needs.indices.sorted { needs[$0] < needs[$1] }
    for (rank, column) in order.enumerated() {
      later -= min(needs[column], fair)
      if needs[column] + later > left {
        kept[column] = min(needs[column], left / (order.count - rank))
      }
      left -= kept[column]
    }
    return kept
  }

  /// Widths up to what columns take by nature and not below what they have already, none of them
  /// wider than another that lacks something, if it can be.
  private static func sharing(_ room: Int, among natural: [Int], above kept: [Int]) -> [Int] {
    let widths = { cap in zip(natural, kept).map { max($1, min($0, cap)) } }
    var (low, high) = (1, natural.max() ?? 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if widths(middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var shared = widths(low)
    var spare = room - shared.reduce(0, +)
    for column in shared.indices where spare > 0 && shared[column] < natural[column] {
      shared[column] += 1
      spare -= 1
    }
    return shared
  }
}

extension TerminalPage {
  mutating func drawTable(_ index: MarkupTree.Index) {
    let header = tree[index].firstChild
    guard header >= 0 else { return }
    let columns = tree.children(of: header).reduce(0) { count, _ in count + 1 }
    // Each column takes four cells at least, borders and blanks counted.
    guard columns <= lines.restWidth / 4 else { return drawRecords(index, header) }
    let table = readTable(index)
    guard let widths = table.columnWidths(in: lines.restWidth) else {
      return drawRecords(index, header)
    }
    let cells = table.rows.map { row in
      zip(row, widths).map { text, width in text.lines(first: width, rest: width) }
    }
    let isRuled = cells.dropFirst().contains { $0.contains { $0.count > 1 } }
    drawBorder("┌", "┬", "┐", widths)
    for (number, row) in cells.enumerated() {
      if number == 1 || number > 1 && isRuled { drawBorder("├", "┼", "┤", widths) }
      drawRow(table.rows[number], row, widths, table.alignments)
    }
    drawBorder("└", "┴", "┘", widths)
  }

  private func readTable(_ index: MarkupTree.Index) -> TerminalTable {
    var table = TerminalTable()
    for row in tree.children(of: index) {
      let isHeader = table.rows.isEmpty
      var cells: [StyledText] = []
      for cell in tree.children(of: row) {
        if isHeader { table.alignments.append(.init(tree[cell].number)) }
        guard cells.count < table.alignments.count else { break }
        cells.append(inlines(of: cell, style: isHeader ? .bold : .none))
      }
      table.rows.append(cells)
    }
    return table
  }

  private mutating func drawBorder(
    _ left: String, _ middle: String, _ right: String, _ widths: [Int]
  ) {
    let parts = widths.map { String(repeating: "─", count: $0 + 2) }
    let border = StyledText(left + parts.joined(separator: middle) + right, .dim)
    lines.write(border, 0..<border.clusters.count)
  }

  private mutating func drawRow(
    _ texts: [StyledText], _ cells: [[Range<Int>]], _ widths: [Int],
    _ alignments: [TerminalTable.Alignment]
  ) {
    let palette = renderer.palette
    let height = cells.reduce(1) { max($0, $1.count) }
    for line in 0..<height {
      lines.writeLine { output in
        for column in widths.indices {
          palette.paint(.dim, to: &output) { $0.append("│") }
          output.append(UInt8(ascii: " "))
          let isDrawn = column < cells.count && line < cells[column].count
          let range = isDrawn ? cells[column][line] : 0..<0
          let cellWidth = isDrawn ? texts[column].width(of: range) : 0
          let blank = max(0, widths[column] - cellWidth)
          let before = alignments[column].blanksBefore(of: blank)
          output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: before))
          if isDrawn { texts[column].append(range, palette: palette, to: &output) }
          output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blank - before + 1))
        }
        palette.paint(.dim, to: &output) { $0.append("│") }
      }
    }
  }

  /// A table that the screen is too narrow for: each row as lines of `header: cell`.
  ///
  /// Its cells are read as they are drawn, since there may be any number of them.
  private mutating func drawRecords(_ table: MarkupTree.Index, _ header: MarkupTree.Index) {
    guard tree[header].next >= 0 else {
      for cell in tree.children(of: header) { lines.write(inlines(of: cell, style: .bold)) }
      return
    }
    // Names that are too long to be repeated, as they are from their second time on.
    var cutNames: [MarkupTree.Index: StyledText] = [:]
    for row in tree.children(of: table) where row != header {
      if row != tree[header].next { lines.separate() }
      for (name, cell) in zip(tree.children(of: header), tree.children(of: row)) {
        let value = inlines(of: cell)
        guard !value.isEmpty else { continue }
        var text = cutNames[name] ?? inlines(of: name, style: .bold)
        let cut = text.cut(to: Self.longestName)
        text.append(": ", .bold)
        text.append(value)
        lines.write(text)
        if let cut { cutNames[name] = cut }
      }
    }
  }

  /// Cells of a column's name that are repeated before each of its values, once it was shown whole.
  private static let longestName = 40
}

extension TerminalTable.Alignment {
  fileprivate init(_ number: Int32) {
    switch number {
    case 2: self = .centre
    case 3: self = .right
    default: self = .left
    }
  }

  fileprivate func blanksBefore(of blank: Int) -> Int {
    switch self {
    case .left: 0
    case .centre: blank / 2
    case .right: blank
    }
  }
}
