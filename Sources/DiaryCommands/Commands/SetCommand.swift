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
      list and KEY-=VALUE takes out of one. Without ENTRY, one is chosen from a list. Nothing else in the file is changed.
      """,
    examples: [
      Example("diary set last category=travel", "The newest entry's category."),
      Example("diary set yesterday tags+=sea,sun mood=glad", "Two more tags, and a mood."),
      Example("diary set 2026-11-29 category=", "Leave the entry without a category."),
    ])

  package static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "ENTRY KEY=VALUE", isRequired: true, completion: .dynamic("entries"),
      help: "An entry, then what to set: category=work, tags+=sea, mood=.")
  ]

  package init() {}

  package func run(in world: World) throws {
    var changes = try words.compactMap { try FieldChange($0) }
    let names = words.filter { FieldChange($0.text) == nil }
    guard !changes.isEmpty else { throw SetFailure.noChanges }
    let vault = try OpenVault(in: world)
    for (index, change) in changes.enumerated()
    where change.key.lowercased() == "category" && change.way == .set && !change.value.isEmpty {
      changes[index].value = try vault.categoryName(change.value)
    }
    // One entry is meant, so that a title need not be quoted.
    let path =
      names.isEmpty
      ? try vault.chosenEntry().path : try vault.entry(named: [NameWord(joining: names)]).path
    try vault.setFields(of: path) { edit in for change in changes { try change.apply(to: &edit) } }
  }
}
