import ArgumentKit
import DiaryModel
import DiaryVault
import DiaryViews

/// `diary` alone, which shows where things stand and how to go on.
package struct HomeCommand: Command {
  package static let about = About(
    "home", "Show today's entries, drafts, and how to go on.", group: "Read", isHidden: true,
    examples: [Example("diary", "Today at a glance.")])
  package static let inputs: Inputs<Self> = []

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let drafts = vault.places.stateFolder.map { state in
      DraftStore(stateFolder: state, vaultRoot: vault.location.root).drafts()
    }
    if let drafts, !drafts.isEmpty {
      let things = drafts.count == 1 ? "one draft waits" : "\(drafts.count) drafts wait"
      world.note("\(things); go on with 'diary drafts resume'")
    }
    try vault.show(day: vault.today)
    guard world.terminal.isOutput else { return }
    let palette = vault.look.palette
    let hint = "\nAdd to it with 'diary today TEXT'; see 'diary list', 'diary help'."
    if try !vault.journal.entries(on: vault.today).isEmpty {
      try world.say(palette.paint(hint, .dim))
    }
  }
}
