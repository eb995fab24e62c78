import DiaryIndex
import DiaryModel

extension Journal {
  /// What is reckoned of the entries that are asked for; `dayEndsAt` is how many seconds after
  /// midnight the day before ends.
  func statistics(_ query: EntryQuery, dayEndsAt: Int) throws -> DiaryStatistics {
    guard try isCountedByIndex(query, to: .whole) else {
      return try statisticsByReading(query, dayEndsAt: dayEndsAt)
    }
    return try ask { index throws(IndexFault) in
      let (first, last, conditions) = (query.firstDay, query.lastDay, query.conditions)
      // Begun anew when another index takes the place of one that failed half-way.
      var tally = WritingTally()
      let (categories, tagLists) = try index.statistics(
        first: first, last: last, fitting: conditions
      ) { tally.add($0, dayEndsAt: dayEndsAt) }
      return DiaryStatistics(tally, categories: categories, tagLists: tagLists)
    }
  }

  private func statisticsByReading(
    _ query: EntryQuery, dayEndsAt: Int
  ) throws -> DiaryStatistics {
    var query = query
    query.isReversed = true
    var tally = WritingTally()
    var categories: [String?: Int] = [:]
    var tagLists: [(tags: [String], count: Int)] = []
    try entries(query) { entry in
      let facts = entry.facts
      tally.add(
        (entry.day, entry.name.second, facts.created, facts.words), dayEndsAt: dayEndsAt)
      categories[facts.category, default: 0] += 1
      if !facts.tags.isEmpty { tagLists.append((facts.tags, 1)) }
    }
    return DiaryStatistics(
      tally, categories: categories.map { ($0.key, $0.value) }, tagLists: tagLists)
  }
}

extension WritingTally {
  fileprivate mutating func add(_ entry: EntryIndex.TalliedEntry, dayEndsAt: Int) {
    let time = WritingTime(
      day: entry.day, second: entry.second, created: entry.created, dayEndsAt: dayEndsAt)
    add(entry.day, words: entry.words, time)
  }
}
