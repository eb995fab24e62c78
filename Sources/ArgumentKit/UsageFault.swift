/// What does not make sense in a command line.
package enum UsageFault: Error, Equatable {
  case unknownCommand(String, suggestions: [String])
  /// `couldBeText` where the command takes free words, which `--` sets apart from options.
  case unknownOption(String, suggestions: [String], couldBeText: Bool)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case invalidValue(String, input: String, ValueError, suggestions: [String])
  case missingArgument(String)
  case unexpectedArgument(String)
  /// Two options of which only one may be given.
  case conflict(String, String)
}

extension UsageFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command \(quoted(name))"
    case .unknownOption(let name, _, _): "unknown option \(quoted(name))"
    case .missingValue(let option, let value): "option '\(option)' needs a value: \(value)"
    case .unexpectedValue(let option): "option '\(option)' takes no value"
    case .invalidValue(let word, let input, let error, _):
      "\(quoted(word)) is not valid for \(input): \(error.reason)"
    case .missingArgument(let name): "missing argument \(name)"
    case .unexpectedArgument(let word): "unexpected argument \(quoted(word))"
    case .conflict(let one, let other): "'\(one)' and '\(other)' cannot be used together"
    }
  }
}

/// The user's own word in quotes, with what would act on a terminal made visible.
private func quoted(_ word: String) -> String {
  var shown = String.UnicodeScalarView()
  for scalar in word.unicodeScalars {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
      shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    default: shown.append(scalar)
    }
  }
  return "'\(String(shown))'"
}
