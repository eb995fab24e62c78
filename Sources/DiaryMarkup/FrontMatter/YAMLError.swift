import DiaryModel

/// What is wrong with a YAML text, and where.
package struct YAMLError: Error, Hashable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  package var fault: YAMLFault

  /// What is wrong, in plain words.
  package var message: String { fault.description }
}

/// The ways in which a YAML text can be wrong.
package enum YAMLFault: Hashable, Sendable {
  case tooLarge, tooDeep
  case notUTF8, controlCharacter
  case tab, indentation
  case unclosedQuote, unclosedList, unclosedMap
  case unknownEscape
  /// A `: ` in a text that stands without quotes.
  case secondColon
  case missingColon, missingKey, missingValue, missingDash
  /// A character that means something else at the start of a value.
  case cannotBegin(Character)
  /// A template's `{{…}}` that stands without quotes.
  case placeholder
  case severalDocuments
  case notAMap
  case repeatedKey(String)
  /// Anything else, as libyaml says it.
  case other(String)
}

extension YAMLFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge: "more than \(YAMLLimit.bytes / 1024) KiB of YAML"
    case .tooDeep: "nested more than \(YAMLLimit.depth) levels deep"
    case .notUTF8: "a byte that is not UTF-8"
    case .controlCharacter: "a control character"
    case .tab: "a tab cannot indent a line, use blanks"
    case .indentation: "the line is not indented like the ones above it"
    case .unclosedQuote: "a quotation mark that is never closed"
    case .unclosedList: "a '[' that is never closed, or a comma missing behind it"
    case .unclosedMap: "a '{' that is never closed, or a comma missing behind it"
    case .unknownEscape: "an unknown escape in double quotes, write '\\\\' or use single quotes"
    case .secondColon: "a text with ': ' in it must stand in quotes"
    case .missingColon: "expected 'key: value'"
    case .missingKey: "expected a key at the start of a line of its own"
    case .missingValue: "expected a value"
    case .missingDash: "expected '- ' before the next item"
    case .cannotBegin(let character): "a text that begins with '\(character)' must stand in quotes"
    case .placeholder: "a placeholder in '{{ }}' must stand in quotes"
    case .severalDocuments: "expected one document, found a second one"
    case .notAMap: "expected lines of 'key: value'"
    case .repeatedKey(let key): "'\(VisibleText.oneLine(key))' stands here a second time"
    case .other(let problem): problem
    }
  }
}

/// How much YAML is read at most.
package enum YAMLLimit {
  /// The most bytes of a text, and the most levels of lists and maps in it.
  package static let bytes = 64 * 1024
  package static let depth = 32
}
