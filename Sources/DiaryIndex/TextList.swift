/// Several texts in one column: a line end before, between and behind them.
///
/// So `instr(tags, char(10) || 'travel' || char(10))` finds a whole text and never a part of
/// another. Line ends and backslashes within a text are escaped with a backslash.
enum TextList {
  private static let lineEnd = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  /// Appends items, each of which `body` appends to the bytes, escaped.
  static func append<Item>(
    _ items: [Item], to bytes: inout [UInt8], _ body: (Item, inout [UInt8]) -> Void
  ) {
    bytes.append(lineEnd)
    for item in items {
      body(item, &bytes)
      bytes.append(lineEnd)
    }
  }

  static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case lineEnd: bytes += [backslash, UInt8(ascii: "n")]
      case backslash: bytes += [backslash, backslash]
      default: bytes.append(byte)
      }
    }
  }

  /// What `body` makes of each item, whose bytes are still escaped.
  static func read<Item>(
    _ list: UnsafeRawBufferPointer, _ body: (Slice<UnsafeRawBufferPointer>) -> Item?
  ) -> [Item] {
    guard list.count > 1, list.first == lineEnd, list.last == lineEnd else { return [] }
    var items: [Item] = []
    var start = 1
    for place in 1..<list.count where list[place] == lineEnd {
      if let item = body(list[start..<place]) { items.append(item) }
      start = place + 1
    }
    return items
  }

  /// The text of an item.
  static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        plain.append(byte == UInt8(ascii: "n") ? lineEnd : byte)
        isEscaped = false
      } else if byte == backslash {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
