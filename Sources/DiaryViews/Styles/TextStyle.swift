/// How a stretch of text looks: attributes and at most one colour.
package struct TextStyle: Hashable, Sendable {
  /// The colours that stay readable on light and on dark backgrounds.
  ///
  /// Black, white and the bright ones are left out: each vanishes on some theme. Bright black is
  /// the background itself in a well-known one, so `gray` is drawn as dimmed text.
  package enum Color: UInt8, CaseIterable, Sendable {
    case red = 1
    case green, yellow, blue, magenta, cyan, gray
  }

  private(set) var bits: UInt16

  private init(bits: UInt16) { self.bits = bits }

  /// Text as it is, and the ways to set it off.
  package static let none = TextStyle(bits: 0)
  package static let bold = TextStyle(bits: 1 << 0)
  package static let dim = TextStyle(bits: 1 << 1)
  package static let italic = TextStyle(bits: 1 << 2)
  package static let underline = TextStyle(bits: 1 << 3)
  package static let strikethrough = TextStyle(bits: 1 << 4)
  /// Dark text on yellow: both are set, so that it is readable whatever the theme.
  package static let highlight = TextStyle(bits: 1 << 5)

  /// With the colours of text and background exchanged.
  package static let reversed = TextStyle(bits: 1 << 6)

  /// Text in a colour.
  package static func color(_ color: Color) -> TextStyle {
    TextStyle(bits: UInt16(color.rawValue) << 8)
  }

  /// Both together; where both have a colour, the right one's.
  package static func + (left: Self, right: Self) -> Self {
    let color = right.bits & 0xFF00 == 0 ? left.bits & 0xFF00 : right.bits & 0xFF00
    return TextStyle(bits: (left.bits | right.bits) & 0xFF | color)
  }
}

extension TextStyle.Color {
  /// Reads a colour's name as settings write it, without regard to case; `grey` is `gray`.
  package init?(named name: String) {
    switch name.lowercased() {
    case "red": self = .red
    case "green": self = .green
    case "yellow": self = .yellow
    case "blue": self = .blue
    case "magenta": self = .magenta
    case "cyan": self = .cyan
    case "gray", "grey": self = .gray
    default: return nil
    }
  }
}

extension TextStyle {
  /// The codes of SGR (ECMA-48, 8.3.117) in their order, the colour's last.
  func forEachCode(isColored: Bool, _ body: (StaticString) -> Void) {
    if has(.bold) { body("1") }
    if has(.dim) || has(.color(.gray)) { body("2") }
    if has(.italic) { body("3") }
    if has(.underline) { body("4") }
    if has(.strikethrough) { body("9") }
    if has(.reversed) { body("7") }
    if has(.highlight) { body(isColored ? "30;43" : "7") }
    guard isColored, !has(.highlight) else { return }
    switch Color(rawValue: UInt8(bits >> 8)) {
    case .red: body("31")
    case .green: body("32")
    case .yellow: body("33")
    case .blue: body("34")
    case .magenta: body("35")
    case .cyan: body("36")
    case .gray, nil: break
    }
  }

  private func has(_ other: Self) -> Bool {
    other.bits & 0xFF00 == 0
      ? bits & other.bits != 0 : bits & 0xFF00 == other.bits & 0xFF00
  }
}
