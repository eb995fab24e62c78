/// Places in the bytes of a text, as lines and columns from 1.
enum TextLines {
  /// The line and column, in bytes, of a byte.
  static func place(of index: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<index]
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return (before.reduce(1) { $0 + ($1 == newline ? 1 : 0) }, index - start + 1)
  }

  /// The number of the first line with these bytes at its start.
  static func line(beginning text: StaticString, in bytes: [UInt8]) -> Int? {
    let wanted = text.withUTF8Buffer { Array($0) }
    var (number, start) = (1, 0)
    while start < bytes.count {
      if bytes[start...].starts(with: wanted) { return number }
      guard let end = bytes[start...].firstIndex(of: newline) else { return nil }
      start = end + 1
      number += 1
    }
    return nil
  }

  /// The number of the line in which a text first stands as it is.
  static func number(of text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var rest = bytes[...]
    while let found = rest.firstIndex(of: first) {
      if bytes[found...].starts(with: wanted) { return place(of: found, in: bytes).line }
      rest = bytes[(found + 1)...]
    }
    return nil
  }

  /// Where UTF-8 breaks off; nothing where it holds throughout.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var (decoder, iterator, length) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      length += UTF8.width(scalar)
    }
    return length
  }

  /// Whether more letters beyond ASCII are UTF-8 than bytes are not.
  ///
  /// Of a text in another encoding hardly any are, by chance.
  static func isMostlyUTF8(_ bytes: [UInt8]) -> Bool {
    var (decoder, iterator, letters, faults) = (UTF8(), bytes.makeIterator(), 0, 0)
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): letters += scalar.isASCII ? 0 : 1
      case .error: faults += 1
      case .emptyInput: return letters > faults
      }
    }
  }

  private static let newline = UInt8(ascii: "\n")
}
