/// Finds tables that stand by themselves, for which a document need not be parsed first.
enum PlainTables {
  /// The lines of each table; nil where a table may lie otherwise, so that only parsing can tell.
  ///
  /// A line at the margin that begins with `|`, behind a blank line, begins a paragraph wherever
  /// there is no fenced code and no HTML block; lines that begin so go on with it.
  static func blocks(_ lines: SourceLines) -> [ClosedRange<Int>]? {
    guard !RawLines.mayBeIn(lines.text) else { return nil }
    var blocks: [ClosedRange<Int>] = []
    var line = 1
    while line <= lines.count {
      guard TableSource.isDelimiterLine(lines.text, from: lines.range(line).lowerBound) else {
        line += 1
        continue
      }
      let header = line - 1
      guard beginsWithPipe(line, lines), header > 0, beginsWithPipe(header, lines),
        isBlank(header - 1, lines)
      else { return nil }
      while line < lines.count, beginsWithPipe(line + 1, lines) { line += 1 }
      guard isBlank(line + 1, lines) else { return nil }
      blocks.append(header...line)
      line += 1
    }
    return blocks
  }

  private static func beginsWithPipe(_ line: Int, _ lines: SourceLines) -> Bool {
    let range = lines.range(line)
    return !range.isEmpty && lines.text[range.lowerBound] == 0x7C
  }

  /// Whether a line is blank, as those before the first and after the last are.
  private static func isBlank(_ line: Int, _ lines: SourceLines) -> Bool {
    guard line >= 1, line <= lines.count else { return true }
    return lines.text[lines.range(line)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
