/// What a character is, as far as reading Markdown and counting words needs to know.
enum ScalarClass {
  /// The scalar that begins at a place of UTF-8, and how many bytes it takes.
  ///
  /// A byte that begins none stands for U+FFFD.
  @inline(__always)
  static func decode(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = text[place]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, first < 0xF5, place + length <= text.count else { return (0xFFFD, 1) }
    var scalar = UInt32(first) & (0xFF >> UInt32(length + 1))
    for offset in 1..<length {
      let next = text[place + offset]
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    return (scalar, length)
  }

  /// The scalar that ends before a place of UTF-8.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, before place: Int) -> UInt32 {
    var start = place - 1
    while start > 0, place - start < 4, text[start] & 0xC0 == 0x80 { start -= 1 }
    return decode(text, at: start).scalar
  }

  /// Whether a scalar is blank: a space of any width, a line end, or nothing visible at all.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F...0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether CommonMark takes a scalar for punctuation.
  static func isPunctuation(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIIPunctuation(UInt8(truncatingIfNeeded: scalar)) }
    guard !isEastAsianLetter(scalar), let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  @inline(__always)
  static func isASCIIPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  @inline(__always)
  static func isASCIILetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  @inline(__always)
  static func isASCIIDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  @inline(__always)
  static func isASCIIWord(_ byte: UInt8) -> Bool { isASCIILetter(byte) || isASCIIDigit(byte) }

  /// Whether a scalar is written without spaces between words.
  static func isHanOrKana(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
      0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  static func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xFFA0...0xFFDC:
      true
    default: false
    }
  }

  static func isEastAsianLetter(_ scalar: UInt32) -> Bool {
    scalar >= 0x1100 && (isHangul(scalar) || isHanOrKana(scalar) || isBopomofo(scalar))
  }

  private static func isBopomofo(_ scalar: UInt32) -> Bool {
    (0x3105...0x312F).contains(scalar) || (0x31A0...0x31BF).contains(scalar)
  }

  /// Whether a scalar belongs to a word, such as a tag or a name.
  static func isWord(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return isASCIIWord(UInt8(truncatingIfNeeded: scalar)) }
    if isEastAsianLetter(scalar) { return true }
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }

  /// Whether a scalar is an emoji or a part of one.
  static func isEmoji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x200D, 0x20E3, 0x2190...0x21FF, 0x2300...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF,
      0xFE0F, 0x1F000...0x1FAFF, 0xE0020...0xE007F:
      true
    default: false
    }
  }
}
