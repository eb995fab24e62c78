/// Reads the words that mean something by their first character: tags, people, e-mail addresses.
extension TreeBuilder {
  /// Reads `#tag`; says where it ends.
  mutating func readTag(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    guard options.contains(.tags), linkDepth == 0, mayBeginWord() else { return nil }
    var end = place + 1
    var hasName = false
    while end < text.count {
      let (scalar, length) = ScalarClass.decode(text, at: end)
      if scalar == 0x2D || scalar == 0x5F || scalar == 0x2F {
        if scalar == 0x2F, end == place + 1 { return nil }
      } else if ScalarClass.isWord(scalar) {
        hasName = hasName || scalar >= 0x80 || !ScalarClass.isASCIIDigit(UInt8(scalar))
      } else if ScalarClass.isEmoji(scalar), Sentinel(scalar: scalar) == nil {
        hasName = true
      } else {
        break
      }
      end += length
    }
    while end > place, text[end - 1] == 0x2D || text[end - 1] == 0x2F { end -= 1 }
    guard hasName else { return nil }
    return addWord(.tag, UnsafeBufferPointer(rebasing: text[place + 1..<end]), end)
  }

  /// Reads `name@host` or `@name`; says where it ends.
  mutating func readAt(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    if options.contains(.bareLinks), linkDepth == 0, let end = readMail(text, at: place) {
      return end
    }
    guard options.contains(.mentions), linkDepth == 0, place + 1 < text.count, mayBeginWord()
    else { return nil }
    if text[place + 1] == 0x22 { return readQuotedName(text, at: place) }
    var end = place + 1
    while end < text.count {
      let (scalar, length) = ScalarClass.decode(text, at: end)
      let isName = ScalarClass.isWord(scalar)
      if end == place + 1 {
        guard isName, scalar >= 0x80 || ScalarClass.isASCIILetter(UInt8(scalar)) else { return nil }
      }
      guard isName || scalar == 0x2D || scalar == 0x5F else { break }
      end += length
    }
    while end > place, text[end - 1] == 0x2D { end -= 1 }
    guard end > place + 1 else { return nil }
    return addWord(.mention, UnsafeBufferPointer(rebasing: text[place + 1..<end]), end)
  }

  /// Reads `@"Name With Spaces"`.
  private mutating func readQuotedName(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Int? {
    let start = place + 2
    var end = start
    while end < text.count, text[end] != 0x22, end - start <= 100 { end += 1 }
    guard end < text.count, text[end] == 0x22, end > start, text[start] != 0x20 else { return nil }
    return addWord(.mention, UnsafeBufferPointer(rebasing: text[start..<end]), end + 1)
  }

  private mutating func addWord(
    _ kind: MarkupTree.Kind, _ word: UnsafeBufferPointer<UInt8>, _ place: Int
  ) -> Int {
    flush()
    let start = end
    append(word, asSource: false)
    add(kind, start..<end)
    textStart = tree.bytes.count
    return place
  }

  /// Whether a word may begin here: after nothing, a blank, or punctuation that opens or parts.
  private func mayBeginWord() -> Bool {
    guard tree.bytes.count > boundary else { return true }
    let before = tree.bytes.withUnsafeBufferPointer { ScalarClass.decode($0, before: $0.count) }
    switch before {
    case 0x23, 0x24, 0x25, 0x26, 0x2B, 0x2F, 0x3D, 0x40, 0x5C, 0x5E, 0x5F, 0x60: return false
    default: return !ScalarClass.isWord(before)
    }
  }
}
