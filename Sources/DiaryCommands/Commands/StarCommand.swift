import ArgumentKit
import DiaryModel

/// `diary star`, which marks entries.
package struct StarCommand: Command {
  var words: [NameWord] = []

  package static let about = About(
    "star", "Mark entries with a star; the newest, when none is named.", group: "Write",
    synonyms: ["favourite", "favorite", "pin", "mark"],
    examples: [Example("diary star yesterday", "Find it again with 'diary list --starred'.")])

  package static let inputs: Inputs<Self> = [.entries(\.words)]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    try world.each(of: vault.oneEntryEach(named: words)) { entry in
      try vault.setStar(true, of: entry.path)
    }
  }
}
