/// A regular expression whose brackets hold ranges beyond ASCII, written again for bytes of UTF-8.
///
/// Where a range such as `[가-힣]` ends is told by the C library's locale, and the locale that is
/// everywhere, C.UTF-8, has no order for it. Here a range goes by the numbers of Unicode: a character
/// becomes the group of its bytes, and a bracket expression all sequences of bytes it stands for.
struct CodePointExpression {
  private var rest: ArraySlice<Unicode.Scalar>
  private let capitals: [(small: UInt32, capital: UInt32)]
  private(set) var bytes: [UInt8] = []

  /// Writes an expression for bytes, in the C library's locale C and without its flag for capitals.
  init(_ text: String, ignoresCase: Bool) throws(RegularExpression.Fault) {
    rest = Array(text.unicodeScalars)[...]
    capitals = ignoresCase ? CharacterClasses.capitals() : []
    while let scalar = rest.popFirst() { try write(scalar) }
  }

  /// Whether an expression has brackets with a range that begins or ends beyond ASCII.
  static func isNeeded(for text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return false }
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\" { _ = rest.popFirst() }
      guard scalar == "[" else { continue }
      if rest.first == "^" { rest.removeFirst() }
      guard var before = rest.popFirst() else { return false }
      while let next = rest.popFirst(), next != "]" {
        if next == "-", let end = rest.first, end != "]", !before.isASCII || !end.isASCII {
          return true
        }
        if before == "[", next == ":" || next == "." || next == "=" {
          while let inner = rest.popFirst(), inner != next || rest.first != "]" { before = inner }
          _ = rest.popFirst()
        } else {
          before = next
        }
      }
    }
    return false
  }

  private mutating func write(_ scalar: Unicode.Scalar) throws(RegularExpression.Fault) {
    switch scalar {
    case "[": bytes += try bracket().expression
    case ".": bytes += CodePointSet.all.expression
    case "\\":
      guard let next = rest.popFirst() else { return bytes.append(UInt8(ascii: "\\")) }
      try writeEscaped(next)
    default: writeLiteral(scalar)
    }
  }

  private mutating func writeEscaped(_ scalar: Unicode.Scalar) throws(RegularExpression.Fault) {
    switch scalar {
    case "w", "W", "s", "S":
      let isWord = scalar.properties.lowercaseMapping == "w"
      let members = try members(isWord ? "alnum" : "space")
      let set = CodePointSet(members.ranges + (isWord ? [0x5F...0x5F] : []))
      bytes += (scalar.properties.isUppercase ? set.complement : set).expression
    case "b", "B", "<", ">":
      throw RegularExpression.Fault(reason: "\\\(scalar) cannot stand beside a range beyond ASCII")
    case "`", "'": bytes += [UInt8(ascii: "\\")] + Array(String(scalar).utf8)
    default:
      let set = closed([scalar.value...scalar.value])
      bytes += set.expression
    }
  }

  private mutating func writeLiteral(_ scalar: Unicode.Scalar) {
    let set = closed([scalar.value...scalar.value])
    let isAlone = set.ranges.count == 1 && set.ranges[0].count == 1
    // What is not a letter may have a meaning: '(', '*', '{2}'.
    bytes += scalar.isASCII && isAlone ? Array(String(scalar).utf8) : set.expression
  }

  /// Reads what stands between brackets, whose first is read.
  private mutating func bracket() throws(RegularExpression.Fault) -> CodePointSet {
    var ranges: [ClosedRange<UInt32>] = []
    let isNegated = rest.first == "^"
    if isNegated { rest.removeFirst() }
    var isFirst = true
    while isFirst || rest.first != "]" {
      isFirst = false
      if let name = symbol(":") {
        ranges += try members(name).ranges
        continue
      }
      let start = try end()
      guard rest.first == "-", rest.dropFirst().first.map({ $0 != "]" }) ?? false else {
        ranges.append(start...start)
        continue
      }
      rest.removeFirst()
      let end = try end()
      guard start <= end else { throw RegularExpression.Fault(reason: "Invalid range end") }
      ranges.append(start...end)
    }
    rest.removeFirst()
    let set = closed(ranges)
    return isNegated ? set.complement : set
  }

  /// Reads one character in brackets, which may be written as [.x.] or [=x=].
  private mutating func end() throws(RegularExpression.Fault) -> UInt32 {
    if let name = symbol(".") ?? symbol("=") {
      guard name.unicodeScalars.count == 1, let only = name.unicodeScalars.first else {
        throw RegularExpression.Fault(reason: "Invalid collation character")
      }
      return only.value
    }
    guard let scalar = rest.popFirst() else {
      throw RegularExpression.Fault(reason: "Unmatched [, [^, [:, [., or [=")
    }
    return scalar.value
  }

  /// Reads what stands in brackets of its own within brackets, such as [:alpha:].
  private mutating func symbol(_ mark: Unicode.Scalar) -> String? {
    guard rest.first == "[", rest.dropFirst().first == mark else { return nil }
    let inner = rest.dropFirst(2)
    guard
      let close = inner.indices.dropFirst().first(where: {
        inner[$0] == mark && $0 + 1 < inner.endIndex && inner[$0 + 1] == "]"
      })
    else { return nil }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: inner[..<close])
    rest = rest[(close + 2)...]
    return String(name)
  }

  private func members(_ name: String) throws(RegularExpression.Fault) -> CodePointSet {
    guard let members = CharacterClasses.members(name) else {
      throw RegularExpression.Fault(reason: "Invalid character class name")
    }
    return closed(members.ranges)
  }

  /// Adds what is the same but for being a capital.
  private func closed(_ ranges: [ClosedRange<UInt32>]) -> CodePointSet {
    var set = CodePointSet(ranges)
    // Twice, since a capital may have two small letters, as Σ has.
    for _ in 0..<2 {
      let others = capitals.compactMap { pair -> ClosedRange<UInt32>? in
        let (hasSmall, hasCapital) = (set.contains(pair.small), set.contains(pair.capital))
        guard hasSmall != hasCapital else { return nil }
        let code = hasSmall ? pair.capital : pair.small
        return code...code
      }
      if others.isEmpty { break }
      set = CodePointSet(set.ranges + others)
    }
    return set
  }
}
