import ArgumentKit
import DiaryModel

/// `diary unstar`, which takes marks away.
package struct UnstarCommand: Command {
  var words: [NameWord] = []

  package static let about = About(
    "unstar", "Take the star from entries; from the newest, when none is named.", group: "Write",
    synonyms: ["unpin", "unmark"],
    examples: [Example("diary unstar yesterday", "Take a day's star.")])

  package static let inputs: Inputs<Self> = [.entries(\.words)]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    try world.each(of: vault.oneEntryEach(named: words)) { entry in
      try vault.setStar(false, of: entry.path)
    }
  }
}
