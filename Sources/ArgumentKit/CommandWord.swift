/// A word of a command line: bytes, which every input but a path wants to be a text.
package struct CommandWord: Sendable, Equatable {
  package let bytes: [UInt8]
  /// The word as a text, with U+FFFD where bytes are none.
  package let text: String

  package init(_ bytes: [UInt8]) {
    (self.bytes, text) = (bytes, String(decoding: bytes, as: UTF8.self))
  }

  package init(_ text: String) { (bytes, self.text) = (Array(text.utf8), text) }

  /// Whether the bytes are UTF-8, so that nothing of them is lost in the text.
  package var isText: Bool { text.utf8.elementsEqual(bytes) }

  /// The word for messages: bytes that are no text as `\xNN`.
  package var shown: String {
    guard !isText else { return text }
    var (shown, rest) = ("", bytes[...])
    while !rest.isEmpty {
      let length = Self.validPrefix(of: rest)
      shown += String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
      if let byte = rest.popFirst() { shown += "\\x" + String(byte, radix: 16) }
    }
    return shown
  }

  /// The word without some bytes at its start.
  func dropFirst(_ count: Int = 1) -> CommandWord { CommandWord(Array(bytes.dropFirst(count))) }

  /// How many bytes at the start are whole, valid UTF-8.
  private static func validPrefix(of bytes: ArraySlice<UInt8>) -> Int {
    var (decoder, rest, length) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&rest) { length += UTF8.width(scalar) }
    return length
  }
}
