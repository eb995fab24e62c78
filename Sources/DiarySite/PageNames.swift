import DiaryModel

/// Gives each entry's page a path of its own: `2026/11/2026-11-29.html`.
///
/// What a file's name says beyond the day is kept (`2026-11-29-dawn.html`), save what some file
/// system or server stumbles over. Where two would be one, also without regard to case, the later
/// entry's gets a number.
///
/// Entries come in the order of their days, so that only one day's names are held.
struct PageNames {
  private var day: Day?
  private var names = NumberedNames()

  mutating func path(for path: VaultPath, of day: Day) -> VaultPath {
    if self.day != day { names.removeAll() }
    self.day = day
    var bytes: [UInt8] = []
    bytes.reserveCapacity(40)
    bytes.append(number: day.year, digits: 4)
    bytes.append(UInt8(ascii: "/"))
    bytes.append(number: day.month, digits: 2)
    bytes.append(UInt8(ascii: "/"))
    bytes.append(day)
    let suffix = Self.suffix(of: path.name)
    bytes.append(contentsOf: suffix.utf8)
    let key = suffix.lowercased()
    let count = names.take(key, withNumberBehind: key)
    if count > 1 { bytes.append(contentsOf: "_\(count)".utf8) }
    bytes.append(".html")
    return VaultPath(bytes: bytes)
  }

  /// What stands between the day and the ending in a file's name, with a hyphen before it.
  private static func suffix(of name: ArraySlice<UInt8>) -> String {
    var rest = name
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex {
      rest = name[..<dot]
    }
    rest = rest.dropFirst(lengthOfDay(rest))
    if rest.isEmpty { return "" }
    let kept = safe(String(decoding: rest, as: UTF8.self))
    return kept.isEmpty ? "" : "-" + kept
  }

  /// A name without what some file system or server stumbles over.
  static func safe(_ name: String) -> String {
    var kept = ""
    for scalar in name.unicodeScalars {
      if isKept(scalar) {
        kept.unicodeScalars.append(scalar)
      } else if kept.last != "-" {
        kept += "-"
      }
      if kept.utf8.count >= 100 { break }
    }
    while kept.last == "-" || kept.last == "." { kept.removeLast() }
    return String(kept.drop { $0 == "-" || $0 == "." || $0 == "_" })
  }

  /// How many bytes the day takes: `20261129`, `2026-11-29`, or `29` in a folder of its month.
  private static func lengthOfDay(_ stem: ArraySlice<UInt8>) -> Int {
    let digits = stem.prefix { $0.isDigit }.count
    if digits >= 8 { return 8 }
    return digits == 4 ? min(10, stem.count) : min(2, stem.count)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return byte.isDigit || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol:
      return scalar != "\u{FFFD}"
    default: return false
    }
  }
}
