import DiaryIndex
import DiaryModel

extension Journal {
  /// The tags of the entries that are asked for: each list of tags, and how many entries have it.
  func tagLists(_ query: EntryQuery) throws -> [(tags: [String], count: Int)] {
    guard try isCountedByIndex(query, to: .whole) else {
      var lists: [(tags: [String], count: Int)] = []
      try entries(query) { lists.append(($0.facts.tags, 1)) }
      return lists
    }
    return try ask { index throws(IndexFault) in
      try index.tagLists(first: query.firstDay, last: query.lastDay, fitting: query.conditions)
    }
  }

  /// The entries that are asked for which have tasks, the newest first.
  func taskedEntries(_ query: EntryQuery) throws -> [TaskedEntry] {
    guard try isCountedByIndex(query, to: .whole) else {
      let entries = try entries(query).filter { !$0.facts.tasks.isEmpty }
      return try zip(entries, numbers(of: entries)).map { entry, number in
        TaskedEntry(
          path: entry.path, day: entry.day, number: number ?? 1, title: entry.facts.title,
          tasks: entry.facts.tasks)
      }
    }
    return try ask { index throws(IndexFault) in
      try index.taskedEntries(
        first: query.firstDay, last: query.lastDay, fitting: query.conditions)
    }
  }

  /// The categories of the entries that are asked for; nothing stands for those without.
  func categories(
    _ query: EntryQuery
  ) throws -> [(category: String?, count: Int, day: Day, title: String)] {
    guard try isCountedByIndex(query, to: .head) else {
      var found: [String?: (count: Int, day: Day, title: String)] = [:]
      try entries(query) { entry in
        let category = entry.facts.category
        let old = found[category] ?? (0, entry.day, entry.facts.title)
        found[category] = (old.count + 1, old.day, old.title)
      }
      return found.map { ($0.key, $0.value.count, $0.value.day, $0.value.title) }
    }
    return try ask { index throws(IndexFault) in
      try index.categories(first: query.firstDay, last: query.lastDay, fitting: query.conditions)
    }
  }

  /// Brings the index up to date, and tells whether it can count by itself.
  func isCountedByIndex(_ query: EntryQuery, to depth: EntryDepth) throws -> Bool {
    let depth = max(depth, query.conditionDepth)
    try refreshNames(for: depth)
    guard closedFolders.isEmpty, !query.conditions.contains(where: \.isOfField) else {
      return false
    }
    _ = try refreshContents(to: depth, first: query.firstDay, last: query.lastDay)
    return true
  }
}
