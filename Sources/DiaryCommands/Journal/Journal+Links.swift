import DiaryIndex
import DiaryModel

extension Journal {
  /// All entries by what links ask of them, the oldest first.
  func linkingEntries() throws -> [LinkingEntry] {
    guard try isCountedByIndex(EntryQuery(), to: .whole) else {
      return try entries(EntryQuery(isReversed: true)).map { entry in
        (LinkedText(entry), entry.facts.links, entry.facts.photo)
      }
    }
    return try ask { index throws(IndexFault) in try index.linkingEntries() }
  }

  /// The titles of all entries that have one, with their days, the newest first.
  func titles() throws -> [(day: Day, title: String)] {
    guard try isCountedByIndex(EntryQuery(), to: .head) else {
      return try entries(EntryQuery(depth: .head)).filter { !$0.facts.title.isEmpty }
        .map { ($0.day, $0.facts.title) }
    }
    return try ask { index throws(IndexFault) in try index.titles() }
  }

  /// The people of all entries: each list of names, and how many entries have it.
  func peopleLists() throws -> [(names: [String], count: Int)] {
    guard try isCountedByIndex(EntryQuery(), to: .whole) else {
      return try entries(EntryQuery()).map { ($0.facts.people, 1) }
    }
    return try ask { index throws(IndexFault) in try index.peopleLists() }
  }
}
