import DiaryIndex
import DiaryModel

extension Journal {
  /// What comes back, the latest first, of the entries that a query is about.
  ///
  /// Names tell which they are, so only those are looked at, but these whole: less might not tell
  /// that one is muted.
  func memories(
    of moment: MemoryMoment, _ query: EntryQuery, muted: MutedMemories
  ) throws -> [Memory] {
    var memories: [Memory] = []
    for found in try memoryDays(of: moment) {
      var query = query
      (query.firstDay, query.lastDay, query.isReversed) = (found.days.first, found.days.last, true)
      query.depth = .whole
      func add(_ entry: IndexedEntry) {
        guard !muted.holds(entry.entry) else { return }
        memories.append(Memory(entry.entry, age: found.age))
      }
      if query.conditions.isEmpty {
        try entriesByDay(query, each: add)
      } else {
        try filteredEntries(query, each: add)
      }
    }
    return memories
  }

  /// The first entry with a title that comes back on a day, of the latest year before that has one.
  func memoryOfYears(of day: Day, muted: MutedMemories) throws -> Memory? {
    for found in try memoryDays(of: .day(day)) where found.age?.isOfYears == true {
      let (first, last) = (found.days.first, found.days.last)
      var memory: Memory?
      try entriesByDay(EntryQuery(firstDay: first, lastDay: last, isReversed: true)) { entry in
        guard memory == nil, !entry.facts.title.isEmpty, !muted.holds(entry.entry) else { return }
        memory = Memory(entry.entry, age: found.age)
      }
      if let memory { return memory }
    }
    return nil
  }

  /// The days that come back, as far back as there are entries.
  private func memoryDays(of moment: MemoryMoment) throws -> [MemoryDays] {
    try refreshNames(for: .whole)
    guard let oldest = try ask({ index throws(IndexFault) in try index.oldest() }) else {
      return []
    }
    return moment.days(since: oldest.name.day)
  }

  /// Entries drawn by lot, as many as the query's limit says or as there are.
  ///
  /// Without conditions only what is drawn is read. `number` gives a number below a bound.
  func draw(
    _ query: EntryQuery, muted: MutedMemories, by number: (Int) -> Int
  ) throws -> [Entry] {
    let limit = query.limit ?? 1
    var query = query
    (query.limit, query.depth) = (nil, .whole)
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
