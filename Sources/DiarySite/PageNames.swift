import DiaryModel

/// Gives each entry's page a path of its own: `2026/11/2026-11-29.html`.
///
/// What a file's name says beyond the day is kept (`2026-11-29-dawn.html`), save what some file
/// system or server stumbles over. Where two would be one, also without regard to case, the later
/// entry's gets a number.
struct PageNames {
  private var taken: Set<String> = []

  mutating func path(for entry: Entry) -> VaultPath {
    let day = entry.day
    let folder = "\(day.year.padded(to: 4))/\(day.month.padded(to: 2))/"
    let stem = "\(day)\(Self.suffix(of: entry.path.name))"
    var name = folder + stem
    var count = 1
    while !taken.insert(name.lowercased()).inserted {
      count += 1
      name = "\(folder)\(stem)_\(count)"
    }
    return VaultPath(name + ".html")
  }

  /// What stands between the day and the ending in a file's name, with a hyphen before it.
  private static func suffix(of name: ArraySlice<UInt8>) -> String {
    var rest = name
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex {
      rest = name[..<dot]
    }
    rest = rest.dropFirst(lengthOfDay(rest))
    var kept = ""
    for scalar in String(decoding: rest, as: UTF8.self).unicodeScalars {
      if isKept(scalar) {
        kept.unicodeScalars.append(scalar)
      } else if kept.last != "-" {
        kept += "-"
      }
      if kept.utf8.count >= 100 { break }
    }
    while kept.last == "-" || kept.last == "." { kept.removeLast() }
    kept = String(kept.drop { $0 == "-" || $0 == "." || $0 == "_" })
    return kept.isEmpty ? "" : "-" + kept
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
