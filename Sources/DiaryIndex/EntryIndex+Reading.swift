import DiaryModel

extension EntryIndex {
  /// The next entries in time after a place, or from the start.
  ///
  /// A page at a time, so that no statement is open while its entries are looked at and changed.
  ///
  /// `depth` is how much is asked for of them.
  package mutating func entries(
    _ range: PageRange, after last: IndexedFile?, limit: Int, to depth: EntryDepth = .whole
  ) throws(IndexFault) -> [IndexedEntry] {
    let row =
      try depth == .whole ? wholePage(range, last, limit) : headPage(range, last, limit)
    defer { row.reset() }
    var entries: [IndexedEntry] = []
    entries.reserveCapacity(min(limit, 256))
    while try row.step() {
      entries.append(try row.readEntry(to: depth))
    }
    return entries
  }

  /// The next files in time after a place, without what is in them.
  package mutating func files(
    _ range: PageRange, after last: IndexedFile?, limit: Int
  ) throws(IndexFault) -> FileRows {
    let row = try filePage(range, last, limit)
    defer { row.reset() }
    var files = FileRows(room: min(limit, 1024))
    while try row.step() { try files.append(row) }
    return files
  }

  /// The entries at the paths of files, as far as `depth`; nothing for those that are not there.
  package mutating func entries(
    at files: [IndexedFile], to depth: EntryDepth
  ) throws(IndexFault) -> [IndexedEntry?] {
    // Each question by itself would be locked for by itself.
    try reading { index throws(IndexFault) in
      var entries: [IndexedEntry?] = []
      entries.reserveCapacity(files.count)
      for file in files { entries.append(try index.entry(file.path, file.name, to: depth)) }
      return entries
    }
  }

  /// The entry at a path, as far as `depth`.
  package mutating func entry(
    _ path: VaultPath, _ name: EntryName, to depth: EntryDepth = .whole
  ) throws(IndexFault) -> IndexedEntry? {
    let row = try database.statement(
      """
      SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
        settled, failure, hash, depth, title, preview, category, created, created_offset, modified,
        modified_offset, marks, words, open_tasks, done_tasks, tags, people, aliases, links, mood,
        weather, location, photo, resurface, first_image, problems, tasks
      FROM entry
      WHERE day = ? AND second = ? AND counter = ? AND path = ?
      """)
    try row.bindPlace(path, name)
    defer { row.reset() }
    guard try row.step() else { return nil }
    return try row.readEntry(to: depth)
  }

  /// The entries whose title has a key, the newest first.
  package mutating func entries(titleKey key: String) throws(IndexFault) -> [IndexedEntry] {
    let row = try database.statement(
      """
      SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
        settled, failure, hash, depth, title, preview, category, created, created_offset, modified,
        modified_offset, marks, words, open_tasks, done_tasks, tags, people, aliases, links, mood,
        weather, location, photo, resurface, first_image, problems, tasks
      FROM entry
      WHERE title_key = ? AND failure = 0
      ORDER BY day DESC, second DESC, counter DESC, path DESC
      """)
    try row.bind(1, text: key)
    defer { row.reset() }
    var entries: [IndexedEntry] = []
    while try row.step() { entries.append(try row.readEntry()) }
    return entries
  }

  private mutating func wholePage(
    _ range: PageRange, _ last: IndexedFile?, _ limit: Int
  ) throws(IndexFault) -> Statement {
    try page(
      range, last, limit,
      rising: """
        SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
          settled, failure, hash, depth, title, preview, category, created, created_offset,
          modified, modified_offset, marks, words, open_tasks, done_tasks, tags, people, aliases,
          links, mood, weather, location, photo, resurface, first_image, problems, tasks
        FROM entry
        WHERE (day, second, counter, path) > (?1, ?2, ?3, ?4) AND day <= ?5
        ORDER BY day, second, counter, path LIMIT ?6
        """,
      falling: """
        SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
          settled, failure, hash, depth, title, preview, category, created, created_offset,
          modified, modified_offset, marks, words, open_tasks, done_tasks, tags, people, aliases,
          links, mood, weather, location, photo, resurface, first_image, problems, tasks
        FROM entry
        WHERE (day, second, counter, path) < (?1, ?2, ?3, ?4) AND day >= ?5
        ORDER BY day DESC, second DESC, counter DESC, path DESC LIMIT ?6
        """)
  }

