import DiaryModel

extension YAMLScalar {
  /// What some reader takes a plain text for.
  enum Resolution {
    case text, truth, number, date
    /// Nothing, or what only some readers know.
    case other
  }

  /// What a plain text is by YAML 1.1 <https://yaml.org/type/>, with sexagesimal numbers and
  /// timestamps, or by the core schema of YAML 1.2.
  static func resolution(_ text: String) -> Resolution {
    let lower = text.lowercased()
    if truths.contains(lower) { return .truth }
    if others.contains(lower) { return .other }
    var bytes = Array(lower.utf8)[...]
    if isTimestamp(bytes) { return .date }
    if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    return isNumber(bytes) ? .number : .text
  }

  private static let truths: Set<String> = ["y", "n", "yes", "no", "on", "off", "true", "false"]
  private static let others: Set<String> = [
    "", "~", "null", "<<", "=", ".inf", "+.inf", "-.inf", ".nan",
  ]

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, first.isDigit || first == UInt8(ascii: ".") else { return false }
    if bytes.first == UInt8(ascii: "0"), let base = bytes.dropFirst().first {
      let digits = bytes.dropFirst(2)
      let known: String? =
        switch Unicode.Scalar(base) {
        case "x": "0123456789abcdef_"
        case "o": "01234567_"
        case "b": "01_"
        default: nil
        }
      if let known { return !digits.isEmpty && digits.allSatisfy(known.utf8.contains) }
    }
    let mantissa = bytes.prefix { $0.isDigit || "_.,:".utf8.contains($0) }
    var exponent = bytes[mantissa.endIndex...]
    guard mantissa.contains(where: \.isDigit) else { return false }
    guard exponent.popFirst() == UInt8(ascii: "e") else { return mantissa.count == bytes.count }
    if exponent.first == UInt8(ascii: "-") || exponent.first == UInt8(ascii: "+") {
      exponent.removeFirst()
    }
    return !exponent.isEmpty && exponent.allSatisfy(\.isDigit)
  }

  /// Whether bytes are a date, alone or with a time to the second.
  private static func isTimestamp(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    guard rest.popDigits(4...4), rest.popFirst() == UInt8(ascii: "-"), rest.popDigits(1...2),
      rest.popFirst() == UInt8(ascii: "-"), rest.popDigits(1...2)
    else { return false }
    guard let separator = rest.popFirst() else { return true }
    guard separator == UInt8(ascii: "t") || separator == 0x20 else { return false }
    rest = rest.drop { $0 == 0x20 }
    return rest.popDigits(1...2) && rest.popFirst() == UInt8(ascii: ":") && rest.popDigits(2...2)
      && rest.popFirst() == UInt8(ascii: ":") && rest.popDigits(2...2)
  }
}

extension ArraySlice<UInt8> {
  /// Takes digits from the front, as many as there are; false when their count is not allowed.
  fileprivate mutating func popDigits(_ count: ClosedRange<Int>) -> Bool {
    let digits = prefix { $0.isDigit }
    self = self[digits.endIndex...]
    return count.contains(digits.count)
  }
}
