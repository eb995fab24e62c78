/// A place in a YAML text that moves forward with the parser.
///
/// libyaml counts characters; a file is edited by its bytes, and its lines end only at LF, CRLF
/// and CR (libyaml also takes U+0085, U+2028 and U+2029).
struct YAMLPlace {
  /// Where the text begins in its file.
  private let origin: Origin
  /// Characters since the text's start.
  private var index = 0
  /// The byte in the file.
  private(set) var offset: Int
  /// The line in the file, from 1.
  private(set) var line: Int
  /// The offset at which the line begins.
  private var lineStart: Int

  private struct Origin {
    var offset: Int
    var line: Int
  }

  /// The start of a text that begins with a line of its file.
  init(offset: Int, line: Int) {
    origin = Origin(offset: offset, line: line)
    (self.offset, self.line, lineStart) = (offset, line, offset)
  }

  /// The column in bytes, from 1.
  var column: Int { offset - lineStart + 1 }

  /// Moves to a character of the text, in the bytes of the whole file.
  mutating func move(toCharacter target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    if target < index { self = YAMLPlace(offset: origin.offset, line: origin.line) }
    while index < target, offset < bytes.count { step(bytes) }
  }

  /// Moves to the character that holds a byte of the file.
  mutating func move(toByte target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    if target < offset { self = YAMLPlace(offset: origin.offset, line: origin.line) }
    while offset < target, offset < bytes.count { step(bytes) }
  }

  @inline(__always)
  private mutating func step(_ bytes: UnsafeBufferPointer<UInt8>) {
    let byte = bytes[offset]
    offset += 1
    if byte == 0x0A || (byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)) {
      line += 1
      lineStart = offset
    }
    if byte >= 0x80 {
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    index += 1
  }
}
