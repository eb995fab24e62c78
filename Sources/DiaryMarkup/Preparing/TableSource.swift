/// The columns and rows of a table.
struct TableShape {
  /// For each column 0 for no alignment, 1 left, 2 centre, 3 right.
  var alignments: [UInt8]
  /// How many cells each row was written with, the header's first.
  var cellCounts: [Int32] = []
  /// The line of the body on which each row stands.
  var lines: [Int32] = []
  /// Each cell of the source, row by row.
  var cells: [Cell] = []
  /// The texts of the plain cells, one behind the other, and where each ends.
  var plainText: [UInt8] = []
  var plainEnds: [Int32] = []

  /// What becomes of a cell.
  enum Cell: UInt8 {
    case empty
    /// Its text is what it means.
    case plain
    /// It is written as a heading, for libcmark to parse.
    case parsed
  }

  /// Adds a cell; says whether it has to be parsed.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.isEmpty else {
      cells.append(.empty)
      return false
    }
    guard Self.isPlain(text) else {
      cells.append(.parsed)
      return true
    }
    cells.append(.plain)
    plainText.append(contentsOf: text)
    plainEnds.append(Int32(truncatingIfNeeded: plainText.count))
    return false
  }

  /// Whether nothing in a cell can be notation, neither libcmark's nor ours.
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isASCII = true
    for byte in text {
      guard ByteSet.plainInCell.utf8Start[Int(byte)] == 0x31 else { return false }
      if byte >= 0x80 { isASCII = false }
    }
    return isASCII || String(validating: text, as: UTF8.self) != nil
  }
}

/// Reads the lines of which tables are made.
enum TableSource {
  /// Whether any line looks like the one below a table's header.
  static func mayHoldTable(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let dash = firstPlace(of: 0x2D, in: text, from: start, to: text.count) {
      if let line = LineStart(text, dash), isDelimiterLine(text, from: line.start) { return true }
      // A line is judged at its first dash.
      start = dash
      while start < text.count, text[start] != 0x0A, text[start] != 0x0D { start += 1 }
    }
    return false
  }

  /// Whether the line that begins at a place looks like the one below a table's header.
  static func isDelimiterLine(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var place = LinePrefix(text, from: start).end
    var (hasDash, hasBar) = (false, false)
    while place < text.count {
      switch text[place] {
      case 0x2D: hasDash = true
      case 0x7C, 0x3A: hasBar = true
      case 0x0A, 0x0D: return hasDash && hasBar
      case _ where isBlank(text[place]): break
      default: return false
      }
      place += 1
    }
    return hasDash && hasBar
  }

  /// The columns' alignments that a delimiter row tells; nil where a line is none.
  static func alignments(_ line: UnsafeBufferPointer<UInt8>, from start: Int) -> [UInt8]? {
    var place = start
    let end = Self.end(line)
    skipBlanks(line, &place, end)
    if place < end, line[place] == 0x7C { place += 1 }
    var result: [UInt8] = []
    while true {
      skipBlanks(line, &place, end)
      guard place < end else { break }
      let isLeft = line[place] == 0x3A
      if isLeft { place += 1 }
      let dashes = place
      while place < end, line[place] == 0x2D { place += 1 }
      guard place > dashes else { return nil }
      let isRight = place < end && line[place] == 0x3A
      if isRight { place += 1 }
      result.append(isLeft ? (isRight ? 2 : 1) : (isRight ? 3 : 0))
      skipBlanks(line, &place, end)
      guard place < end else { break }
      guard line[place] == 0x7C else { return nil }
      place += 1
    }
    return result.isEmpty ? nil : result
  }

  /// The cells of a row, up to a number of them.
  static func cells(
    _ line: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int = .max
  ) -> [Range<Int>] {
    var place = start
    let end = Self.end(line)
    skipBlanks(line, &place, end)
    if place < end, line[place] == 0x7C { place += 1 }
    var cells: [Range<Int>] = []
    while place < end, cells.count < limit {
      var first = place
      // A pipe behind a backslash parts nothing, even where that is itself escaped.
      while place < end, line[place] != 0x7C || (place > first && line[place - 1] == 0x5C) {
        place += 1
      }
      var last = place
      while first < last, isBlank(line[first]) { first += 1 }
      while last > first, isBlank(line[last - 1]) { last -= 1 }
      cells.append(first..<last)
      place += 1
    }
    return cells
  }

  /// The bytes of a backslash at a place that escapes a pipe for the table's sake, which is a plain
  /// one within its cell; both may be sentinels.
  static func pipeEscape(_ line: UnsafeBufferPointer<UInt8>, at place: Int, end: Int) -> Int {
    if line[place] == 0x5C { return place + 1 < end && line[place + 1] == 0x7C ? 1 : 0 }
    guard line[place] >= 0xF0, place + Sentinel.length < end,
      Sentinel(line, at: place) == .backslash,
      Sentinel(line, at: place + Sentinel.length) == .pipe
    else { return 0 }
    return Sentinel.length
  }

  /// Where a line ends without the blanks at its end.
  private static func end(_ line: UnsafeBufferPointer<UInt8>) -> Int {
    var end = line.count
    while end > 0, isBlank(line[end - 1]) { end -= 1 }
    return end
  }

  private static func skipBlanks(
    _ line: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ end: Int
  ) {
    while place < end, isBlank(line[place]) { place += 1 }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }
}
