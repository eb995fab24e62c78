/// Reads addresses that stand in text without brackets.
extension SentinelWriter {
  /// Reads an address by its `://`, looking back for its scheme.
  mutating func readColon() {
    let colon = place
    place += 1
    guard options.contains(.bareLinks), isPair(place, 0x2F) else { return }
    for scheme in ["https", "http", "ftp"] as [StaticString] {
      let start = colon - scheme.utf8CodeUnitCount
      guard start >= max(copied, lineText), isWord(scheme, at: start) else { continue }
      if start > 0 {
        let before = source[start - 1]
        if ScalarClass.isASCIILetter(before) || before == 0x3C && isInBrackets(place) { continue }
      }
      let link = BareLink(text: source, limit: endOfLine(from: place))
      if let end = link.end(from: start, host: colon + 3) { return writeLink(start..<end) }
    }
  }

  /// Whether `<` before an address is followed by `>` on its line, so that both are meant as its
  /// brackets, also where a blank between them makes them text.
  private func isInBrackets(_ start: Int) -> Bool {
    var end = start
    while end < source.count, !isLineEnd(end), source[end] != 0x3C, source[end] != 0x3E {
      end += 1
    }
    return isByte(0x3E, end)
  }

  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { source[start + $0] | 0x20 == word.utf8Start[$0] }
  }

  mutating func readWeb() {
    let start = place
    place += 1
    guard options.contains(.bareLinks), isByte(0x77, start + 1), isByte(0x77, start + 2),
      isByte(0x2E, start + 3), start == lineText || Self.mayPrecedeWeb(source[start - 1])
    else { return }
    let link = BareLink(text: source, limit: endOfLine(from: place))
    if let end = link.endOfWeb(from: start) { writeLink(start..<end) }
  }

  private static func mayPrecedeWeb(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x5F, 0x7E, 0x28, 0x20, 0x09, 0x7C: true
    default: false
    }
  }

  private mutating func writeLink(_ range: Range<Int>) {
    emit(.linkStart, for: range.lowerBound..<range.lowerBound)
    protect(range)
    let isPunctuation = ScalarClass.isASCIIPunctuation(source[range.upperBound - 1])
    emit(isPunctuation ? .linkEndAfterPunctuation : .linkEnd, for: place..<place)
  }
}
