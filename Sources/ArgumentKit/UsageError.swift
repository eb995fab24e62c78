/// A command line that does not make sense, told to whoever typed it.
package struct UsageError: Error, Equatable {
  /// What is wrong.
  package let fault: UsageFault
  /// The name of the tool, for the line that a hint shows.
  package let tool: String
  /// The command it was meant for, where it came that far.
  package let command: String?

  /// What to do instead of using an option that the command is known not to have.
  private let instead: String?

  /// `insteadOf` has what to do instead of using some options.
  package init(
    _ fault: UsageFault, tool: String, command: String?, insteadOf: [String: String] = [:]
  ) {
    (self.fault, self.tool, self.command) = (fault, tool, command)
    guard case .unknownOption(let word, _, _) = fault else {
      instead = nil
      return
    }
    let option = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
    instead = insteadOf[option]
  }
}

extension UsageError: CustomStringConvertible {
  package var description: String { fault.description }

  /// What to try instead.
  package var hint: String? {
    switch fault {
    case .invalidValue(_, _, let error, let suggestions):
      return error.hint ?? question(suggestions) ?? "run '\(helpLine)' to see its options"
    case .unknownCommand(_, let suggestions):
      return question(suggestions) ?? "run '\(tool) help' to see the commands"
    case .unknownOption where instead != nil: return instead
    case .unknownOption(_, let suggestions, let couldBeText):
      let escape = couldBeText ? ", or put '--' before text that begins with '-'" : ""
      return question(suggestions) ?? "run '\(helpLine)' to see its options\(escape)"
    case .missingArgument, .unexpectedArgument, .conflict: return "run '\(helpLine)' to see its use"
    case .missingValue, .unexpectedValue: return "run '\(helpLine)' to see its options"
    }
  }

  private var helpLine: String {
    [tool, "help", command].compactMap { $0 }.joined(separator: " ")
  }

  private func question(_ suggestions: [String]) -> String? {
    guard let last = suggestions.last else { return nil }
    let others = suggestions.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return others.isEmpty ? "did you mean '\(last)'?" : "did you mean \(others) or '\(last)'?"
  }
}
