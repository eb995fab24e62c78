extension ShellWords {
  /// A path as one word of a command line that can be pasted into a shell.
  ///
  /// Plain paths stay as they are; others stand in single quotes, and those that hold control
  /// characters or bytes that are not UTF-8 in `$'…'`, which bash, zsh and ksh read and POSIX has
  /// since 2024 (Shell Command Language, 2.2.4).
  package static func quoted(_ path: [UInt8]) -> String {
    if !path.isEmpty, path.allSatisfy(isPlain) { return String(decoding: path, as: UTF8.self) }
    let text = String(decoding: path, as: UTF8.self)
    guard text.utf8.elementsEqual(path), !text.unicodeScalars.contains(where: isControl) else {
      return "$'" + path.map(escaped).joined() + "'"
    }
    // `'` ends the quotes, is quoted by itself, and begins others.
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_./:@%+=,".utf8.contains(byte)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      || ["\u{2028}", "\u{2029}"].contains(scalar)
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
    case 0x20..<0x7F: String(Unicode.Scalar(byte))
    default: (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16)
    }
  }
}
