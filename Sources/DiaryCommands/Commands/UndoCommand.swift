import ArgumentKit
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

/// `diary undo`, which takes back what the program has changed.
package struct UndoCommand: Command {
  var number: ChangeCount?
  var isRedo = false
  var isList = false
  var isSkip = false
  var isSure = false
  var format = TableFormat.table

  package static let about = About(
    "undo", "Take back the last changes.", group: "Look after", synonyms: ["revert"],
    discussion: """
      Every command that changes entries can be taken back, also days later: an entry that was \
      written goes to the trash, one that was changed gets its text from before, one that was \
      deleted comes back. An entry that something else has changed since is left as it is, and \
      the command is not taken back; --skip takes back the rest of it, and goes on to the ones \
      before it next time. What 'diary trash --empty' took away for good does not come back, and \
      of a command that changed more than that the rest alone, with --skip; --list tells of each \
      what keeps it from being taken back. Where several changes would move entries away, it asks \
      first. The commands of the last 30 days are known, each as a whole, and the last 200 whatever \
      their age; of these fewer, where their texts are more than 64 MB or their changes more than \
      2,000. Where those of 30 days are more than 512 MB or 20,000 changes, the oldest go, and you are \
      told so.
      """,
    examples: [
      Example("diary undo", "Take back the last command's changes."),
      Example("diary undo 3", "Take back the last three."),
      Example("diary undo --redo", "Make again what was taken back last."),
      Example("diary undo --list", "List what can be taken back."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(\.number, "COUNT", help: "How many commands to take back; one, if left out."),
    .flag(\.isRedo, "redo", help: "Make again what was taken back last."),
    .flag(
      \.isSkip, "skip", help: "Pass over files that were changed since, and take back the rest."),
    .flag(\.isList, "list", short: "l", help: "List the changes, and take none back."),
    .option(
      \.format, "format", short: "f", value: "FORMAT", help: "List them as a table or json."),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask."),
  ]

  package init() {}

  private var count: Int? { number?.value }

  package func validate() throws(UsageFault) {
    if isList, isRedo { throw .conflict("--list", "--redo") }
    if isSkip, isRedo { throw .conflict("--skip", "--redo") }
    if isSkip, isList { throw .conflict("--list", "--skip") }
    if format != .table, !isList { throw .missingArgument("--list") }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let undoing = try Undoing(in: vault)
    if isList { return try list(by: undoing, in: vault) }
    try takeBack(by: undoing, in: world)
  }

  private func takeBack(by undoing: Undoing, in world: World) throws {
    let count = count ?? 1
    let asked = Array(try commands(by: undoing).prefix(count))
    let isAsked = !isSure && isToBeAsked(asked)
    guard try !isAsked || isConfirmed(asked, in: world) else {
      return world.note("nothing was \(isRedo ? "made again" : "taken back")")
    }
    for done in 0..<count {
      // So that another diary chooses what is the last one then.
      let lock = try undoing.lock()
      let history = try undoing.history()
      guard let command = (isRedo ? history.undone : history.commands).first else {
        guard done > 0 else { throw UndoFailure.nothing(isRedo: isRedo) }
        let changes = done.counted("change", "changes")
        return world.note(
          "\(changes) \(isRedo ? "made again" : "taken back"); there are no more")
      }
      // What was answered was asked of other changes.
      let answered = asked.dropFirst(done).first?.first?.command
      guard !isAsked || command.first?.command == answered else {
        throw UndoFailure.otherChange
      }
      try undoing.requireReadable(since: command, isSkipping: isSkip)
      if isSkip {
        try undoing.takeBackTheRest(of: command)
      } else {
        try undoing.takeBack(command, isWhole: history.isWhole(command))
      }
      lock?.release()
      try world.output.flush()
    }
  }

  private func commands(by undoing: Undoing) throws -> [[RecordedChange]] {
    let history = try undoing.history()
    return isRedo ? history.undone : history.commands
  }

  /// Whether several changes, or one of several entries, would move entries away.
  private func isToBeAsked(_ commands: [[RecordedChange]]) -> Bool {
    let leaving = ChangeHistory.leaving(commands).count
    return leaving > 0 && (commands.count > 1 || leaving > 1)
  }

  private func isConfirmed(_ commands: [[RecordedChange]], in world: World) throws -> Bool {
    let leaving = ChangeHistory.leaving(commands).count
    let changes = commands.count.counted("change", "changes")
    let entries = leaving.counted("entry", "entries")
    return try world.confirm(
      "\(isRedo ? "Make \(changes) again" : "Take back \(changes)") and move \(entries) to the trash?",
      insteadOf: "--yes")
  }

  private func list(by undoing: Undoing, in vault: OpenVault) throws {
    let history = try undoing.history(isListing: true)
    undoing.tellUnreadable()
    let isWhole = undoing.log.unreadable.isEmpty
    func end() throws {
      try vault.endReading()
      if !isWhole { throw SilentEnd(.incomplete) }
    }
    let commands = Array(history.commands.prefix(count ?? .max))
    let changes = try vault.listed(commands, of: history, by: undoing)
    guard format == .table else {
      try vault.world.write(ChangeJSON.bytes(of: changes))
      return try end()
    }
    vault.tellOtherLogs()
    guard !changes.isEmpty else {
      vault.world.note("there is nothing to take back")
      return try end()
    }
    var bytes: [UInt8] = []
    guard vault.world.isLaidOut else {
      for change in changes { ChangeList.appendPlain(change, to: &bytes) }
      try vault.world.write(bytes)
      return try end()
    }
    var list = vault.look.changeList
    for change in changes { list.append(change, of: commands.count, to: &bytes) }
    try vault.world.page(bytes, user: vault.user)
    try end()
  }
}

/// How many changes are to be taken back: one or more.
struct ChangeCount: InputValue {
  let value: Int

  init(word: String) throws(ValueError) {
    let count: Count
    do throws(ValueError) { count = try Count(word: word) } catch { throw Self.error }
    guard count.value > 0 else { throw Self.error }
    value = count.value
  }

  private static let error = ValueError(
    reason: "expected how many changes to take back, from 1 on",
    hint: "write 'diary undo' for the last one; 'diary undo --list' lists them")
}
