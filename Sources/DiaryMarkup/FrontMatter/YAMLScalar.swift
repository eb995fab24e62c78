/// Text as YAML writes and reads it.
package enum YAMLScalar {
  /// Where a scalar is to stand.
  package enum Place: Sendable {
    /// Behind `key: ` or `- `.
    case block
    /// Inside brackets.
    case flow
  }

  /// A text as a YAML scalar: plain when every reader of YAML 1.1 and 1.2 takes it for that very
  /// text, else in double quotes.
  package static func quoted(_ text: String, in place: Place = .block) -> String {
    isPlain(text, in: place) && resolution(text) == .text ? text : doubleQuoted(text)
  }

  /// What `true yes on 1` and `false no off 0` say, in any case.
  package static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  /// Whether a text can stand without quotes and be read as it is, if perhaps as a number.
  static func isPlain(_ text: String, in place: Place) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20,
      last != UInt8(ascii: ":"), !bytes.starts(with: "---".utf8), !bytes.starts(with: "...".utf8),
      !text.unicodeScalars.contains(where: mustBeEscaped)
    else { return false }
    if "-?:".utf8.contains(first) {
      guard bytes.count > 1, bytes[1] != 0x20, place == .block else { return false }
    } else if ",[]{}#&*!|>'\"%@`".utf8.contains(first) {
      return false
    }
    if place == .flow, bytes.contains(where: ",[]{}:?".utf8.contains) { return false }
    for index in bytes.indices.dropLast() {
      if bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == 0x20 { return false }
      if bytes[index] == 0x20, bytes[index + 1] == UInt8(ascii: "#") { return false }
    }
    return true
  }

  /// A text in double quotes, on one line, with what cannot be shown escaped.
  static func doubleQuoted(_ text: String) -> String {
    var quoted = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted.append(contentsOf: ["\\", scalar])
      case "\n": quoted.append(contentsOf: "\\n".unicodeScalars)
      case "\r": quoted.append(contentsOf: "\\r".unicodeScalars)
      case "\t": quoted.append(contentsOf: "\\t".unicodeScalars)
      case _ where mustBeEscaped(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
        quoted.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
      default: quoted.append(scalar)
      }
    }
    quoted.append("\"")
    return String(quoted)
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
