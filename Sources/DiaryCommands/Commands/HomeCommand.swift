import ArgumentKit
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

/// `diary` alone, which shows where things stand and how to go on.
package struct HomeCommand: TextCommand {
  package static let about = About(
    "home", "Show today's entries, drafts, and how to go on.", group: "Read", isHidden: true,
    examples: [Example("diary", "Today at a glance.")])
  package static let inputs: Inputs<Self> = []

  package init() {}

  var plan: TextPlan? { TextPlan(isAwaited: false) }

  package func run(in world: World) throws {
    // Somebody has left the command out, and the text would be gone.
    if world.hasPipedText {
      let failure = TextFailure.notAskedFor
      throw plan?.refusal(failure, in: world, vault: try? OpenVault(in: world)) ?? failure
    }
    let vault = try OpenVault(in: world)
    vault.keepOverwritten(lately: 10)
    vault.tellEditorCopies(lately: 10)
    tellDrafts(of: vault)
    try vault.tellLonelyCopies()
    try vault.show(day: vault.today)
    guard world.terminal.isOutput else { return }
    let palette = vault.look.palette
    try showMemory(of: vault)
    let hint = MessageLines.wrap(
      "\nAdd to it with 'diary today TEXT'; see 'diary list', 'diary help'.",
      width: world.terminal.columns)
    if try !vault.journal.entries(on: vault.today).isEmpty {
      try world.say(palette.paint(hint, .dim))
    }
  }

  /// Shows what was written on this day in the latest of the years before, in a line.
  private func showMemory(of vault: OpenVault) throws {
    guard let muted = try? vault.mutedMemories(),
      let memory = try vault.journal.memoryOfYears(of: vault.today, muted: muted)
    else { return }
    let look = vault.look
    var bytes = Array("\n".utf8)
    MemoryList.appendLine(memory, palette: look.palette, width: look.width, to: &bytes)
    try vault.world.write(bytes)
  }

  /// Tells how many drafts wait; what keeps them from being looked for keeps nobody from reading.
  private func tellDrafts(of vault: OpenVault) {
    guard let store = try? vault.drafts() else { return }
    vault.keepSeenOfDrafts()
    do {
      let elsewhere = vault.otherDrafts
      let lost = try vault.lostDrafts(among: elsewhere)
      let others = try vault.filesAmongDrafts().count + lost.files.count
      if others > 0 {
        vault.world.note(
          "\(others.counted("file lies", "files lie")) among the drafts; see 'diary drafts'")
      }
      let given = lost.drafts.count { if case .noVault = $0.origin { true } else { false } }
      let gone = lost.drafts.count { if case .gone = $0.origin { true } else { false } }
      if given > 0 {
        vault.world.note(
          "\(given.counted("text waits", "texts wait")) that found no vault; see 'diary drafts'")
      }
      if gone > 0 {
        vault.world.note(
          "\(gone.counted("draft waits", "drafts wait")) of a vault that is gone; see 'diary drafts'"
        )
      }
      let aside = elsewhere.reduce(0) { count, other in
        if case .otherVault = other.origin { count + other.count } else { count }
      }
      if aside > 0 {
        vault.world.note(
          "\(aside.counted("draft waits", "drafts wait")) of what may be another vault that was here; "
            + "see 'diary drafts'")
      }
      vault.tell(ofOthers: elsewhere, isOwnAlone: true)
      let count = try store.drafts().count { !store.isOpen($0) }
      guard count > 0 else { return }
      let things = count == 1 ? "one draft waits" : "\(count) drafts wait"
      vault.world.note("\(things); go on with 'diary drafts resume'")
    } catch {
      vault.world.warn("the drafts cannot be looked for: \(Complaint(error).description)")
    }
  }
}
