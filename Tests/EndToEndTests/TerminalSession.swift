import Foundation

/// A command line of a transcript that runs on a terminal, and what is answered there.
///
/// It is written as `diary delete last # on a terminal, answering y`.
struct TerminalSession {
  let command: String
  let answers: [String]

  private static let mark = " # on a terminal"

  /// Nothing for a command line that asks for no terminal.
  init?(_ line: String) {
    guard let range = line.range(of: Self.mark, options: .backwards) else { return nil }
    let rest = line[range.upperBound...]
    command = String(line[..<range.lowerBound])
    answers =
      rest.hasPrefix(", answering ")
      ? rest.dropFirst(12).split(separator: ", ").map(String.init) : []
  }

  /// Runs it and answers each question when it is asked; both outputs are one on a terminal.
  func run(
    in sandbox: borrowing Sandbox, columns: UInt16 = 80, adding variables: [String: String] = [:]
  ) throws -> Shell.Result {
    let terminal = try Terminal(command, in: sandbox, columns: columns, adding: variables)
    for answer in answers {
      try terminal.wait(for: "? [")
      try terminal.wait(for: "] ")
      terminal.press("\(answer)\r")
    }
    let status = try terminal.finish()
    return Shell.Result(output: terminal.text, complaints: "", status: status)
  }
}