  /// Likewise with the columns that a list shows; the others cost as much as these.
  private mutating func headPage(
    _ range: PageRange, _ last: IndexedFile?, _ limit: Int
  ) throws(IndexFault) -> Statement {
    try page(
      range, last, limit,
      rising: """
        SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
          settled, failure, hash, depth, title, preview, category, created, created_offset,
          modified, modified_offset, marks
        FROM entry
        WHERE (day, second, counter, path) > (?1, ?2, ?3, ?4) AND day <= ?5
        ORDER BY day, second, counter, path LIMIT ?6
        """,
      falling: """
        SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
          settled, failure, hash, depth, title, preview, category, created, created_offset,
          modified, modified_offset, marks
        FROM entry
        WHERE (day, second, counter, path) < (?1, ?2, ?3, ?4) AND day >= ?5
        ORDER BY day DESC, second DESC, counter DESC, path DESC LIMIT ?6
        """)
  }

  /// Likewise without what is in the files.
  private mutating func filePage(
    _ range: PageRange, _ last: IndexedFile?, _ limit: Int
  ) throws(IndexFault) -> Statement {
    try page(
      range, last, limit,
      rising: """
        SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
          settled, failure, hash, depth
        FROM entry
        WHERE (day, second, counter, path) > (?1, ?2, ?3, ?4) AND day <= ?5
        ORDER BY day, second, counter, path LIMIT ?6
        """,
      falling: """
        SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
          settled, failure, hash, depth
        FROM entry
        WHERE (day, second, counter, path) < (?1, ?2, ?3, ?4) AND day >= ?5
        ORDER BY day DESC, second DESC, counter DESC, path DESC LIMIT ?6
        """)
  }

  private mutating func page(
    _ range: PageRange, _ last: IndexedFile?, _ limit: Int, rising: StaticString,
    falling: StaticString
  ) throws(IndexFault) -> Statement {
    let row = try database.statement(range.isRising ? rising : falling)
    try row.bindStart(of: range, after: last)
    try row.bindEnd(of: range)
    try row.bind(6, Int64(limit))
    return row
  }
}

/// The days a page is taken from, and the direction.
package struct PageRange: Sendable {
  package var first: Day
  package var last: Day
  package var isRising: Bool

  package init(first: Day? = nil, last: Day? = nil, isRising: Bool) {
    (self.first, self.last, self.isRising) = (first ?? .first, last ?? .last, isRising)
  }

  /// The condition that ends it, whose parameter `bindEnd` binds.
  ///
  /// With both ends named, SQLite would begin at the first day again for every page.
  var end: String { isRising ? "day <= ?5" : "day >= ?5" }
}

extension Statement {
  /// The file of a row that begins with an entry's first thirteen columns.
  func readFile() throws(IndexFault) -> IndexedFile {
    let (path, name) = try readPlace()
    return IndexedFile(
      path: path, name: name, folder: integer(4), fingerprint: fingerprint,
      isSettled: integer(9) != 0, failure: Int32(truncatingIfNeeded: integer(10)),
      hash: optionalInteger(11),
      depth: EntryDepth(rawValue: Int(truncatingIfNeeded: integer(12))) ?? .name)
  }

  /// The fingerprint in the columns from the sixth on.
  var fingerprint: Fingerprint {
    Fingerprint(
      inode: UInt64(bitPattern: integer(5)), size: integer(6), modified: integer(7),
      changed: integer(8))
  }

  /// The primary key of an entry's row, in the first four columns.
  func readPlace() throws(IndexFault) -> (path: VaultPath, name: EntryName) {
    guard let day = Int(exactly: integer(0)).flatMap(Day.init(ordinal:)) else { throw .damaged }
    let (second, counter) = (integer(1), integer(2))
    let name = EntryName(
      day: day, second: second < 0 ? nil : Int(second), counter: counter == 0 ? nil : Int(counter))
    return (VaultPath(bytes: bytes(3)), name)
  }

  /// The entry of a row that has the columns of its facts, as far as `depth`, behind those.
  func readEntry(to depth: EntryDepth = .whole) throws(IndexFault) -> IndexedEntry {
    IndexedEntry(file: try readFile(), facts: FactsColumns.read(self, from: 13, to: depth))
  }
}
