/// The classes and capitals of Unicode's characters, whatever the user's locale is.
enum CharacterClasses {
  /// The characters of a class of POSIX such as `alpha`, or nothing where there is no such class.
  static func members(_ name: String) -> CodePointSet? {
    switch name {
    case "digit": CodePointSet([0x30...0x39])
    case "xdigit": CodePointSet([0x30...0x39, 0x41...0x46, 0x61...0x66])
    case "alpha": members(where: isLetter)
    case "alnum": members { isLetter($0) || isDigit($0) }
    case "upper": members(where: \.properties.isUppercase)
    case "lower": members(where: \.properties.isLowercase)
    case "space": members { isSpace($0) }
    case "blank":
      members { $0 == "\t" || isSpace($0) && $0.properties.generalCategory == .spaceSeparator }
    case "cntrl": members { $0.properties.generalCategory == .control }
    case "punct": members { isVisible($0) && !isLetter($0) && !isDigit($0) }
    case "graph": members(where: isVisible)
    case "print": members { isVisible($0) || $0.properties.generalCategory == .spaceSeparator }
    default: nil
    }
  }

  /// Each letter that has a capital of its own, with it.
  static func capitals() -> [(small: UInt32, capital: UInt32)] {
    (UInt32(0x41)...0x1FFFF).compactMap { code in
      guard let scalar = Unicode.Scalar(code), scalar.properties.changesWhenUppercased else {
        return nil
      }
      let capital = scalar.properties.uppercaseMapping.unicodeScalars
      guard capital.count == 1, let only = capital.first else { return nil }
      return (code, only.value)
    }
  }

  private static func members(where isMember: (Unicode.Scalar) -> Bool) -> CodePointSet {
    var ranges: [ClosedRange<UInt32>] = []
    for code in UInt32(1)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code), isMember(scalar) else { continue }
      if let last = ranges.last, last.upperBound + 1 == code {
        ranges[ranges.count - 1] = last.lowerBound...code
      } else {
        ranges.append(code...code)
      }
    }
    return CodePointSet(ranges)
  }

  /// Digits of other scripts count as letters, as they do in the C library.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic
      || !scalar.isASCII && scalar.properties.generalCategory == .decimalNumber
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  /// Blanks at which lines may break.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
      && !["\u{85}", "\u{A0}", "\u{2007}", "\u{202F}"].contains(scalar)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .unassigned, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      false
    default: true
    }
  }
}
