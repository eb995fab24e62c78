import DiaryModel
import Platform

/// The place of an index's file: how it is opened and made anew.
///
/// Beside `index.sqlite` lie SQLite's own `-wal` and `-shm`, and `.making`, which programs lock
/// that make a new one in `.new`.
package struct IndexFile: ~Copyable {
  let folder: Folder
  let name: [UInt8]
  let path: [UInt8]
  let origin: IndexOrigin

  /// A place at an absolute path, whose folder (0700) is made where it is not there.
  package init(path: [UInt8], origin: IndexOrigin) throws(IndexFault) {
    let (folderPath, name) = PathText.split(path)
    let opened: Folder
    do throws(SystemError) { opened = try Folder.made(path: folderPath) } catch {
      throw IndexFault(error)
    }
    folder = opened
    (self.name, self.path, self.origin) = (name, path, origin)
  }

  /// Opens the index, when it is one and belongs to the vault.
  package borrowing func open() throws(IndexFault) -> EntryIndex {
    // Until its log is open as well, nobody may put another file in its place. Where folders
    // cannot be locked, that is left to luck.
    let lock = try? FileLock(.shared, on: folder)
    try checkKinds()
    try checkSize()
    let index = try openDatabase()
    lock?.release()
    return index
  }

  /// Opens the index once more, for another thread, while this program has it open.
  ///
  /// The files are not looked at again, because the locks of a process on a file end as soon as the
  /// process closes it anywhere. Few pages are kept in memory: it is for reading all once, and new
  /// memory takes longer than reading a page again.
  package borrowing func openBeside() throws(IndexFault) -> EntryIndex {
    let lock = try? FileLock(.shared, on: folder)
    let index = try openDatabase()
    lock?.release()
    try index.database.execute("PRAGMA cache_size = -256")
    return index
  }

  private borrowing func openDatabase() throws(IndexFault) -> EntryIndex {
    var database = try Database(path: path)
    guard try database.number("PRAGMA application_id") == IndexSchema.application else {
      throw .foreign
    }
    guard try database.number("PRAGMA user_version") == IndexSchema.version else {
      throw .otherVersion
    }
    try origin.check(in: &database)
    return EntryIndex(database: database)
  }

  /// Looks at the files before SQLite does, which would wait for a pipe for ever.
  private borrowing func checkKinds() throws(IndexFault) {
    guard try kind(suffix: "") == .regular else { throw .notRegular }
    for suffix in ["-wal", "-shm"] {
      do throws(IndexFault) {
        guard try kind(suffix: suffix) == .regular else { throw .notRegular }
      } catch { guard error == .missing else { throw error } }
    }
  }

  /// Looks whether the file holds as many pages as its header says.
  ///
  /// SQLite reads zeros behind a file's end, and rows of zeros fit no question, so that a file that
  /// was cut short would answer without them. This comes before SQLite opens the file, whose locks
  /// another closing of it would end. See <https://www.sqlite.org/fileformat2.html>, 1.3.
  private borrowing func checkSize() throws(IndexFault) {
    let header: [UInt8]
    let size: Int64
    do throws(SystemError) {
      header = try folder.read(beginningOf: name, upTo: 100)
      size = try folder.glance(name[...])?.size ?? 0
    } catch { throw IndexFault(error) }
    // What is no database at all is told by SQLite.
    guard header.count == 100, header.starts(with: "SQLite format 3\0".utf8) else { return }
    func number(_ place: Int, _ length: Int) -> Int64 {
      header[place..<place + length].reduce(0) { $0 << 8 | Int64($1) }
    }
    // 1 stands for 65,536.
    let pageSize = number(16, 2) == 1 ? 65_536 : number(16, 2)
    guard size >= number(28, 4) * pageSize else { throw .damaged }
  }

  private borrowing func kind(suffix: String) throws(IndexFault) -> Platform.FileKind {
    let status: FileStatus?
    do throws(SystemError) {
      status = try folder.glance((name + Array(suffix.utf8))[...])
    } catch { throw IndexFault(error) }
    guard let status else { throw .missing }
    return status.kind
  }
}

extension IndexFault {
  /// The fault that the operating system's answer amounts to.
  init(_ error: SystemError) {
    if error.isLocked {
      self = .busy
    } else if error.isFull {
      self = .full
    } else {
      self = .unwritable
    }
  }
}
