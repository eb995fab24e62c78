import DiaryCommands
import DiaryModel
import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

StandardStreams.reserve()
Signals.ignoreBrokenPipes()
Signals.ignoreSizeLimits()
Signals.silenceCrashes()

exit(run(Environment.values(of: World.variableNames)))

/// Runs the program in the world as it is and answers its exit status.
///
/// A function, since what stands outside of one belongs to the main actor, and the machinery for
/// actors would be linked into the program and be paid for at every start.
func run(_ variables: [String: [UInt8]]) -> Int32 {
  let environment = variables.mapValues { String(decoding: $0, as: UTF8.self) }
  var world = World(
    variables: variables, currentFolder: Environment.currentFolder(), now: clock(environment),
    terminal: terminal(environment), output: Output(descriptor: STDOUT_FILENO),
    errors: Output(descriptor: STDERR_FILENO, room: 0), lookAtInput: { PipedInput.look() },
    // A program's pauses are its own; somebody's end of a line is the end of a thought.
    readInput: {
      try StandardInput.readAll(
        pause: Terminal.isTerminal(STDIN_FILENO) ? 0 : 20, whenWaiting: $0, whenEnding: $1)
    },
    readLine: { (try? StandardInput.readLine()) ?? nil }
  ) { (words, input) throws(SpawnError) in
    if let input {
      return try Child.run(arguments: words, standardInput: input)
    }
    return try Child.run(arguments: words)
  }
  world.edit = { (words, folder, look) throws(SpawnError) in
    try Child.run(arguments: words, watching: folder, look: look)
  }
  world.hasLostTerminal = { [wasInput = world.terminal.isInput] in
    wasInput && !Terminal.isTerminal(STDIN_FILENO)
  }
  world.openTerminal = { KeyTerminal() }
  world.hasProgram = { ProgramPath.isInstalled($0) }
  world.filter = { (words, input) throws(SpawnError) in
    try Child.filter(arguments: words, standardInput: input)
  }
  // On Linux, Swift finds the words in `/proc`; where it cannot, there is not even our own name,
  // and what was to be written would be dropped without a word.
  let words = Environment.words()
  guard !words.isEmpty else { return DiaryProgram.refuseWithoutWords(in: world).rawValue }
  return DiaryProgram.run(Array(words.dropFirst()), in: world).rawValue
}

/// The wall clock; one that stands still where `DIARY_NOW` says so, for transcripts.
func clock(_ environment: [String: String]) -> () -> Moment {
  if let fixed = environment["DIARY_NOW"].flatMap(Moment.init) { return { fixed } }
  return {
    LocalTime(at: Clock.now().secondsSince1970).flatMap(Moment.init)
      ?? Moment(day: .first, second: 0, offset: nil)
  }
}

/// What the program's ends lead to, and how large the screen is.
func terminal(_ environment: [String: String]) -> TerminalFacts {
  var facts = TerminalFacts()
  facts.isInput = Terminal.isTerminal(STDIN_FILENO)
  facts.isOutput = Terminal.isTerminal(STDOUT_FILENO)
  facts.isErrors = Terminal.isTerminal(STDERR_FILENO)
  let size = Terminal.size()
  let columns = environment["COLUMNS"].flatMap { Int($0) } ?? size?.columns ?? 0
  if columns > 0 { facts.columns = max(columns, 10) }
  if let rows = size?.rows, rows > 0 { facts.rows = rows }
  return facts
}
