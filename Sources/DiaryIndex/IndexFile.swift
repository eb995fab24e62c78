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
    var database = try Database(path: path)
    guard try database.number("PRAGMA application_id") == IndexSchema.application else {
      throw .foreign
    }
    guard try database.number("PRAGMA user_version") == IndexSchema.version else {
      throw .otherVersion
    }
    try origin.check(in: &database)
    _ = consume lock
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
