import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// `diary delete`, which moves entries to the trash.
package struct DeleteCommand: Command {
  var words: [NameWord] = []
  var isSure = false

  package static let about = About(
    "delete", "Move entries to the trash, after asking.", group: "Look after",
    synonyms: ["rm", "remove", "del"],
    discussion: """
      Each entry is shown and asked for; without ENTRY, one is chosen from a list. It goes to the vault's .trash folder, from where 'diary \
      restore' brings it back.
      """,
    examples: [
      Example("diary delete 2026-11-29", "Delete a day's only entry."),
      Example("diary delete 2026-11-29.2 --yes", "Delete the second entry of a day, unasked."),
    ])

  package static let inputs: Inputs<Self> = [
    .entries(\.words),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let entries = words.isEmpty ? [try vault.chosenEntry()] : try vault.oneEntryEach(named: words)
    try world.each(of: entries) { entry in
      vault.keepOverwritten(entry.path)
      let asked = try vault.files.folder.status(of: entry.path.bytes)
      guard try isSure || isConfirmed(entry, in: vault) else {
        return world.note("kept \(VisibleText.path(entry.path))")
      }
      guard try vault.files.folder.status(of: entry.path.bytes) == asked else {
        throw SaveError.changed(entry.path.bytes)
      }
      _ = try vault.putIntoTrash(entry.path)
      try world.report("Moved to the trash: \(VisibleText.path(entry.path))")
    }
  }

  private func isConfirmed(_ entry: Entry, in vault: OpenVault) throws -> Bool {
    if vault.world.terminal.isInput {
      try vault.show([entry])
    }
    return try vault.world.confirm("Delete this entry?", insteadOf: "--yes")
  }
}
