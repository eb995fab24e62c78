import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews

/// `diary complete`, which completion scripts ask for values.
package struct CompleteCommand: Command {
  var kind = Kind.entries

  package enum Kind: String, CaseIterable, InputValue {
    case days, entries, tags, categories, people, tasks, trash, drafts
  }

  package static let about = About(
    "complete", "Print the values that complete a word, one a line.", group: "Set up",
    isHidden: true,
    examples: [Example("diary complete days", "The days with entries, newest first.")])

  package static let inputs: Inputs<Self> = [
    .argument(
      \.kind, "KIND", isRequired: true,
      help: "One of days, entries, tags, categories, people, tasks, trash, drafts.")
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    switch kind {
    case .days, .entries:
      for word in ["today", "yesterday", "last"] { try world.say(word) }
      try vault.journal.entries(EntryQuery(limit: 500, depth: .head)) { entry in
        try world.say("\(entry.day)\t\(VisibleText.oneLine(entry.facts.title))")
      }
    case .tags: try sayMostUsed(\.tags, in: vault)
    case .tasks:
      var query = EntryQuery()
      query.conditions = [EntryCondition(.has([.task]))]
      try vault.forEachTask(query) { task in
        guard !task.task.isDone else { return }
        try world.say("\(task.name)\t\(VisibleText.oneLine(task.task.text))")
      }
    case .people: try sayMostUsed(\.people, in: vault)
    case .categories:
      for category in vault.settings.categories {
        try world.say("\(VisibleText.oneLine(category.name))\t\(category.icon)")
      }
    case .trash:
      for item in try Trash.items(in: vault.files.folder) {
        try world.say(VisibleText.path(item.original))
      }
    case .drafts:
      for draft in try vault.drafts().drafts() { try world.say(VisibleText.path(draft.name)) }
    }
    // A shell that waits for words to complete is told of nothing but by the status.
    if !vault.journal.unreadable.isEmpty { throw SilentEnd(.incomplete) }
  }

  /// Prints what entries have several of, the most used first.
  private func sayMostUsed(
    _ names: KeyPath<EntryFacts, [String]>, in vault: OpenVault
  ) throws {
    var counts: [String: Int] = [:]
    try vault.journal.entries(EntryQuery()) { entry in
      for name in entry.facts[keyPath: names] { counts[name, default: 0] += 1 }
    }
    for (name, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      try vault.world.say(VisibleText.oneLine(name))
    }
  }
}
