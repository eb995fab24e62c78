import ArgumentKit
import DiaryMarkup
import DiaryModel

/// `diary set`, which changes what an entry's front matter says.
package struct SetCommand: Command {
  var words: [NameWord] = []

  package static let about = About(
    "set", "Set an entry's category, tags, mood or any other key.", group: "Write",
    synonyms: ["tag", "assign", "put"],
    discussion: """
      KEY=VALUE sets a key of the entry's front matter, KEY= takes it away, KEY+=VALUE adds to a \
      list and KEY-=VALUE takes out of one. Any key will do, but one that is nearly a known one \
      (modd) must be in the vault already. Without ENTRY, one is chosen from a list. Nothing else in the file is changed.
      """,
    examples: [
      Example("diary set last category=travel", "The newest entry's category."),
      Example("diary set yesterday tags+=sea,sun mood=glad", "Two more tags, and a mood."),
      Example("diary set 2026-11-29 category=", "Leave the entry without a category."),
    ])

  package static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "ENTRY KEY=VALUE", isRequired: true, completion: .dynamic("fields"),
      help: "An entry, then what to set: category=work, tags+=sea, mood=.")
  ]

  package init() {}

  package func run(in world: World) throws {
    let changes = try words.compactMap { try FieldChange($0) }
    let names = words.filter { FieldChange($0.text) == nil }
    guard !changes.isEmpty else { throw SetFailure.noChanges }
    let vault = try OpenVault(in: world)
    // One entry is meant, so that a title need not be quoted.
    let entry =
      names.isEmpty
      ? try vault.chosenEntry() : try vault.entry(named: [NameWord(joining: names)])
    let check = FieldCheck(vault: vault, entry: entry)
    let checked = try changes.map(check.checked)
    try vault.setFields(of: entry.path) { edit in
      for change in checked { try change.apply(to: &edit) }
    }
  }
}
