/// Which list items a line may go on with, told by indentation alone while lines are read in turn.
///
/// Items within quotes are left out: what follows there carries its own `>`.
struct OpenItems {
  /// The columns at which the text of the open items begins, the outermost first.
  private var columns: [Int] = []
  private var isAfterBlank = false

  /// Takes the next line, whose list marker is text where no item may begin.
  mutating func take(_ line: UnsafeBufferPointer<UInt8>, mayBeginItem: Bool) {
    let indentation = line.prefix { $0 == 0x20 }.count
    guard indentation < line.count, line[indentation] != 0x09 else {
      isAfterBlank = true
      return
    }
    let prefix = LinePrefix(line, from: indentation)
    let end = line[..<prefix.end].firstIndex(of: 0x3E) ?? prefix.end
    if mayBeginItem, prefix.hasListMarker, end > indentation {
      close(beyond: indentation)
      columns.append(contentsOf: starts(line, from: indentation, to: end))
    } else if isAfterBlank {
      close(beyond: indentation)
    }
    isAfterBlank = false
  }

  /// Takes what the last line begins whose text stands at a column, as an item's does.
  mutating func begin(at column: Int) {
    close(beyond: column - 1)
    columns.append(column)
  }

  /// The column of the innermost open item that a line so far indented belongs to; 0 without one.
  func column(within indentation: Int) -> Int { columns.last { $0 <= indentation } ?? 0 }

  private mutating func close(beyond indentation: Int) {
    while let last = columns.last, last > indentation { columns.removeLast() }
  }

  /// Where the text of each item that one line begins starts.
  private func starts(
    _ line: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> [Int] {
    var (starts, cursor): ([Int], LineCursor) = ([], LineCursor(line))
    cursor.skip(columns: start)
    while cursor.place < end, cursor.takeMarker() != nil { starts.append(cursor.column) }
    return starts
  }
}
