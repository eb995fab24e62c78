/// A code point that stands for a piece of source which libcmark would read otherwise.
///
/// What libcmark cannot say of a construct is written into its input: one code point, that it takes
/// for plain text, in place of the piece. It survives every context, and is put back afterwards:
/// as the source has it in code and HTML, as it is meant in text. Where the piece is punctuation the
/// code point is too, of scripts that nobody writes today, and a letter of the last private plane
/// else, because that decides which emphasis begins and ends beside it.
enum Sentinel: UInt8, CaseIterable {
  case escapedTilde, escapedHash, escapedEquals, escapedAt, escapedPercent
  case wikiOpen, embedOpen, wikiClose, wikiPipe, wikiEscapedPipe
  case footnoteOpen, footnoteClose
  case taskOpen, taskDone, taskDoneCapital
  case commentOpen, commentClose
  case underscore, asterisk, ampersand, backslash, leftBracket, rightBracket, lessThan, backtick,
    pipe
  /// Where a bare link ends that ends with punctuation.
  case linkEndAfterPunctuation
  /// Before a character that means only itself, where that is punctuation.
  case literal
  /// Begins a comment that stands for something; never made from an entry's own text.
  case marker

  /// From here on they are letters.
  case linkStart, linkEnd
  /// Between punctuation and `*`, so that emphasis can end or begin beside a letter.
  case joint
  /// Before a character that means only itself.
  case literalLetter

  /// How many bytes each takes.
  static let length = 4

  /// The UTF-8 of the code point.
  var bytes: (UInt8, UInt8, UInt8, UInt8) {
    let value = rawValue
    switch value {
    case 0...8: return (0xF0, 0x90, 0xA9, 0x90 + value)
    case 9...15: return (0xF0, 0x90, 0xAB, 0xB0 + value - 9)
    case 16...22: return (0xF0, 0x90, 0xAC, 0xB9 + value - 16)
    case 23...26: return (0xF0, 0x90, 0xAE, 0x99 + value - 23)
    case 27...28: return (0xF0, 0x91, 0x81, 0x87 + value - 27)
    default: return (0xF4, 0x8F, 0xBC, 0x80 + value - 29)
    }
  }

  /// The sentinel at a place, if there is one.
  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    let first = text[place]
    guard first == 0xF0 || first == 0xF4, place + 3 < text.count else { return nil }
    guard let value = Self.value(first, text[place + 1], text[place + 2], text[place + 3]),
      let sentinel = Sentinel(rawValue: value)
    else { return nil }
    self = sentinel
  }

  private static func value(
    _ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8
  ) -> UInt8? {
    switch (first, second, third, fourth) {
    case (0xF0, 0x90, 0xA9, 0x90...0x98): fourth - 0x90
    case (0xF0, 0x90, 0xAB, 0xB0...0xB6): fourth - 0xB0 + 9
    case (0xF0, 0x90, 0xAC, 0xB9...0xBF): fourth - 0xB9 + 16
    case (0xF0, 0x90, 0xAE, 0x99...0x9C): fourth - 0x99 + 23
    case (0xF0, 0x91, 0x81, 0x87...0x88): fourth - 0x87 + 27
    case (0xF4, 0x8F, 0xBC, 0x80...0x83): fourth - 0x80 + 29
    default: nil
    }
  }

  /// The sentinel of a scalar, if it is one's.
  init?(scalar: UInt32) {
    guard scalar >= 0x10000, scalar <= 0x10FFFF else { return nil }
    let bytes = (
      UInt8(0xF0 | scalar >> 18), UInt8(0x80 | scalar >> 12 & 63), UInt8(0x80 | scalar >> 6 & 63),
      UInt8(0x80 | scalar & 63)
    )
    guard let value = Self.value(bytes.0, bytes.1, bytes.2, bytes.3) else { return nil }
    self.init(rawValue: value)
  }

  var isLetter: Bool { rawValue >= Self.linkStart.rawValue }

  /// The one to put before the code point itself where a text contains it.
  var escape: Sentinel { isLetter ? .literalLetter : .literal }

  /// What it stands for in the source.
  var source: StaticString {
    switch self {
    case .escapedTilde: "\\~"
    case .escapedHash: "\\#"
    case .escapedEquals: "\\="
    case .escapedAt: "\\@"
    case .escapedPercent: "\\%"
    case .wikiEscapedPipe: "\\|"
    default: shown
    }
  }

  /// What it means in text.
  var shown: StaticString {
    switch self {
    case .escapedTilde: "~"
    case .escapedHash: "#"
    case .escapedEquals: "="
    case .escapedAt: "@"
    case .escapedPercent: "%"
    case .wikiOpen: "[["
    case .embedOpen: "![["
    case .wikiClose: "]]"
    case .wikiPipe, .wikiEscapedPipe, .pipe: "|"
    case .footnoteOpen: "[^"
    case .footnoteClose, .rightBracket: "]"
    case .taskOpen: "[ ]"
    case .taskDone: "[x]"
    case .taskDoneCapital: "[X]"
    case .commentOpen, .commentClose: "%%"
    case .underscore: "_"
    case .asterisk: "*"
    case .ampersand: "&"
    case .backslash: "\\"
    case .leftBracket: "["
    case .lessThan: "<"
    case .backtick: "`"
    case .linkEndAfterPunctuation, .literal, .marker, .linkStart, .linkEnd, .joint,
      .literalLetter:
      ""
    }
  }

  /// The sentinel that keeps a byte from being read as notation; nil where it never is.
  static func protecting(_ byte: UInt8) -> Sentinel? {
    switch byte {
    case 0x5F: .underscore
    case 0x2A: .asterisk
    case 0x26: .ampersand
    case 0x5C: .backslash
    case 0x5B: .leftBracket
    case 0x5D: .rightBracket
    case 0x3C: .lessThan
    case 0x60: .backtick
    case 0x7C: .pipe
    default: nil
    }
  }
}

extension [UInt8] {
  mutating func append(_ sentinel: Sentinel) {
    let bytes = sentinel.bytes
    append(bytes.0)
    append(bytes.1)
    append(bytes.2)
    append(bytes.3)
  }

  /// Adds text with its sentinels put back: as in the source, or as it is meant.
  mutating func append(restoring text: UnsafeBufferPointer<UInt8>, asSource: Bool) {
    var start = 0
    var place = 0
    while place < text.count {
      guard text[place] >= 0xF0, let sentinel = Sentinel(text, at: place) else {
        place += 1
        continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
      append(asSource ? sentinel.source : sentinel.shown)
      place += Sentinel.length
      start = place
      if sentinel == .literal || sentinel == .literalLetter, place < text.count {
        place += ScalarClass.decode(text, at: place).length
      }
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }
}
