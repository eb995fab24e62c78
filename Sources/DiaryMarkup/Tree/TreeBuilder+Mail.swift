/// Reads e-mail addresses that stand in text without brackets.
///
/// The rules are cmark-gfm's (extensions/autolink.c).
extension TreeBuilder {
  /// Reads the address around an `@`; says where it ends.
  mutating func readMail(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int? {
    let name = nameBefore()
    guard name.length > 0, let end = hostEnd(text, at: place, mayHavePath: name.isChat) else {
      return nil
    }
    let start = tree.bytes.count - name.length
    let wholeText = textStart
    // The text up to the address gets its node, the address one of its own.
    if start > wholeText {
      add(.text, Int32(truncatingIfNeeded: wholeText)..<Int32(truncatingIfNeeded: start))
    }
    append(UnsafeBufferPointer(rebasing: text[place..<end]), asSource: false)
    let shown = Int32(truncatingIfNeeded: start)..<self.end
    var address = shown
    if !name.hasScheme {
      let scheme = store("mailto:")
      // A slice of the same bytes would have all of them copied before they grow.
      let copy = Array(tree.bytes[start..<Int(shown.upperBound)])
      tree.bytes.append(contentsOf: copy)
      address = scheme.lowerBound..<self.end
    }
    addLink(address, shown: shown)
    textStart = tree.bytes.count
    return end
  }

  /// What stands before an `@`, as far as it can be an address.
  private struct Name {
    var length = 0
    var hasScheme = false
    /// Whether its scheme is `xmpp:`.
    var isChat = false
  }

  private func nameBefore() -> Name {
    var name = Name()
    let limit = tree.bytes.count - textStart
    while name.length < limit {
      let byte = tree.bytes[tree.bytes.count - 1 - name.length]
      if ScalarClass.isASCIIWord(byte) || byte == 0x2E || byte == 0x2B || byte == 0x2D
        || byte == 0x5F
      {
        name.length += 1
      } else if byte == 0x3A, hasScheme("mailto", name.length) {
        name.hasScheme = true
        name.length += 1
      } else if byte == 0x3A, hasScheme("xmpp", name.length) {
        (name.hasScheme, name.isChat) = (true, true)
        name.length += 1
      } else {
        break
      }
    }
    return name
  }

  /// Whether a scheme, and not the end of another word, stands before a colon.
  private func hasScheme(_ scheme: StaticString, _ length: Int) -> Bool {
    let colon = tree.bytes.count - 1 - length
    let start = colon - scheme.utf8CodeUnitCount
    guard start >= textStart else { return false }
    for place in start..<colon where tree.bytes[place] != scheme.utf8Start[place - start] {
      return false
    }
    return start == textStart || !ScalarClass.isASCIIWord(tree.bytes[start - 1])
  }

  private func hostEnd(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int, mayHavePath: Bool
  ) -> Int? {
    var end = place + 1
    var dots = 0
    while end < text.count {
      let byte = text[end]
      if byte == 0x40 { return nil }
      if byte == 0x2E, end + 1 < text.count, ScalarClass.isASCIIWord(text[end + 1]) {
        dots += 1
      } else if byte != 0x2D, byte != 0x5F, !ScalarClass.isASCIIWord(byte),
        !(byte == 0x2F && mayHavePath)
      {
        break
      }
      end += 1
    }
    guard end > place + 1, dots > 0,
      ScalarClass.isASCIILetter(text[end - 1]) || text[end - 1] == 0x2E
    else { return nil }
    while text[end - 1] == 0x2E { end -= 1 }
    return end
  }
}
