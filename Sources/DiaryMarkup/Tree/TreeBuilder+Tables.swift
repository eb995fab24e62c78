import CCMark

/// How far a table is built.
struct OpenTable {
  let shape: TableShape
  var row = 0
  var column = 0
  /// How many of the source's cells are dealt with, and how many of these were plain.
  var read = 0
  var plain = 0
}

/// Builds tables from the headings that stand for their cells, and from the plain cells.
extension TreeBuilder {
  mutating func openTable(_ number: Int) {
    guard number < source.tables.count else { return }
    let shape = source.tables[number]
    let index = append(.table)
    tree.nodes[Int(index)].line = shape.lines.first ?? 0
    descend(index)
    table = OpenTable(shape: shape)
    openRow()
    goOnWithTable()
  }

  private mutating func openRow() {
    guard let table else { return }
    let index = append(.tableRow)
    tree.nodes[Int(index)].line = table.shape.lines[table.row]
    descend(index)
  }

  /// Opens the next cell, which has something in it.
  mutating func openCell() -> Entry {
    guard var table else { return .done }
    let index = append(.tableCell)
    tree.nodes[Int(index)].number = Int32(table.shape.alignments[table.column])
    descend(index)
    setBoundary(.blank)
    table.column += 1
    table.read += 1
    self.table = table
    return .opened
  }

  /// Adds cells and rows up to the next cell that was parsed, or to the end.
  mutating func goOnWithTable() {
    while var table {
      if table.column < Int(table.shape.cellCounts[table.row]) {
        switch table.shape.cells[table.read] {
        case .parsed: return
        case .plain: addPlainCell(&table)
        case .empty: addEmptyCell(table)
        }
        table.read += 1
        table.column += 1
      } else if table.column < table.shape.alignments.count, emptyCells > 0 {
        // A table of many short rows is not filled up without end; a reader takes what lacks as
        // empty.
        emptyCells -= 1
        addEmptyCell(table)
        table.column += 1
      } else {
        leaveTableNode()
        table.row += 1
        table.column = 0
        guard table.row < table.shape.cellCounts.count else {
          self.table = nil
          leaveTableNode()
          return
        }
        self.table = table
        openRow()
      }
      self.table = table
    }
  }

  @discardableResult
  private mutating func addEmptyCell(_ table: OpenTable) -> MarkupTree.Index {
    let index = append(.tableCell)
    tree.nodes[Int(index)].number = Int32(table.shape.alignments[table.column])
    return index
  }

  /// Adds a cell in which nothing can be notation.
  private mutating func addPlainCell(_ table: inout OpenTable) {
    let cell = addEmptyCell(table)
    let shape = table.shape
    let first = table.plain == 0 ? 0 : Int(shape.plainEnds[table.plain - 1])
    let start = end
    tree.bytes.append(contentsOf: shape.plainText[first..<Int(shape.plainEnds[table.plain])])
    tree.nodes[Int(cell)].firstChild = MarkupTree.Index(truncatingIfNeeded: tree.nodes.count)
    tree.nodes.append(
      MarkupTree.Node(kind: .text, parent: cell, firstChild: -1, next: -1, text: start..<end))
    table.plain += 1
    setBoundary(.blank)
  }

  private mutating func leaveTableNode() {
    let index = open[open.count - 1].node
    guard tree.nodes[Int(index)].kind == .tableRow || tree.nodes[Int(index)].kind == .table else {
      return
    }
    leave()
  }
}
