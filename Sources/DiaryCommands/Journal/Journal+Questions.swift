import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

extension Journal {
  /// Gives the entries that are asked for one by one, in their order.
  ///
  /// Only a part of them is in memory at any time, and the journal may be asked meanwhile.
  package func entries(_ query: EntryQuery, each: (Entry) throws -> Void) throws {
    try indexedEntries(query) { try each($0.entry) }
  }

  /// Likewise, each with its file as the index knows it.
  package func indexedEntries(
    _ query: EntryQuery, each: (IndexedEntry) throws -> Void
  ) throws {
    try refreshNames(for: query.neededDepth)
    if query.order == .day, !query.conditions.isEmpty {
      try filteredEntries(query, each: each)
    } else if query.order == .day {
      try entriesByDay(query, each: each)
    } else {
      try sortedEntries(query, each: each)
    }
  }

  /// The entries that are asked for, in their order.
  package func entries(_ query: EntryQuery) throws -> [Entry] {
    var entries: [Entry] = []
    try self.entries(query) { entries.append($0) }
    return entries
  }

  /// The newest entry that is not after a day; the newest of all where all are after it.
  package func newest(notAfter day: Day) throws -> Entry? {
    try entries(EntryQuery(lastDay: day, limit: 1)).first ?? entries(EntryQuery(limit: 1)).first
  }

  /// The entries of a day, the oldest first.
  package func entries(on day: Day) throws -> [Entry] { try entries(.on(day)) }

  /// The entries with a title, the newest first.
  ///
  /// Compared without regard to case and to how letters are composed.
  package func entries(titled title: String) throws -> [Entry] {
    try refreshNames()
    _ = try refreshContents(to: .head)
    let key = TitleKey.of(title)
    let found = try ask { index throws(IndexFault) in try index.entries(titleKey: key) }
    return try refreshed(found, to: .whole).map(\.entry)
  }

  /// The entry at a path, read from its file alone; nothing where there is none.
  package func entry(at path: VaultPath) throws -> Entry? {
    guard let name = name(of: path) else { return nil }
    switch contents.read(path, with: &reader) {
    case .new(_, _, let facts, _, _): return Entry(path: path, name: name, facts: facts)
    case .failed(let error):
      throw SystemError(operation: error.operation, cause: error.cause, path: path.bytes)
    case .gone, .same: return nil
    }
  }

  /// When the entry at a path was, as its name tells it; nothing for what is no entry's.
  func name(of path: VaultPath) -> EntryName? {
    guard case .entry(let name) = PathKind.classify(path: path) else { return nil }
    return name.ending(at: dayEndsAt)
  }

  /// How many entries there are of those asked for.
  package func count(_ query: EntryQuery = EntryQuery()) throws -> Int {
    guard query.conditions.isEmpty else {
      var count = 0
      try indexedEntries(query) { _ in count += 1 }
      return count
    }
    try refreshNames()
    let count = try refreshContents(to: .head, first: query.firstDay, last: query.lastDay)
    return min(count, query.limit ?? .max)
  }

  /// Names in the vault that look like an entry's and are none, as of the last question.
  package func oddities() throws -> [Oddity] {
    if !hasSurveyed { try refreshNames() }
    return try ask { index throws(IndexFault) in try index.oddities() }
      .filter { !isClosed($0.path) }
  }

  /// Copies that programs which synchronise folders have left.
  package func conflictCopies() throws -> [VaultPath] {
    try oddities().filter { $0.kind == .conflictCopy }.map(\.path)
  }

  /// Names with digits that look like a day and are none.
  package func invalidDays() throws -> [VaultPath] {
    try oddities().filter { $0.kind == .invalidDay }.map(\.path)
  }

  /// Names of entries at which there is something else than a file.
  package func skipped() throws -> [Oddity] {
    try oddities().filter { ![.conflictCopy, .invalidDay].contains($0.kind) }
  }

  /// The entries of a query without conditions, by day.
  func entriesByDay(
    _ query: EntryQuery, each: (IndexedEntry) throws -> Void
  ) throws {
    let range = PageRange(first: query.firstDay, last: query.lastDay, isRising: query.isReversed)
    var left = query.limit ?? .max
    var last: IndexedFile?
    while left > 0 {
      let size = min(left, Self.pageSize)
      let page = try ask { index throws(IndexFault) in
        try index.entries(range, after: last, limit: size, to: query.depth)
      }
      guard let end = page.last else { return }
      last = end.file
      for entry in try refreshed(page, to: query.depth) {
        try each(entry)
        left -= 1
      }
    }
  }

  /// By what is in them: all files are looked at before the first entry is known.
  private func sortedEntries(
    _ query: EntryQuery, each: (IndexedEntry) throws -> Void
  ) throws {
    var given = 0
    // After an index that failed half-way, the one in its place goes on where it ended.
    while try !giveSorted(query, from: &given, each: each) {}
  }

  /// Tells whether all was given; if not, another index has taken the place of the one that failed.
  private func giveSorted(
    _ query: EntryQuery, from given: inout Int, each: (IndexedEntry) throws -> Void
  ) throws -> Bool {
    _ = try refreshContents(
      to: query.neededDepth, first: query.firstDay, last: query.lastDay)
    let started = generation
    let hasFields = query.conditions.contains(where: \.isOfField)
    var files = try ask { index throws(IndexFault) in
      // Entries in closed folders are sorted, too, and must not use up the limit.
      try index.sortedFiles(
        by: query.order, first: query.firstDay, last: query.lastDay,
        isReversed: query.isReversed,
        limit: closedFolders.isEmpty && !hasFields ? query.limit : nil,
        localOffset: Int64(minutesEast) * 60, fitting: query.conditions)
    }
    var toSkip = given
    while started == generation {
      let page: [(path: VaultPath, name: EntryName)]
      do throws(IndexFault) { page = try files.next(Self.pageSize) } catch {
        try recover(from: error)
        return false
      }
      if page.isEmpty { return true }
      for (path, name) in page where !isClosed(path) {
        let found = try ask { index throws(IndexFault) in try index.entry(path, name) }
        guard started == generation else { return false }
        guard let found, try !hasFields || holdsFields(found, query.conditions) else { continue }
        toSkip -= 1
        guard toSkip < 0 else { continue }
        if given == query.limit { return true }
        given += 1
        try each(found)
      }
    }
    return false
  }

  private static let pageSize = 512
}
