/// Finds tables that stand by themselves, for which a document need not be parsed first.
enum PlainTables {
  /// The lines of each table; nil where a table may lie otherwise, so that only parsing can tell.
  ///
  /// A line at the margin that begins with `|` or a letter, behind a blank line, begins a paragraph
  /// wherever there is no fenced code and no HTML block; lines that begin so go on with it.
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
      guard isDelimiterRow(line, lines), header > 0, beginsAsText(header, lines),
        isBlank(header - 1, lines)
      else { return nil }
      while line < lines.count, beginsAsText(line + 1, lines) { line += 1 }
      guard isBlank(line + 1, lines) else { return nil }
      blocks.append(header...line)
      line += 1
    }
    return blocks
  }

  /// Whether a line that looks like the one below a header is neither indented nor a list's item.
  private static func isDelimiterRow(_ line: Int, _ lines: SourceLines) -> Bool {
    let range = lines.range(line)
    guard let first = range.first else { return false }
    switch lines.text[first] {
    case 0x7C, 0x3A: return true
    case 0x2D: return range.count > 1 && lines.text[first + 1] > 0x20
    default: return false
    }
  }

  private static func beginsAsText(_ line: Int, _ lines: SourceLines) -> Bool {
    guard let first = lines.range(line).first else { return false }
    let byte = lines.text[first]
    return byte == 0x7C || byte >= 0x80 || ScalarClass.isASCIILetter(byte)
  }

  /// Whether a line is blank, as those before the first and after the last are.
  private static func isBlank(_ line: Int, _ lines: SourceLines) -> Bool {
    guard line >= 1, line <= lines.count else { return true }
    return lines.text[lines.range(line)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
