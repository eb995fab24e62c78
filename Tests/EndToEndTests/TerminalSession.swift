import Foundation

/// A command line of a transcript that runs on a terminal, and what is answered there.
///
/// It is written as `diary delete last # on a terminal, answering y`; what is chosen from a list with
/// numbers, as `TERM=dumb diary star # on a terminal, choosing 2`.
struct TerminalSession {
  let command: String
  let answers: [String]
  /// What is chosen from lists, before any question.
  let choices: [String]

  private static let mark = " # on a terminal"

  /// Nothing for a command line that asks for no terminal.
  init?(_ line: String) {
    guard let range = line.range(of: Self.mark, options: .backwards) else { return nil }
    let rest = line[range.upperBound...]
    command = String(line[..<range.lowerBound])
    answers = Self.words(of: rest, behind: ", answering ")
    choices = Self.words(of: rest, behind: ", choosing ")
  }

  private static func words(of rest: Substring, behind mark: String) -> [String] {
    guard rest.hasPrefix(mark) else { return [] }
    return rest.dropFirst(mark.count).split(separator: ", ").map(String.init)
  }

  /// Runs it and answers each question when it is asked; both outputs are one on a terminal.
  func run(
    in sandbox: borrowing Sandbox, columns: UInt16 = 80, adding variables: [String: String] = [:]
  ) throws -> Shell.Result {
    let terminal = try Terminal(command, in: sandbox, columns: columns, adding: variables)
    for choice in choices {
      try terminal.wait(for: "words that are in it: ")
      terminal.press("\(choice)\r")
    }
    for answer in answers {
      try terminal.wait(for: "? [")
      try terminal.wait(for: "] ")
      terminal.press("\(answer)\r")
    }
    let status = try terminal.finish()
    return Shell.Result(output: terminal.text, complaints: "", status: status)
  }
}
