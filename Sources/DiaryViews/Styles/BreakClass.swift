/// What a character means for where a line may end.
///
/// A short form of Unicode's line breaking (UAX #14) with the rules that Chinese, Japanese and
/// Korean need: Han and Kana part anywhere, Hangul at spaces, and no line begins with closing
/// punctuation or ends with opening punctuation.
enum BreakClass: UInt8 {
  case letter, digit, space, hyphen, glue
  case hangul
  /// Han, Kana and their fullwidth company.
  case ideograph
  /// Narrow brackets and quotes.
  case opening, closing
  /// Fullwidth ones, and Kana that may not begin a line.
  case wideOpening, wideClosing
  /// A line end in the source that is shown as a blank or not at all.
  case softBreak
  case lineBreak

  /// Whether a line may end between two characters that nothing parts.
  static func canBreak(between left: BreakClass, and right: BreakClass) -> Bool {
    switch (left, right) {
    case (.lineBreak, _), (.space, _): true
    case (.glue, _), (_, .glue), (.opening, _), (.wideOpening, _): false
    case (_, .closing), (_, .wideClosing), (_, .space), (_, .lineBreak): false
    case (.hangul, _), (_, .hangul): false
    case (.ideograph, _), (_, .ideograph), (.wideClosing, _), (_, .wideOpening): true
    case (.hyphen, .letter): true
    default: false
    }
  }

  /// Whether a line end in the source between two characters is shown as nothing.
  static func joins(_ left: BreakClass, _ right: BreakClass) -> Bool {
    left.isWide && right.isWide
  }

  private var isWide: Bool { self == .ideograph || self == .wideOpening || self == .wideClosing }
}

extension BreakClass {
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "): self = .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "-"): self = .hyphen
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "?"), UInt8(ascii: "%"):
      self = .closing
    default: self = .letter
    }
  }

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80: self.init(ascii: UInt8(scalar.value))
    case 0xA0, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x2000...0x200B, 0x3000: self = .space
    case 0x2010, 0x2013, 0x2014: self = .hyphen
    case 0x2018, 0x201C, 0xAB: self = .opening
    case 0x2019, 0x201D, 0xBB, 0x2026: self = .closing
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    default: self = Self.wide(scalar.value)
    }
  }

  private static func wide(_ value: UInt32) -> BreakClass {
    switch value {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08,
      0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      .wideOpening
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x301B, 0x301C, 0x301E, 0x301F, 0x303B:
      .wideClosing
    // Small Kana, the long vowel, iteration marks and the middle dot.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3,
      0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF:
      .wideClosing
    case 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60,
      0xFF61, 0xFF63, 0xFF64, 0xFF65, 0xFF67...0xFF70:
      .wideClosing
    case 0x2E80...0x2FFF, 0x3003...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF,
      0xFF00...0xFF9F, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      .ideograph
    default: .letter
    }
  }
}
