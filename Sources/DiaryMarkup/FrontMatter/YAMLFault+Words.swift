extension YAMLFault {
  /// Reads what libyaml says about a fault.
  init(problem: String, context: String, at byte: UInt8?) {
    self =
      switch problem {
      case "found unexpected end of stream", "found unexpected document indicator": .unclosedQuote
      case "did not find expected ',' or ']'": .unclosedList
      case "did not find expected ',' or '}'": .unclosedMap
      case "found unknown escape character", "did not find expected hexdecimal number":
        .unknownEscape
      case "mapping values are not allowed in this context": .secondColon
      case "could not find expected ':'": .missingColon
      case "did not find expected key": .missingKey
      case "did not find expected node content": .missingValue
      case "did not find expected '-' indicator": .missingDash
      case "did not find expected <document start>": .notAMap
      case "found character that cannot start any token": byte == 0x09 ? .tab : .beginning(byte)
      case "found a tab character that violates indentation",
        "found a tab character where an indentation space is expected":
        .tab
      case "did not find expected alphabetic or numeric character":
        .beginning(context == "while scanning an anchor" ? UInt8(ascii: "&") : UInt8(ascii: "*"))
      default: .other(problem)
      }
  }

  /// Whether the place to name is where the thing begins, not where its end is missed.
  var isToldFromItsStart: Bool {
    switch self {
    case .unclosedQuote, .unclosedList, .unclosedMap, .missingColon: true
    default: false
    }
  }

  private static func beginning(_ byte: UInt8?) -> YAMLFault {
    guard let byte, byte < 0x80 else { return .missingValue }
    return .cannotBegin(Character(Unicode.Scalar(byte)))
  }
}
