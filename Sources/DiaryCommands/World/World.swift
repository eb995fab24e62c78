import DiaryModel
import DiaryViews
import Platform

/// Everything a command can see or change outside its own arguments.
///
/// Built by `main.swift` from the live system, and by tests from values.
package struct World {
  /// The environment as it is: what names a file is bytes.
  package let variables: [String: [UInt8]]
  /// The same as texts.
  package let environment: [String: String]
  /// The absolute path of the folder the program was started in.
  package var currentFolder: [UInt8]
  /// The wall clock, read anew at each call.
  package var now: () -> Moment
  package var terminal: TerminalFacts
  package var output: Output
  package var errors: Output
  /// What may be read from the input, without taking anything.
  package var lookAtInput: () -> PipedInput
  /// What is piped in or typed, all of it; `whenWaiting` gets what has come so far, whenever nothing
  /// more is there yet, and `whenEnding` is done before the program is ended meanwhile.
  package var readInput:
    (_ whenWaiting: ([UInt8]) -> Void, _ whenEnding: () -> Void) throws -> [UInt8]
  /// A line typed by the user; nothing at the end of input.
  package var readLine: () -> String?
  /// Runs a program that gets the terminal, with bytes for its input or with the terminal's.
  package var run: (_ words: [[UInt8]], _ input: [UInt8]?) throws(SpawnError) -> ExitStatus
  /// Runs an editor that gets the terminal, and calls `look` whenever something in a folder may have
  /// changed meanwhile.
  package var edit:
    (_ words: [[UInt8]], _ folder: [UInt8], _ look: () -> Void) throws(SpawnError) -> ExitStatus =
      { (words, _, _) throws(SpawnError) in
        throw .missing(String(decoding: words.first ?? [], as: UTF8.self))
      }
  /// Whether the terminal that was the input has gone away.
  package var hasLostTerminal: () -> Bool = { false }
  /// Takes the terminal to draw on and read keys from; nothing where there is none.
  package var openTerminal: () -> KeyTerminal? = { nil }
  /// Runs a program that gets the terminal, with bytes for its input, and collects its output.
  package var filter:
    (_ words: [String], _ input: [UInt8]) throws(SpawnError) -> (ExitStatus, [UInt8]) = {
      (words, _) throws(SpawnError) in throw .missing(words.first ?? "")
    }
  /// Whether a program of a name is installed.
  package var hasProgram: (_ name: String) -> Bool = { _ in false }
  package var options = GlobalOptions()
  /// The name of the command that runs.
  package var command: String?
  /// What the command has changed so far.
  package let deeds = Deeds()

  package init(
    variables: [String: [UInt8]], currentFolder: [UInt8], now: @escaping () -> Moment,
    terminal: TerminalFacts, output: Output, errors: Output,
    lookAtInput: @escaping () -> PipedInput,
    readInput:
      @escaping (_ whenWaiting: ([UInt8]) -> Void, _ whenEnding: () -> Void) throws -> [UInt8],
    readLine: @escaping () -> String?,
    run: @escaping (_ words: [[UInt8]], _ input: [UInt8]?) throws(SpawnError) -> ExitStatus
  ) {
    (self.variables, self.currentFolder, self.now) = (variables, currentFolder, now)
    environment = variables.mapValues { String(decoding: $0, as: UTF8.self) }
    (self.terminal, self.output, self.errors) = (terminal, output, errors)
    (self.lookAtInput, self.readInput) = (lookAtInput, readInput)
    (self.readLine, self.run) = (readLine, run)
  }
}

/// What stands at the ends of the program's input and output.
package struct TerminalFacts: Sendable {
  package var isInput = false
  package var isOutput = false
  package var isErrors = false
  /// Cells across and lines down.
  package var columns = 80
  package var rows = 24

  package init() {}
}

extension World {
  /// The variables of the environment that the program looks at, and no others.
  package static let variableNames = [
    "HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "DIARY_VAULT", "DIARY_NOW",
    "VISUAL", "EDITOR", "PAGER", "LC_ALL", "LC_TIME", "LANG", "TERM", "COLUMNS", "NO_COLOR",
    "CLICOLOR_FORCE", "TERM_PROGRAM", "TMUX", "VTE_VERSION", "KITTY_WINDOW_ID", "WEZTERM_PANE",
    "KONSOLE_VERSION", "WT_SESSION",
  ]

  /// A variable of the environment; an empty one counts as not set.
  package func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The bytes of a variable; an empty one counts as not set.
  package func bytes(of name: String) -> [UInt8]? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The user's language as BCP 47 writes it, from the environment's locale; English where none is.
  package var language: String {
    let locale = variable("LC_ALL") ?? variable("LANG") ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !["", "C", "POSIX"].contains(String(name)) else { return "en" }
    return String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// Prints a line of what was asked for.
  package func say(_ line: String) throws(OutputError) {
    try output.write(line)
    try output.write("\n")
  }

  /// Prints a line about what was done, unless only what was asked for is wanted.
  package func report(_ line: String) throws(OutputError) {
    guard !options.isQuiet else { return }
    try say(terminal.isOutput ? MessageLines.wrap(line, width: terminal.columns) : line)
  }

  /// Whether lists are laid out for people: on a terminal, and where colours are wanted all the
  /// same, as in a pipe to a pager.
  var isLaidOut: Bool { terminal.isOutput || options.colour == .always }

  /// Prints bytes as they are.
  package func write(_ bytes: [UInt8]) throws(OutputError) { try output.write(bytes: bytes) }

  /// Prints a file's text: its bytes, but to a terminal nothing that it would obey.
  func writeText(_ bytes: [UInt8]) throws(OutputError) {
    if terminal.isOutput { try write(VisibleText.lines(bytes)) } else { try write(bytes) }
  }

  /// Prints a text as it is.
  package func write(_ text: String) throws(OutputError) { try output.write(text) }

  /// Tells the user something beside what was asked for.
  package func note(_ line: String) {
    guard !options.isQuiet else { return }
    tell("diary: \(line)")
  }

  /// Tells the user of something that went wrong without stopping the command.
  package func warn(_ line: String, hint: String? = nil) {
    tell("diary: warning: \(line)")
    if let hint { tell("hint: \(hint)") }
  }

  /// Writes to the error output at once, after what was printed before.
  private func tell(_ line: String) {
    try? output.flush()
    try? errors.write(message(line + "\n"))
    try? errors.flush()
  }

  /// A message as it is written to the error output: filled into lines where that is a terminal.
  package func message(_ text: String) -> String {
    terminal.isErrors ? MessageLines.wrap(text, width: terminal.columns) : text
  }
}
