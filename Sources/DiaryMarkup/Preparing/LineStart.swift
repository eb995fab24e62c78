/// The start of a line on which, before some place, there is nothing but signs of structure.
struct LineStart {
  let start: Int

  /// Looks back from a place; nil where text stands before it.
  init?(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) {
    var start = place
    while start > 0, Self.isStructure(text[start - 1]) { start -= 1 }
    guard start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D else { return nil }
    self.start = start
  }

  private static func isStructure(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x7C, 0x3A, 0x20, 0x09, 0x3E, 0x2B, 0x2A, 0x2E, 0x29, 0x30...0x39: true
    default: false
    }
  }
}
