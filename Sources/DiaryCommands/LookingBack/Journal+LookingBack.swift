import DiaryIndex
import DiaryModel

extension Journal {
  /// Reckons something of the entries that are asked for, by day, from each one's time and words.
  func reckon<Answer>(
    _ query: EntryQuery, from nothing: Answer,
    _ add: (inout Answer, EntryIndex.TalliedEntry) -> Void
  ) throws -> Answer {
    guard try isCountedByIndex(query, to: .whole) else {
      var query = query
      query.isReversed = true
      var answer = nothing
      try entries(query) { entry in
        add(&answer, (entry.day, entry.name.second, entry.facts.created, entry.facts.words))
      }
      return answer
    }
    return try ask { index throws(IndexFault) in
      // Begun anew when another index takes the place of one that failed half-way.
      var answer = nothing
      try index.forEachTallied(
        first: query.firstDay, last: query.lastDay, fitting: query.conditions
      ) { add(&answer, $0) }
      return answer
    }
  }

  /// The oldest and the newest day that have an entry, by names alone.
  func writtenDays() throws -> DayRange? {
    var ends: [Day] = []
    for isReversed in [true, false] {
      try entries(EntryQuery(isReversed: isReversed, limit: 1, depth: .name)) {
        ends.append($0.day)
      }
    }
    guard let first = ends.first else { return nil }
    return DayRange(first: first, last: ends.last)
  }
}
