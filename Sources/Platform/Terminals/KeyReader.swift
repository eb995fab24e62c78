/// Reads keys out of the bytes that a terminal sends, which may end within one.
///
/// Source: ECMA-48, 5.4 (control sequences), and
/// <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html> for the keys of a PC.
package struct KeyReader: Sendable {
  private var bytes: [UInt8] = []

  package init() {}

  /// Whether the bytes so far end within a key, or may be Escape alone.
  package var isWaiting: Bool { !bytes.isEmpty }

  /// The keys that are whole with these bytes.
  package mutating func keys(adding more: [UInt8]) -> [Key] {
    bytes += more
    var keys: [Key] = []
    while let (key, length) = next() {
      bytes.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// What is left once nothing more has come for a while: Escape, or nothing that means something.
  package mutating func keysAtRest() -> [Key] {
    defer { bytes.removeAll() }
    return bytes == [Self.escape] ? [.escape] : []
  }

  private static let escape: UInt8 = 0x1B

  /// The first key and how many bytes it takes; nothing while there is no whole one.
  private func next() -> (key: Key?, length: Int)? {
    guard let first = bytes.first else { return nil }
    switch first {
    case Self.escape: return sequence()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x03, 0x04, 0x07: return (.interrupt, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x0E, 0x09: return (.down, 1)
    case 0x10: return (.up, 1)
    case 0x15: return (.deleteAll, 1)
    case 0x17: return (.deleteWord, 1)
    case 0..<0x20: return (nil, 1)
    default: return letter(first)
    }
  }

  private func letter(_ first: UInt8) -> (Key?, Int)? {
    let length =
      switch first {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    // A stray byte is nobody's letter.
    guard length > 0 else { return (nil, 1) }
    let found = bytes.prefix(length)
    if let end = found.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (nil, end) }
    guard found.count == length else { return nil }
    guard let text = String(validating: found, as: UTF8.self) else { return (nil, length) }
    return (.text(text), length)
  }

  /// `ESC [ … letter`, `ESC O letter`, or a letter pressed with Alt.
  private func sequence() -> (Key?, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case Self.escape: return (.escape, 1)
    case UInt8(ascii: "["), UInt8(ascii: "O"): break
    default: return (nil, 2)
    }
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // No key is that long.
      return bytes.count > 32 ? (nil, bytes.count) : nil
    }
    let parameter = bytes[2..<end].prefix { (0x30...0x39).contains($0) }
    return (Self.key(bytes[end], String(decoding: parameter, as: UTF8.self)), end + 1)
  }

  private static func key(_ letter: UInt8, _ parameter: String) -> Key? {
    switch (letter, parameter) {
    case (UInt8(ascii: "A"), _), (UInt8(ascii: "Z"), _): .up
    case (UInt8(ascii: "B"), _): .down
    case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .first
    case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .last
    case (UInt8(ascii: "~"), "5"): .pageUp
    case (UInt8(ascii: "~"), "6"): .pageDown
    default: nil
    }
  }
}
