import DiaryMarkup
import DiaryModel

/// What `set` may be asked for: keys with their sign, and values of a key that is typed.
struct FieldCompletions {
  let vault: OpenVault

  init(of vault: OpenVault) { self.vault = vault }

  /// The keys that a word may begin, the known ones first; behind a sign, the values.
  func words(for word: String) throws -> [String] {
    guard let change = FieldChange(word) else {
      let known = [
        "category=", "tags+=", "tags-=", "tags=", "mood=", "starred=", "weather=", "location=",
      ]
      let all = known + (FieldCheck.known + (try ownKeys())).map { "\($0)=" }
      var seen: Set<String> = []
      return all.filter { $0.hasPrefix(word) && seen.insert($0).inserted }
    }
    // Values of a list are parted by commas, of which the last one is typed.
    let sign = word.firstIndex(of: "=") ?? word.startIndex
    let isList = ["tags", "tag", "keywords"].contains(change.key.lowercased())
    let start = isList ? word.lastIndex(of: ",") ?? sign : sign
    let typed = String(word[...start])
    return try values(of: change.key.lowercased()).map { typed + $0 }.filter { $0.hasPrefix(word) }
  }

  private func values(of key: String) throws -> [String] {
    switch key {
    case "starred", "private": return ["true", "false"]
    case "resurface": return ["never"]
    case "category":
      let defined = vault.settings.categories.map(\.name)
      let used = try vault.journal.categories(EntryQuery()).compactMap(\.category)
      return defined + used.filter { vault.settings.categories.named($0) == nil }.sorted()
    case "tags", "tag", "keywords":
      return try mostUsed(vault.journal.tagLists(EntryQuery()).map { ($0.tags, $0.count) })
    case "mood", "weather", "location":
      var lists: [([String], Int)] = []
      try vault.journal.entries(EntryQuery()) { entry in
        let facts = entry.facts
        let value = key == "mood" ? facts.mood : key == "weather" ? facts.weather : facts.location
        lists.append((value.map { [$0] } ?? [], 1))
      }
      return mostUsed(lists)
    default: return []
    }
  }

  private func mostUsed(_ lists: [([String], Int)]) -> [String] {
    var counts: [String: Int] = [:]
    for (names, count) in lists {
      for name in names { counts[name, default: 0] += count }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// The keys of the newest entries.
  private func ownKeys() throws -> [String] {
    var keys: Set<String> = []
    for entry in try vault.journal.entries(EntryQuery(limit: 200, depth: .head)) {
      guard let bytes = try? vault.read(entry.path).bytes else { continue }
      for field in FrontMatter(EntryText(bytes: bytes)).fields { keys.insert(field.key) }
    }
    return keys.filter { FieldChange("\($0)=") != nil }.sorted()
  }
}
