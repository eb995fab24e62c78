import ArgumentKit
import Platform

/// Runs a whole command line, from its words to its status.
package enum DiaryProgram {
  /// Does what the words ask for, and tells what went wrong.
  package static func run(_ words: [[UInt8]], in world: World) -> CommandStatus {
    do {
      try perform(words, in: world)
      try world.output.flush()
      return .done
    } catch {
      return end(error, in: world)
    }
  }

  /// Tells that the command line cannot be had from the system, so that nothing was done.
  package static func refuseWithoutWords(in world: World) -> CommandStatus {
    end(ProgramFailure.noCommandLine, in: world)
  }

  private static func perform(_ words: [[UInt8]], in world: World) throws {
    let width = min(world.terminal.columns, 100)
    let words = words.map { CommandWord($0) }
    let request: Tool<World, GlobalOptions>.Request
    do throws(UsageError) { request = try diaryTool.parse(words: words) } catch {
      throw refusal(error, of: words, in: world)
    }
    switch request {
    case .run(let command, let options):
      var world = world
      world.options = options
      world.command = type(of: command).about.name
      try command.run(in: world)
    case .version: try world.say("\(diaryTool.name) \(diaryTool.version)")
    case .help(command: nil):
      try world.write(diaryTool.manual.helpText(width: width))
    case .help(command: let name?):
      try world.write(diaryTool.manual.helpText(for: name, width: width) ?? "")
    }
  }

  /// What is told of a command line that makes no sense, once the text that is piped into it is kept.
  private static func refusal(
    _ error: UsageError, of words: [CommandWord], in world: World
  ) -> any Error {
    guard let understood = diaryTool.understood(words: words) else { return error }
    var world = world
    world.options = understood.settings
    var plan = (understood.command as? any TextCommand)?.plan
    // Whoever means no command that there is may mean one that writes; what stands behind its name may
    // be the text, and the pipe a loop's around it.
    if plan == nil, understood.behindUnknown?.allSatisfy({ $0.text.hasPrefix("-") }) == true {
      plan = TextPlan(isAwaited: false)
    }
    guard var plan else { return error }
    plan.isAwaited = plan.isAwaited && understood.isCertain
    return plan.refusal(error, in: world, vault: try? OpenVault(in: world))
  }

  private static func end(_ error: any Error, in world: World) -> CommandStatus {
    let isOutputError = error is OutputError
    // What was printed before comes first; when it cannot be, that is told below or by `error`.
    do { try world.output.flush() } catch {
      if !isOutputError { return end(error, in: world) }
    }
    if let error = error as? SilentEnd { return error.status }
    // `| head` has seen enough: no failure, and nobody to tell.
    if case OutputError.readerGone = error { return .done }
    let complaint =
      isOutputError && world.deeds.count > 0
      ? Complaint(SavedInSilence(reason: "\(error)")) : Complaint(error)
    try? world.errors.write(world.message(complaint.text))
    try? world.errors.flush()
    return complaint.status
  }
}

/// Why the program could not begin.
enum ProgramFailure: CommandFailure {
  case noCommandLine

  var description: String { "the command line cannot be read, so nothing was done" }
  var hint: String? { "it is read from /proc, which must be there and open to you" }
}

/// The output was lost after something had been changed: giving the command again would repeat it.
struct SavedInSilence: CommandFailure {
  let reason: String

  var description: String { "what was changed is saved, but could not be told: \(reason)" }
  var hint: String? { "look at 'diary undo --list' before you give the command again" }
}
