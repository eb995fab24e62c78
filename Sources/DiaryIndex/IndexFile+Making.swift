import DiaryModel
import Platform

extension IndexFile {
  /// Makes a new index, which `fill` fills, in the place of whatever is there, and opens it.
  ///
  /// It is written without log and without waiting for the disk into a file of its own, which then
  /// takes the place: nobody ever sees half an index. When another program has made one meanwhile,
  /// that one is opened, unless `isReplacing` is set.
  package borrowing func make(
    isReplacing: Bool = false, fill: (inout EntryIndex) throws(IndexFault) -> Void
  ) throws(IndexFault) -> EntryIndex {
    let lock = try lockForMaking()
    if !isReplacing, let made = try? open() { return made }
    do throws(IndexFault) {
      try writeNew(fill)
      try takePlace()
    } catch {
      try? clear(newName)
      throw error
    }
    let made = try open()
    lock.release()
    return made
  }

  private var newName: [UInt8] { name + Array(".new".utf8) }

  private borrowing func lockForMaking() throws(IndexFault) -> FileLock {
    do throws(SystemError) {
      return try FileLock(.exclusive, named: name + Array(".making".utf8), in: folder)
    } catch { throw IndexFault(error) }
  }

  private borrowing func writeNew(
    _ fill: (inout EntryIndex) throws(IndexFault) -> Void
  ) throws(IndexFault) {
    do throws(SystemError) {
      try clear(newName)
      try folder.makeEmpty(newName)
    } catch { throw IndexFault(error) }
    var database = try Database(path: path + Array(".new".utf8))
    database.leaveRoomForChecksums()
    try database.execute(
      """
      PRAGMA page_size = 16384;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      """)
    try database.execute(IndexSchema.makeTables)
    try origin.save(in: &database)
    var index = EntryIndex(database: database)
    try fill(&index)
    // From now on writers append to a log, and readers need not wait for them.
    try index.database.execute("PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE);")
  }

  private borrowing func takePlace() throws(IndexFault) {
    do throws(SystemError) {
      let lock = try FileLock(.exclusive, on: folder)
      try clear(newName, isFileKept: true)
      try clear(name)
      try folder.rename(newName, to: name)
      lock.release()
    } catch { throw IndexFault(error) }
  }

  /// Removes a database with its logs; a folder in such a place is not ours, and put aside.
  private borrowing func clear(
    _ name: [UInt8], isFileKept: Bool = false
  ) throws(SystemError) {
    for suffix in ["", "-wal", "-shm", "-journal"] where !(isFileKept && suffix.isEmpty) {
      let name = name + Array(suffix.utf8)
      switch try folder.glance(name[...])?.kind {
      case nil: break
      case .folder: try folder.rename(name, to: name + Array(".aside-\(Random.word())".utf8))
      default: try folder.discard(name)
      }
    }
  }
}
