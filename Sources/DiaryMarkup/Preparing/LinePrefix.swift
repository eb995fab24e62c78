/// What stands before a line's own text: blanks, `>` and list markers.
///
/// A sign that would begin a block deeper than any is kept is text.
struct LinePrefix {
  /// Where the text begins.
  let end: Int
  let hasListMarker: Bool
  /// Whether the text begins with a sign that is one too many.
  let isTooDeep: Bool

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    var place = start
    var hasListMarker = false
    var depth = 0
    while true {
      while place < text.count, text[place] == 0x20 || text[place] == 0x09 || text[place] == 0x3E {
        if text[place] == 0x3E {
          depth += 1
          if depth > MarkupTree.deepestBlock { break }
        }
        place += 1
      }
      let after = Self.endOfMarker(text, place)
      // A list and its item are a level each.
      if after > place { depth += 2 }
      guard after > place, depth <= MarkupTree.deepestBlock else { break }
      guard after < text.count else {
        hasListMarker = true
        break
      }
      guard text[after] == 0x20 || text[after] == 0x09 else { break }
      place = after
      hasListMarker = true
    }
    (end, self.hasListMarker) = (place, hasListMarker)
    isTooDeep = depth > MarkupTree.deepestBlock
  }

  private static func endOfMarker(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start < text.count else { return start }
    let first = text[start]
    if first == 0x2D || first == 0x2B || first == 0x2A { return start + 1 }
    var place = start
    while place < text.count, place - start < 9, ScalarClass.isASCIIDigit(text[place]) {
      place += 1
    }
    guard place > start, place < text.count, text[place] == 0x2E || text[place] == 0x29 else {
      return start
    }
    return place + 1
  }
}
