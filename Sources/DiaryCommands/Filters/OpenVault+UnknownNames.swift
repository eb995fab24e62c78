import ArgumentKit
import DiaryModel

extension OpenVault {
  /// Tells of each name in the filters that no entry of the vault has, and which one was meant.
  ///
  /// For when nothing was found: a slip would look like an empty answer.
  func tellUnknownNames(_ filter: EntryFilter) {
    for (what, name, test) in filter.names where (try? isKnown(name, test)) == false {
      let meant = question(suggestions(for: name, among: names(like: test)))
      world.note("\(what) '\(VisibleText.oneLine(name))'" + meant)
    }
  }

  /// The tags in the vault of which a name may be a slip.
  func tags(like name: String) throws -> [String] {
    suggestions(for: name, among: names(like: .tag([name])))
  }

  /// Whether the settings or an entry have what a test asks for by a name.
  func isKnown(_ name: String, _ test: EntryTest) throws -> Bool {
    if case .category = test, settings.categories.named(name) != nil { return true }
    if case .person = test, people.person(named: name) != nil { return true }
    var query = EntryQuery(limit: 1, depth: .head)
    query.conditions = [EntryCondition(test)]
    return try !journal.entries(query).isEmpty
  }

  /// The names in the vault of which a test asks for one.
  private func names(like test: EntryTest) -> [String] {
    var names: Set<String> = []
    if case .category = test { names.formUnion(settings.categories.map(\.name)) }
    if case .person = test { names.formUnion(people.all.flatMap { [$0.name] + $0.aliases }) }
    try? journal.entries(EntryQuery()) { entry in
      switch test {
      case .category: names.formUnion([entry.facts.category].compactMap(\.self))
      case .tag: names.formUnion(entry.facts.tags)
      case .person: names.formUnion(entry.facts.people)
      case .mood: names.formUnion([entry.facts.mood].compactMap(\.self))
      default: break
      }
    }
    return names.sorted()
  }

  private func question(_ names: [String]) -> String {
    guard !names.isEmpty else { return "" }
    let quoted = names.map { "'\(VisibleText.oneLine($0))'" }
    return "; did you mean \(quoted.joined(separator: " or "))?"
  }
}

extension EntryFilter {
  /// The names that entries may have, each with the test for it and the start of what is said where
  /// none has it.
  fileprivate var names: [(String, String, EntryTest)] {
    let categories = categories.flatMap(\.value.names).filter { $0.lowercased() != "none" }
    return categories.map { ("no entry has the category", $0, .category([$0])) }
      + tags.flatMap(\.value.tags).map { ("no entry has the tag", $0, .tag([$0])) }
      + people.flatMap(\.value.people).map { ("no entry mentions", $0, .person([$0])) }
      + moods.flatMap(\.value.names).map { ("no entry has the mood", $0, .mood([$0])) }
      + fields.map { ("no entry has the key", $0.value.key, .field(key: $0.value.key, value: nil)) }
  }
}
