/// Reads what stands in brackets: wiki-links and references to footnotes.
extension SentinelWriter {
  mutating func readBracket() {
    let surplus = brackets.surplus(source, at: place)
    guard surplus == 0 else {
      for _ in 0..<surplus { emit(.leftBracket, for: place..<place + 1) }
      return
    }
    if options.contains(.wikiLinks), isByte(0x5B, place + 1), readWikiLink() { return }
    if !labels.isEmpty, let end = labels.endOfReference(source, at: place, lineText: lineText) {
      emit(.footnoteOpen, for: place..<place + 2)
      protect(place..<end - 1)
      emit(.footnoteClose, for: end - 1..<end)
      return
    }
    place += 1
  }

  /// Reads `[[target]]` on one line; what is within is never notation.
  private mutating func readWikiLink() -> Bool {
    let start = place + 2
    var end = start
    var pipe: Int?
    scan: while end < source.count, end - start < 1_000 {
      switch source[end] {
      case 0x5B, 0x60, 0x0A, 0x0D: return false
      case 0x5D: break scan
      case 0x7C where pipe == nil: pipe = end
      default: break
      }
      end += 1
    }
    guard isPair(end, 0x5D), end > start, source[start] != 0x7C else { return false }
    let isEmbed = place > copied && source[place - 1] == 0x21 && escapeEnd != place
    emit(isEmbed ? .embedOpen : .wikiOpen, for: (isEmbed ? place - 1 : place)..<start)
    if let pipe {
      let isEscaped = source[pipe - 1] == 0x5C && pipe - 1 > start
      protect(start..<(isEscaped ? pipe - 1 : pipe))
      emit(isEscaped ? .wikiEscapedPipe : .wikiPipe, for: place..<pipe + 1)
    }
    protect(place..<end)
    emit(.wikiClose, for: end..<end + 2)
    return true
  }
}
