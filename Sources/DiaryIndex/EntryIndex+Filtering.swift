import DiaryModel

extension EntryIndex {
  /// The next files in time after a place whose days fit, without what is in them.
  package mutating func files(
    _ range: PageRange, after last: IndexedFile?, limit: Int, onDays conditions: [EntryCondition]
  ) throws(IndexFault) -> [IndexedFile] {
    guard !conditions.isEmpty else { return Array(try files(range, after: last, limit: limit)) }
    let condition = ConditionSQL(conditions.filter(\.isOfDay), firstPlace: 10)
    let (sign, way) = range.isRising ? (">", "ASC") : ("<", "DESC")
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
        settled, failure, hash, depth
      FROM entry
      WHERE (day, second, counter, path) \(sign) (?1, ?2, ?3, ?4) AND \(range.end)
        AND \(condition.text)
      ORDER BY day \(way), second \(way), counter \(way), path \(way)
      LIMIT ?6
      """)
    try statement.row.bindStart(of: range, after: last)
    try statement.row.bindEnd(of: range)
    try statement.row.bind(6, Int64(limit))
    try condition.bind(to: statement.row)
    var files: [IndexedFile] = []
    while try statement.row.step() { files.append(try statement.row.readFile()) }
    return files
  }

  /// The entries behind one place in time up to another that fit, of those that have been read.
  ///
  /// Conditions on front matter keys without a column are not looked at.
  package mutating func entries(
    _ range: PageRange, after first: IndexedFile?, through last: IndexedFile,
    fitting conditions: [EntryCondition]
  ) throws(IndexFault) -> [IndexedEntry] {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    let (after, through, way) = range.isRising ? (">", "<=", "ASC") : ("<", ">=", "DESC")
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path, folder, inode, size, file_modified, file_changed,
        settled, failure, hash, depth, title, preview, category, created, created_offset, modified,
        modified_offset, marks, words, open_tasks, done_tasks, tags, people, aliases, links, mood,
        weather, location, photo, resurface, first_image, problems, tasks
      FROM entry
      WHERE (day, second, counter, path) \(after) (?1, ?2, ?3, ?4)
        AND (day, second, counter, path) \(through) (?5, ?6, ?7, ?8)
        AND failure = 0 AND hash IS NOT NULL AND \(condition.text)
      ORDER BY day \(way), second \(way), counter \(way), path \(way)
      """)
    try statement.row.bindStart(of: range, after: first)
    try statement.row.bindPlace(last.path, last.name, from: 5)
    try condition.bind(to: statement.row)
    var entries: [IndexedEntry] = []
    while try statement.row.step() { entries.append(try statement.row.readEntry()) }
    return entries
  }
}

extension EntryIndex {
  /// The paths of a day's entries in time, without those that could not be read.
  package mutating func paths(on day: Day) throws(IndexFault) -> [VaultPath] {
    let row = try database.statement(
      """
      SELECT path FROM entry WHERE day = ? AND failure = 0 ORDER BY second, counter, path
      """)
    try row.bind(1, Int64(day.ordinal))
    defer { row.reset() }
    var paths: [VaultPath] = []
    while try row.step() { paths.append(VaultPath(bytes: row.bytes(0))) }
    return paths
  }
}

extension Statement {
  /// Binds the place behind which a page begins as the first four parameters.
  func bindStart(of range: PageRange, after last: IndexedFile?) throws(IndexFault) {
    if let last { return try bindPlace(last.path, last.name) }
    // Just before the first day's entries, or just behind the last day's, whose small hours may be
    // those of the date behind it.
    try bind(1, range.isRising ? Int64(range.first.ordinal) : Int64(range.last.ordinal))
    try bind(2, range.isRising ? -2 : 200_000)
    try bind(3, 0)
    try bind(4, blob: [])
  }

  /// Binds the day, as the fifth parameter, at which a range ends.
  func bindEnd(of range: PageRange) throws(IndexFault) {
    try bind(5, Int64((range.isRising ? range.last : range.first).ordinal))
  }
}
