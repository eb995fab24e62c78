import DiaryIndex
import DiaryModel

extension Journal {
  /// What comes back on a day, the latest first; `query` tells which entries may, and how much of
  /// each is asked for.
  ///
  /// Names tell which they are, so only those are looked at.
  func memories(
    of day: Day, _ query: EntryQuery, muted: MutedMemories
  ) throws -> [Memory] {
    try refreshNames(for: query.neededDepth)
    let oldest = try ask { index throws(IndexFault) in
      try index.place(0, first: nil, last: nil)
    }
    guard let oldest else { return [] }
    var memories: [Memory] = []
    for found in MemoryDays.all(on: day, since: oldest.name.day) {
      var query = query
      (query.firstDay, query.lastDay, query.isReversed) = (found.days.first, found.days.last, true)
      try filteredEntries(query) { entry in
        guard !muted.holds(entry.entry) else { return }
        memories.append(Memory(entry.entry, age: found.age))
      }
    }
    return memories
  }

  /// Entries drawn by lot, as many as the query's limit says or as there are.
  ///
  /// Without conditions only what is drawn is read. `number` gives a number below a bound.
  func draw(
    _ query: EntryQuery, muted: MutedMemories, by number: (Int) -> Int
  ) throws -> [Entry] {
    let limit = query.limit ?? 1
    var query = query
    query.limit = nil
    var drawn: [Entry] = []
    guard query.conditions.isEmpty else {
      let entries = try entries(query).filter { !muted.holds($0) }
      var lots = Lots(count: entries.count)
      while drawn.count < limit, let place = lots.draw(by: number) { drawn.append(entries[place]) }
      return drawn
    }
    try refreshNames()
    let (first, last) = (query.firstDay, query.lastDay)
    var lots = Lots(
      count: try ask { index throws(IndexFault) in try index.count(first: first, last: last) })
    while drawn.count < limit, let lot = lots.draw(by: number) {
      let entry = try ask { index throws(IndexFault) -> IndexedEntry? in
        let place = try index.place(lot, first: first, last: last)
        guard let (path, name) = place else { return nil }
        return try index.entry(path, name)
      }
      guard let entry, !isClosed(entry.file.path),
        let found = try refreshed([entry], to: query.depth).first?.entry, !muted.holds(found)
      else { continue }
      drawn.append(found)
    }
    return drawn
  }
}
