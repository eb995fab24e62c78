import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews

/// `diary complete`, which completion scripts ask for values.
package struct CompleteCommand: Command {
  var kind = Kind.entries
  var word = ""
  var place: Count?

  package enum Kind: String, CaseIterable, InputValue {
    case days, recurring, entries, fields, tags, categories, people, moods, tasks, trash, drafts
  }

  package static let about = About(
    "complete", "Print the values that complete a word, one a line.", group: "Set up",
    isHidden: true,
    examples: [Example("diary complete days", "The days with entries, newest first.")])

  package static let inputs: Inputs<Self> = [
    .argument(
      \.kind, "KIND", isRequired: true,
      help: "One of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))."),
    .argument(\.word, "WORD", help: "What is typed of the value."),
    .option(\.place, "at", value: "COUNT", help: "How many arguments stand before it."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    switch kind {
    case .days:
      let words = PhraseWords(in: world)
      try say(
        place?.value ?? 0 > 0 ? words.following(word) : words.beginning(word), in: world)
      try sayDays(in: vault)
    case .recurring: try say(PhraseWords(in: world).recurring(word), in: world)
    case .entries:
      try say(["today", "yesterday", "last"], in: world)
      try sayEntries(in: vault)
    case .fields:
      if place?.value ?? 0 == 0, !word.contains("=") {
        try say(["last", "today", "yesterday"], in: world)
        try sayEntries(in: vault)
      }
      for field in try FieldCompletions(of: vault).words(for: word) {
        try world.say(VisibleText.oneLine(field))
      }
    case .moods:
      var moods: [String] = []
      try vault.journal.entries(EntryQuery()) { entry in
        if let mood = entry.facts.mood { moods.append(mood) }
      }
      try sayMostUsed(moods.map { ([$0], 1) }, in: world)
    case .tags:
      // With those that others are below, which find these, too.
      let tags = TagTree(try vault.journal.tagLists(EntryQuery())).flattened.map(\.branch)
      try sayMostUsed(tags.map { ([$0.tag], $0.count) }, in: world)
    case .tasks:
      try vault.forEachTask(EntryQuery(), isDone: false) { task in
        guard task.name.hasPrefix(word) else { return }
        try world.say("\(task.name)\t\(VisibleText.oneLine(task.task.text))")
      }
    case .people: try sayPeople(in: vault)
    case .categories:
      for category in vault.settings.categories {
        try world.say("\(VisibleText.oneLine(category.name))\t\(category.icon)")
      }
      let others = try vault.journal.categories(EntryQuery()).compactMap(\.category)
        .filter { vault.settings.categories.named($0) == nil }
      try say(others.sorted(), in: world)
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

  private func say(_ words: [String], in world: World) throws {
    for word in words where word.hasPrefix(self.word) { try world.say(VisibleText.oneLine(word)) }
  }

  /// Prints each day that has entries once, the newest first, with the title of its newest.
  private func sayDays(in vault: OpenVault) throws {
    var last: Day?
    try vault.journal.entries(EntryQuery(limit: Self.most, depth: .head)) { entry in
      guard last != entry.day else { return }
      last = entry.day
      try say("\(entry.day)", entry.facts.title, in: vault.world)
    }
  }

  /// Prints each entry by its day, numbered where that has several; once something is typed, those
  /// whose titles it begins, too.
  private func sayEntries(in vault: OpenVault) throws {
    let entries = try vault.journal.entries(EntryQuery(limit: Self.most, depth: .head))
    for (entry, number) in zip(entries, try vault.numbers(of: entries)) {
      let name = EntryReference.name(of: entry.day, number: number)
      try say(name, entry.facts.title, in: vault.world)
      // Once more than the day is typed, the name of the file is meant.
      let stem = entry.path.name.dropLast(FileEnding.length(in: entry.path.name))
      if word.utf8.count > 10, stem != Array(name.utf8)[...] {
        try say(String(decoding: stem, as: UTF8.self), entry.facts.title, in: vault.world)
      }
    }
    guard !word.isEmpty else { return }
    var seen: Set<String> = []
    for (day, title) in try vault.journal.titles() {
      // What would be read as a day or an option names no title.
      guard title.hasPrefix(word), !title.hasPrefix("-"), seen.insert(title).inserted,
        case .title? = try? vault.reference(NameWord(title))
      else { continue }
      try say(title, "\(day)", in: vault.world)
    }
  }

  private func say(_ value: String, _ meaning: String, in world: World) throws {
    guard value.hasPrefix(word) else { return }
    try world.say("\(VisibleText.oneLine(value))\t\(VisibleText.oneLine(meaning))")
  }

  /// Prints each person once, those of the most entries first; once something is typed, those whom
  /// an alias of theirs begins, too.
  private func sayPeople(in vault: OpenVault) throws {
    var count = PeopleCount(vault.people)
    for list in try vault.journal.peopleLists(EntryQuery()) {
      count.add(mentioned: list.mentioned, linked: list.linked, list.count)
    }
    for (person, _) in count.rows {
      try vault.world.say(VisibleText.oneLine(person.name))
      guard !word.isEmpty, !person.name.hasPrefix(word) else { continue }
      try say(Array(person.aliases.filter { $0.hasPrefix(word) }.prefix(1)), in: vault.world)
    }
  }

  private static let most = 500

  /// Prints what entries have several of, the most used first, from how many have each list.
  private func sayMostUsed(_ lists: [([String], count: Int)], in world: World) throws {
    var counts: [String: Int] = [:]
    for (names, count) in lists {
      for name in names { counts[name, default: 0] += count }
    }
    for (name, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      try world.say(VisibleText.oneLine(name))
    }
  }
}
