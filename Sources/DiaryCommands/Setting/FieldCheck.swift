import ArgumentKit
import DiaryMarkup
import DiaryModel

/// Looks whether a change of front matter is likely to be meant, as `new` looks at what it is given.
struct FieldCheck {
  let vault: OpenVault
  let entry: Entry

  /// The change as it is made, a category by the name that the settings write; or why it is not.
  func checked(_ change: FieldChange) throws -> FieldChange {
    let key = change.key.lowercased()
    try checkKey(change, key)
    guard change.way != .takeOut, !change.value.isEmpty else { return change }
    if change.way == .add, Self.single.contains(key) { throw SetFailure.oneValue(change.key) }
    var change = change
    switch key {
    case "category": change.value = try vault.categoryName(change.value)
    case "tags", "tag", "keywords":
      do throws(ValueError) { _ = try TagWords(word: change.value) } catch {
        throw SetFailure.noTag(change.key, change.value, error)
      }
    case "date":
      guard Moment(change.value)?.day != entry.day else { break }
      throw SetFailure.date(entry, change.value)
    default: break
    }
    return change
  }

  /// A key that is nearly a known one is a slip, unless the vault has it already.
  private func checkKey(_ change: FieldChange, _ key: String) throws {
    guard !Self.known.contains(key), !change.value.isEmpty, change.way != .takeOut,
      let meant = Self.meant(by: key)
    else { return }
    var query = EntryQuery(limit: 1)
    query.conditions = [EntryCondition(.field(key: change.key, value: nil))]
    guard try vault.journal.entries(query).isEmpty else { return }
    throw SetFailure.unknownKey(change.key, meant: meant)
  }

  /// The known key that somebody meant; a slip is seldom in the first letter.
  static func meant(by key: String) -> String? {
    if let same = synonyms[key] { return same }
    return suggestions(for: key, among: known).first {
      $0.first == key.first && (key.count > 2 || !$0.hasPrefix(key))
    }
  }

  static let known = [
    "category", "tags", "mood", "weather", "location", "photo", "starred", "private", "resurface",
    "title", "aliases", "created", "modified", "date", "updated", "lastmod", "tag", "keywords",
    "alias",
  ]
  private static let synonyms = [
    "categories": "category", "favourite": "starred", "favorite": "starred", "place": "location",
  ]
  private static let single: Set = [
    "category", "starred", "private", "title", "created", "modified", "date", "updated", "lastmod",
    "resurface",
  ]
}
