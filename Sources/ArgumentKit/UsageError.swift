/// A command line that does not make sense, told to whoever typed it.
package struct UsageError: Error, Equatable {
  /// What is wrong.
  package let fault: UsageFault
  /// The name of the tool, for the line that a hint shows.
  package let tool: String
  /// The command it was meant for, where it came that far.
  package let command: String?

  package init(_ fault: UsageFault, tool: String, command: String?) {
    (self.fault, self.tool, self.command) = (fault, tool, command)
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
