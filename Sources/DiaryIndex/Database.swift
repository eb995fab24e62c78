import CSQLite

/// One connection to an SQLite database, closed when it goes out of scope.
///
/// It is neither copyable nor sendable: a connection has one owner, on one thread. It also owns the
/// statements that were prepared through it.
struct Database: ~Copyable {
  private let handle: OpaquePointer
  /// By the address of the literal that they were prepared from.
  private var prepared: [UnsafePointer<UInt8>: OpaquePointer]

  /// Opens a database in memory.
  init() throws(IndexFault) {
    try self.init(name: Array(":memory:".utf8), flags: SQLITE_OPEN_MEMORY)
  }

  /// Opens the database file at an absolute path, which is there.
  init(path: [UInt8]) throws(IndexFault) {
    try self.init(name: path, flags: 0)
  }

  private init(name: [UInt8], flags: Int32) throws(IndexFault) {
    let opened = try Self.open(name, flags)
    (handle, prepared) = (opened, [:])
  }

  deinit {
    for statement in prepared.values { sqlite3_finalize(statement) }
    // Waits for statements that others own.
    sqlite3_close_v2(handle)
  }

  /// Runs statements that answer nothing.
  borrowing func execute(_ sql: String) throws(IndexFault) {
    let status = sqlite3_exec(handle, sql, nil, nil, nil)
    guard status == SQLITE_OK else { throw IndexFault(code: status) }
  }

  /// Leaves room in a database that has nothing in it yet for what tells whether its pages are whole.
  ///
  /// Where SQLite cannot do that, it goes on without.
  borrowing func leaveRoomForChecksums() { _ = diary_sqlite3_leave_room(handle) }

  /// The statement of a literal, prepared the first time and reset every time.
  mutating func statement(_ sql: StaticString) throws(IndexFault) -> Statement {
    if let pointer = prepared[sql.utf8Start] {
      sqlite3_reset(pointer)
      return Statement(pointer)
    }
    var pointer: OpaquePointer?
    let status = sql.withUTF8Buffer { text in
      text.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v3(
          handle, $0.baseAddress, Int32($0.count), UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
      }
    }
    guard let pointer, status == SQLITE_OK else { throw IndexFault(code: status) }
    prepared[sql.utf8Start] = pointer
    return Statement(pointer)
  }

  /// A statement of its own, for answers that are read bit by bit.
  borrowing func ownedStatement(_ sql: String) throws(IndexFault) -> OwnedStatement {
    var pointer: OpaquePointer?
    let status = sqlite3_prepare_v2(handle, sql, -1, &pointer, nil)
    guard let pointer, status == SQLITE_OK else { throw IndexFault(code: status) }
    return OwnedStatement(pointer)
  }

  /// Runs one statement that answers with one number.
  mutating func number(_ sql: StaticString) throws(IndexFault) -> Int64? {
    let statement = try statement(sql)
    defer { statement.reset() }
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Copies everything into another database, as of one moment.
  borrowing func copy(into other: borrowing Database) throws(IndexFault) {
    guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw IndexFault(code: sqlite3_errcode(other.handle))
    }
    let status = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard status == SQLITE_DONE else { throw IndexFault(code: status) }
  }

  /// How long to wait for another connection, in milliseconds.
  private static let patience: Int32 = 1000

  /// How long the log may grow; whoever opens the database first reads all of it.
  private static let pagesInLog: Int32 = 64

  /// Without counting what is allocated; said once, before the first connection.
  private static let withoutStatistics = diary_sqlite3_without_statistics()

  /// Whether SQLite can be told to look whether pages are what was written; said once, likewise.
  private static let isChecking =
    diary_sqlite3_register_checking(Int32(IndexSchema.application), Int32(IndexSchema.version))
    == SQLITE_OK

  private static func open(_ name: [UInt8], _ flags: Int32) throws(IndexFault) -> OpaquePointer {
    _ = withoutStatistics
    var opened: OpaquePointer?
    let flags = flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let checking = isChecking && flags & SQLITE_OPEN_MEMORY == 0 ? "diary" : nil
    let status = (name + [0]).withUnsafeBytes {
      sqlite3_open_v2($0.baseAddress?.assumingMemoryBound(to: CChar.self), &opened, flags, checking)
    }
    guard let opened, status == SQLITE_OK else {
      sqlite3_close(opened)
      throw IndexFault(code: status)
    }
    // A commit does not wait for the disk; after a power cut the index is an earlier one, but whole.
    // A file that somebody prepared can neither run code nor reach outside itself. Words that were
    // deleted are overwritten. The log is left alone on closing, because moving it into the file
    // waits for the disk, and because a file that another connection has put in place by then
    // would lose its own log.
    _ = ComparableText.register(in: opened)
    _ = diary_sqlite3_switch(opened, SQLITE_DBCONFIG_DEFENSIVE, 1)
    _ = diary_sqlite3_switch(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    _ = diary_sqlite3_switch(opened, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0)
    _ = diary_sqlite3_switch(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    _ = sqlite3_exec(
      opened, "PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY",
      nil, nil, nil)
    // Only from now on, so that a file that is held for long is waited for once.
    _ = sqlite3_busy_timeout(opened, patience)
    emptyLongLogs(of: opened)
    return opened
  }

  /// Moves a log that has grown long into the file after a change, and empties it.
  ///
  /// SQLite by itself leaves the log as long as it is, for the next change to begin anew; until then
  /// every program that opens the database would read it. Nothing is waited for: while another
  /// connection reads, the log is moved as far as that allows.
  private static func emptyLongLogs(of opened: OpaquePointer) {
    sqlite3_wal_hook(
      opened,
      { _, database, name, pages in
        guard pages >= Database.pagesInLog else { return SQLITE_OK }
        sqlite3_busy_timeout(database, 0)
        // Whether it could be done or not, the change is in the log.
        sqlite3_wal_checkpoint_v2(database, name, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
        sqlite3_busy_timeout(database, Database.patience)
        return SQLITE_OK
      }, nil)
  }
}
