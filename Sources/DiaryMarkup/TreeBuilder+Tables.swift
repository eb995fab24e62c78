import CCMark

/// How far a table is built.
struct OpenTable {
  let shape: TableShape
  var row = 0
  var column = 0
  /// How many of the cells that were written are dealt with.
  var written = 0
}

/// Builds tables from the headings that stand for their cells.
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
    table.written += 1
    self.table = table
    return .opened
  }

  /// Adds empty cells and rows up to the next cell that has something in it, or to the end.
  mutating func goOnWithTable() {
    while var table {
      let isWritten = table.column < Int(table.shape.cellCounts[table.row])
      if isWritten, table.shape.isFilled[table.written] { return }
      if table.column < table.shape.alignments.count {
        addEmptyCell(table, isNeeded: isWritten)
        if isWritten { table.written += 1 }
        table.column += 1
        self.table = table
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
    }
  }

  /// A table of many short rows is not filled up without end; a reader takes what lacks as empty.
  private mutating func addEmptyCell(_ table: OpenTable, isNeeded: Bool) {
    guard isNeeded || emptyCells > 0 else { return }
    emptyCells -= 1
    let index = append(.tableCell)
    tree.nodes[Int(index)].number = Int32(table.shape.alignments[table.column])
  }

  private mutating func leaveTableNode() {
    let index = open[open.count - 1].node
    guard tree.nodes[Int(index)].kind == .tableRow || tree.nodes[Int(index)].kind == .table else {
      return
    }
    leave()
  }
}
