/// Finds where `%%comments%%` end.
enum CommentScan {
  /// The place of a `%%` in a piece of text.
  static func pair(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
    var start = start
    while let sign = firstPlace(of: 0x25, in: text, from: start, to: end - 1) {
      if text[sign + 1] == 0x25 { return sign }
      start = sign + 1
    }
    return nil
  }

  /// The place of the `%%` that ends a comment in the same paragraph.
  static func end(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var place = start
    while place + 1 < text.count {
      switch text[place] {
      case 0x25 where text[place + 1] == 0x25: return place > start ? place : nil
      case 0x0A where !goesOn(text, from: place + 1): return nil
      default: place += 1
      }
    }
    return nil
  }

  /// Whether a line goes on with the paragraph before it, as far as its first byte tells.
  private static func goesOn(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var place = start
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 || text[place] == 0x3E {
      place += 1
    }
    guard place < text.count else { return false }
    switch text[place] {
    case 0x0A, 0x0D, 0x23, 0x2A, 0x2B, 0x2D, 0x3C, 0x3D, 0x60, 0x7E: return false
    default: return true
    }
  }
}

/// Whether a place of a line lies within a code span, asked from left to right.
struct CodeSpanScan {
  private var place = 0

  mutating func begin(at start: Int) { place = start }

  mutating func isCode(_ text: UnsafeBufferPointer<UInt8>, at target: Int) -> Bool {
    while place < target {
      guard text[place] == 0x60 else {
        place += 1
        continue
      }
      let opening = Self.run(text, place)
      guard let closing = Self.closing(text, from: place + opening, length: opening) else {
        place += opening
        continue
      }
      if closing > target { return true }
      place = closing + opening
    }
    return false
  }

  private static func run(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < text.count, text[end] == 0x60 { end += 1 }
    return end - start
  }

  /// Where a run of backticks of a length begins, not farther than a span reasonably reaches.
  private static func closing(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, length: Int
  ) -> Int? {
    var place = start
    let end = min(text.count, start + 1_000)
    while place < end {
      guard text[place] == 0x60 else {
        place += 1
        continue
      }
      let found = run(text, place)
      if found == length { return place }
      place += found
    }
    return nil
  }
}
