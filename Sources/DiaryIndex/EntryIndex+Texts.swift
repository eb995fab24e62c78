import DiaryModel

/// The texts in which entries are searched, each kept under the hash of the bytes it was made of.
///
/// So a text is right whenever it is there: other bytes have another hash. Two entries of the same
/// bytes share one.
extension EntryIndex {
  /// Keeps the search form of the text of some bytes.
  package mutating func saveText(_ text: [UInt8], hash: Int64) throws(IndexFault) {
    values.removeAll()
    values.append(hash)
    values.append(blob: text)
    try database.statement("INSERT OR REPLACE INTO searched (hash, text) VALUES (?1, ?2)")
      .run(values)
  }

  /// What `test` says of every text that is kept, by the hash of its bytes.
  package mutating func testTexts(
    _ test: (UnsafeRawBufferPointer) -> Bool
  ) throws(IndexFault) -> [Int64: Bool] {
    let row = try database.statement("SELECT hash, text FROM searched")
    defer { row.reset() }
    var answers: [Int64: Bool] = [:]
    // For growing takes as long as filling.
    answers.reserveCapacity(8192)
    while try row.step() {
      answers[row.integer(0)] = test(row.span(1) ?? UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return answers
  }

  /// The next files in time after a place that fit, of those that have been read, with no more
  /// than their paths and the hashes of their bytes, where `isWanted` says so of a hash.
  package mutating func hashes(
    _ range: PageRange, after last: IndexedFile?, limit: Int, fitting conditions: [EntryCondition],
    where isWanted: (Int64) -> Bool = { _ in true }
  ) throws(IndexFault) -> [IndexedFile] {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    let (sign, way) = range.isRising ? (">", "ASC") : ("<", "DESC")
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path, hash FROM entry
      WHERE (day, second, counter, path) \(sign) (?1, ?2, ?3, ?4) AND \(range.end)
        AND failure = 0 AND hash IS NOT NULL AND \(condition.text)
      ORDER BY day \(way), second \(way), counter \(way), path \(way)
      """)
    try statement.row.bindStart(of: range, after: last)
    try statement.row.bindEnd(of: range)
    try condition.bind(to: statement.row)
    var files: [IndexedFile] = []
    while files.count < limit, try statement.row.step() {
      let hash = statement.row.integer(4)
      guard isWanted(hash) else { continue }
      let (path, name) = try statement.row.readPlace()
      files.append(IndexedFile(path: path, name: name, folder: 0, hash: hash))
    }
    return files
  }

  /// Forgets the text of an entry whose bytes are no longer these.
  mutating func forgetText(of path: VaultPath, _ day: Day) throws(IndexFault) {
    let delete = try database.statement(
      """
      DELETE FROM searched WHERE hash = (
        SELECT hash FROM entry WHERE day = ? AND path = ?)
      """)
    try delete.bind(1, Int64(day.ordinal))
    try delete.bind(2, blob: path.bytes)
    try delete.run()
  }

  /// Forgets the texts of all entries right in a folder.
  mutating func forgetTexts(in folder: IndexedFolder.Number) throws(IndexFault) {
    let delete = try database.statement(
      "DELETE FROM searched WHERE hash IN (SELECT hash FROM entry WHERE folder = ?)")
    try delete.bind(1, folder)
    try delete.run()
  }
}
