/// What lines tell of the lists that they begin, where blocks are not known yet.
extension SourceLines {
  /// Whether a line has a list marker that cannot interrupt a paragraph, though it may begin a list
  /// where there is none.
  func cannotInterrupt(_ line: Int) -> Bool {
    guard line <= count else { return false }
    let text = bytes(line)
    let start = text.firstIndex { !TableSource.isBlank($0) && $0 != 0x3E } ?? text.count
    guard LinePrefix(text, from: start).hasListMarker else { return false }
    let number = text[start...].prefix { ScalarClass.isASCIIDigit($0) }
    let rest = text[(number.endIndex + 1)...]
    return !number.isEmpty && !number.elementsEqual([0x31])
      || rest.allSatisfy { TableSource.isBlank($0) }
  }

  /// The last line before one at the margin that stands behind a blank one.
  func lastBeforeMargin(from start: Int) -> Int {
    var line = start
    while line < count {
      let isBlank = bytes(line).allSatisfy { TableSource.isBlank($0) }
      line += 1
      if isBlank, let first = bytes(line).first, !TableSource.isBlank(first) { return line - 1 }
    }
    return count
  }
}
