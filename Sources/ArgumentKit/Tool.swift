/// A command-line tool: its name, and the commands it offers.
///
/// `Settings` are the options that every command accepts, before or after its name.
package struct Tool<Context, Settings: InputGroup>: Sendable {
  /// The word that starts it in a shell.
  package let name: String
  package let version: String
  /// One sentence, with its full stop.
  package let summary: String
  /// In the order in which help shows them.
  package let commands: [any Command<Context>.Type]
  /// What the tool's name alone runs; its help, where there is none.
  package let defaultCommand: (any Command<Context>.Type)?

  package init(
    name: String, version: String, summary: String, commands: [any Command<Context>.Type],
    defaultCommand: (any Command<Context>.Type)? = nil
  ) {
    (self.name, self.version) = (name, version)
    (self.summary, self.commands) = (summary, commands)
    self.defaultCommand = defaultCommand
  }

  /// What the words after the tool's own name ask for.
  package enum Request {
    case run(any Command<Context>, Settings)
    /// The help of one command, or of the tool.
    case help(command: String?)
    case version
  }

  /// Reads the words after the tool's own name.
  package func parse(_ words: [String]) throws(UsageError) -> Request {
    try parse(words: words.map { CommandWord($0) })
  }

  /// Reads the words after the tool's own name, which need not be texts.
  package func parse(words: [CommandWord]) throws(UsageError) -> Request {
    var settings = Settings()
    var reader = WordReader(words)
    let chosen: any Command<Context>.Type
    do throws(UsageFault) {
      try reader.readOptions(Settings.inputs, into: &settings)
      let next = reader.next()
      switch next?.text {
      case nil: return defaultCommand.map { .run($0.init(), settings) } ?? .help(command: nil)
      case "--help", "-h", "help": return .help(command: try readTopic(from: &reader))
      case "--version", "-V": return .version
      case let word? where word.hasPrefix("-"): throw unknownOption(next?.shown ?? word)
      case let name?:
        guard let command = command(named: name) else {
          throw unknownCommand(next?.shown ?? name)
        }
        chosen = command
      }
    } catch {
      throw UsageError(error, tool: name, command: nil)
    }
    return try read(chosen, settings: settings, from: &reader)
  }

  func command(named name: String) -> (any Command<Context>.Type)? {
    commands.first { $0.about.name == name }
  }

  /// The command that help is wanted for, settings aside.
  private func readTopic(from reader: inout WordReader) throws(UsageFault) -> String? {
    var topic = HelpTopic<Settings>()
    try reader.readAll(HelpTopic.inputs, into: &topic)
    guard let name = topic.command, name != "help" else { return nil }
    guard command(named: name) != nil else { throw unknownCommand(name) }
    return name
  }

  /// The command of a name, or the first that somebody may mean who typed that.
  func commandMeant(by name: String) -> (any Command<Context>.Type)? {
    if let command = command(named: name) { return command }
    guard case .unknownCommand(_, let suggestions) = unknownCommand(name) else { return nil }
    return suggestions.first.flatMap { command(named: $0) }
  }

  private func unknownOption(_ word: String) -> UsageFault {
    let labels = Settings.inputs.labels.filter { $0.form != .argument } + [.help, .version]
    let spelling = String(word.prefix { $0 != "=" })
    return .unknownOption(
      spelling, suggestions: suggestions(for: spelling, among: labels.flatMap(\.spellings)),
      couldBeText: false)
  }

  private func unknownCommand(_ name: String) -> UsageFault {
    let about = commands.map { $0.about }.filter { !$0.isHidden }
    let same = about.filter { $0.synonyms.contains(name.lowercased()) }.map { $0.name }
    let names = about.map { $0.name } + ["help"]
    return .unknownCommand(
      name, suggestions: same.isEmpty ? suggestions(for: name, among: names) : same)
  }

  private func read<Chosen: Command<Context>>(
    _ command: Chosen.Type, settings: Settings, from reader: inout WordReader
  ) throws(UsageError) -> Request {
    var line = Line<Chosen, Settings>(settings: settings)
    let mentionsHelp = reader.mentionsHelp
    do throws(UsageFault) {
      try reader.readAll(Line.inputs, into: &line)
      if reader.wasAskedForHelp { return .help(command: Chosen.about.name) }
      try line.command.validate()
    } catch {
      // Whoever asks for help beside a mistake wants the help.
      if mentionsHelp { return .help(command: Chosen.about.name) }
      throw UsageError(
        error, tool: name, command: Chosen.about.name, insteadOf: Chosen.about.insteadOf)
    }
    return .run(line.command, line.settings)
  }
}

/// A whole command line: a command's own inputs, and those of every command.
struct Line<Chosen: InputGroup, Settings: InputGroup>: InputGroup {
  var command = Chosen()
  var settings = Settings()

  static var inputs: Inputs<Self> { [.group(\.command), .group(\.settings)] }

  init() {}
  init(settings: Settings) { self.settings = settings }
}

/// What follows `help`.
private struct HelpTopic<Settings: InputGroup>: InputGroup {
  var command: String?
  var settings = Settings()

  static var inputs: Inputs<Self> {
    [.argument(\.command, "COMMAND", help: "The command to explain."), .group(\.settings)]
  }

  init() {}
}
