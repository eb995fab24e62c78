/// One pattern of `strftime`, taken apart.
struct DatePattern: Hashable {
  private enum Piece: Hashable {
    /// What stands between `%` and the letter (flags, a width, `E` or `O`), and the letter.
    case field(String, Character)
    case literal(String)
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        append(literal: String(character))
        continue
      }
      var settings = ""
      while let next = rest.first, "-_0^#EO123456789".contains(next) {
        settings.append(next)
        rest.removeFirst()
      }
      switch rest.popFirst() {
      case "D": pieces += DatePattern("%m/%d/%y").pieces
      case "F": pieces += DatePattern("%Y-%m-%d").pieces
      case let letter?: pieces.append(.field(settings, letter))
      case nil: break
      }
    }
  }

  private init(pieces: [Piece]) {
    for piece in pieces {
      if case .literal(let text) = piece {
        append(literal: text)
      } else {
        self.pieces.append(piece)
      }
    }
  }

  var text: String {
    pieces.map { piece in
      switch piece {
      case .field(let settings, let letter): "%\(settings)\(letter)"
      case .literal(let text): text
      }
    }.joined()
  }

  /// With all digits of the year, be they the locale's own.
  var withWholeYear: DatePattern {
    let pattern = mapping { $0 == "" && $1 == "y" ? ("", "Y") : ($0, $1) }
    let isWhole = pattern.pieces.contains(.field("O", "C"))
    return DatePattern(
      pieces: pattern.pieces.flatMap { piece in
        piece == .field("O", "y") && !isWhole ? [.field("O", "C"), piece] : [piece]
      })
  }

  /// With days and months of one digit written so.
  var withoutPadding: DatePattern {
    mapping { settings, letter in
      switch letter {
      case "d" where settings == "": ("-", "d")
      case "e" where settings == "" || settings == "-": ("-", "d")
      case "m" where settings == "": ("-", "m")
      default: (settings, letter)
      }
    }
  }

  /// Whether the numbers have words after them, as in `2026년 11월 29일`.
  var isWrittenOut: Bool {
    let words = pieces.filter { piece in
      if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
    return words.count >= 3
  }

  /// Whether a full date can be made of it.
  var hasAllOfDate: Bool { "ABdY".allSatisfy { index(of: $0) != nil } }

  var isYearFirst: Bool { index(of: "Y") ?? .max < index(of: "B") ?? .max }

  /// What stands before a field.
  func upTo(_ letter: Character) -> DatePattern {
    DatePattern(pieces: Array(pieces[..<(index(of: letter) ?? pieces.endIndex)]))
  }

  /// The year, and what stands between it and the next field.
  var year: DatePattern {
    let rest = pieces[(index(of: "Y") ?? pieces.endIndex)...]
    let literals = rest.dropFirst().prefix { piece in
      if case .literal = piece { true } else { false }
    }
    return DatePattern(pieces: Array(rest.prefix(1) + literals))
  }

  func replacing(_ letter: Character, by other: DatePattern) -> DatePattern {
    DatePattern(
      pieces: pieces.flatMap { piece in
        if case .field(_, letter) = piece { other.pieces } else { [piece] }
      })
  }

  /// Without hours, minutes and the like, and what stood between them.
  var withoutTime: DatePattern {
    var kept: [Piece] = []
    var isAfterTime = false
    for piece in pieces {
      switch piece {
      case .field(_, let letter) where "HMSTrRIpPlkXZzc".contains(letter): isAfterTime = true
      case .field:
        kept.append(piece)
        isAfterTime = false
      case .literal:
        if !isAfterTime { kept.append(piece) }
      }
    }
    return DatePattern(pieces: kept).trimmed
  }

  /// With names instead of their short forms, and without the dots of those.
  var withFullNames: DatePattern {
    var full = mapping { settings, letter in
      switch letter {
      case "a": ("", "A")
      case "b", "h": ("", "B")
      default: (settings, letter)
      }
    }.withWholeYear.withoutPadding
    for index in pieces.indices.dropLast() {
      guard case .field(_, "b") = pieces[index], case .literal(let text) = full.pieces[index + 1]
      else { continue }
      full.pieces[index + 1] = .literal(text.first == "." ? String(text.dropFirst()) : text)
    }
    // As English puts it, where the month stands before the day.
    return full.text == "%A %B %-d %Y" ? DatePattern("%A, %B %-d, %Y") : full
  }

  /// Without blanks and commas at the end.
  var trimmed: DatePattern {
    guard case .literal(var text) = pieces.last else { return self }
    while let last = text.last, last == "," || last.isWhitespace { text.removeLast() }
    return DatePattern(pieces: pieces.dropLast() + (text.isEmpty ? [] : [.literal(text)]))
  }

  private mutating func append(literal text: String) {
    if case .literal(let before) = pieces.last {
      pieces[pieces.count - 1] = .literal(before + text)
    } else {
      pieces.append(.literal(text))
    }
  }

  private func mapping(
    _ body: (String, Character) -> (String, Character)
  ) -> DatePattern {
    DatePattern(
      pieces: pieces.map { piece in
        guard case .field(let settings, let letter) = piece else { return piece }
        let (newSettings, newLetter) = body(settings, letter)
        return .field(newSettings, newLetter)
      })
  }

  private func index(of letter: Character) -> Int? {
    pieces.firstIndex { piece in
      if case .field(_, letter) = piece { true } else { false }
    }
  }
}
