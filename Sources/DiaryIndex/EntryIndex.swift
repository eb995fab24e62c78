import DiaryModel

/// What is known of a vault's files, in one SQLite database that can be thrown away at any time.
///
/// It knows nothing of the disk the files are on: it keeps what it is told, with the fingerprints
/// by which its owner tells whether that still holds.
package struct EntryIndex: ~Copyable {
  var database: Database
  var values: RowValues
  /// Whether it ends with its owner, because there is no file it could be kept in.
  package let isInMemory: Bool

  /// An empty index in memory.
  package init() throws(IndexFault) {
    let opened = try Database()
    try opened.execute(IndexSchema.makeTables)
    database = opened
    values = RowValues()
    isInMemory = true
  }

  init(database: consuming Database) {
    self.database = database
    values = RowValues()
    isInMemory = false
  }

  /// A copy in memory, as of this moment.
  package borrowing func copyInMemory() throws(IndexFault) -> EntryIndex {
    let copy = try EntryIndex(empty: Database())
    try database.copy(into: copy.database)
    return copy
  }

  private init(empty database: consuming Database) {
    self.database = database
    values = RowValues()
    isInMemory = true
  }

  /// Makes changes that are all kept, or none of them.
  ///
  /// The lock for writing is taken first, so that it cannot be refused half-way.
  package mutating func change(
    _ body: (inout EntryIndex) throws(IndexFault) -> Void
  ) throws(IndexFault) {
    try database.execute("BEGIN IMMEDIATE")
    do throws(IndexFault) {
      try body(&self)
      try database.execute("COMMIT")
    } catch {
      // After some faults SQLite has rolled back by itself, and says so here.
      try? database.execute("ROLLBACK")
      throw error
    }
  }

  /// Asks questions that see the index as of one moment, and that are locked for once.
  package mutating func reading<Answer>(
    _ body: (inout EntryIndex) throws(IndexFault) -> Answer
  ) throws(IndexFault) -> Answer {
    try database.execute("BEGIN")
    // Nothing was changed, so that there is nothing to be lost.
    defer { try? database.execute("COMMIT") }
    return try body(&self)
  }

  /// Takes the words that were deleted or replaced out of the log, too, and tells whether they are.
  ///
  /// A connection that is reading keeps the log in use; then the next one that deletes does it.
  @discardableResult
  package mutating func forgetDeletedWords() throws(IndexFault) -> Bool {
    guard !isInMemory else { return true }
    let statement = try database.statement("PRAGMA wal_checkpoint(TRUNCATE)")
    defer { statement.reset() }
    // The row tells whether another connection kept it from being done.
    return try !statement.step() || statement.integer(0) == 0
  }

  /// Whether there is no entry that has not been read, or could not be.
  package mutating func isAllRead() throws(IndexFault) -> Bool {
    let unread = try database.number(
      "SELECT EXISTS (SELECT 1 FROM entry WHERE failure <> 0 OR hash IS NULL)")
    return unread == 0
  }

  /// How many entries there are, read or not.
  package mutating func count() throws(IndexFault) -> Int {
    Int(try database.number("SELECT count(*) FROM entry") ?? 0)
  }
}
