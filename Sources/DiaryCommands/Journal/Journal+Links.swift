import DiaryIndex
import DiaryMarkup
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

  /// The entries with a link that may mean something, as a test tells, the oldest first.
  func linkingEntries(where mayMean: (EntryLink) -> Bool) throws -> [LinkingEntry] {
    guard try isCountedByIndex(EntryQuery(), to: .whole) else {
      return try linkingEntries().filter { entry in
        EntryFacts.pointers(entry.links, photo: entry.photo).contains(where: mayMean)
      }
    }
    return try ask { index throws(IndexFault) in
      try index.linkingEntries { links, photo in
        EntryFacts.pointers(links, photo: photo).contains(where: mayMean)
      }
    }
  }

  /// The entries that links may find by some names, the oldest first, and perhaps others.
  ///
  /// For names of which some entries have just been asked, so that the index knows all of them.
  func linkedTexts(_ names: LinkNames) throws -> [LinkedText] {
    guard closedFolders.isEmpty, names.count < Self.mostNames else {
      return try linkingEntries().map(\.names)
    }
    return try ask { index throws(IndexFault) in try index.linkedTexts(names) }
  }

  /// How many names are looked for one by one.
  private static let mostNames = 2000

  /// The titles of all entries that have one, with their days, the newest first.
  func titles() throws -> [(day: Day, title: String)] {
    guard try isCountedByIndex(EntryQuery(), to: .head) else {
      return try entries(EntryQuery(depth: .head)).filter { !$0.facts.title.isEmpty }
        .map { ($0.day, $0.facts.title) }
    }
    return try ask { index throws(IndexFault) in try index.titles() }
  }

  /// Whom the entries that are asked for may be about: the names that they mention and the targets of
  /// their wiki-links, and how many entries have just these.
  func peopleLists(_ query: EntryQuery) throws -> [MentionList] {
    guard try isCountedByIndex(query, to: .whole) else {
      return try entries(query).map { entry in
        (
          entry.facts.people, entry.facts.links.filter { $0.kind == .wiki }.map(\.target), 1
        )
      }
    }
    return try ask { index throws(IndexFault) in
      try index.peopleLists(first: query.firstDay, last: query.lastDay, fitting: query.conditions)
    }
  }
}
