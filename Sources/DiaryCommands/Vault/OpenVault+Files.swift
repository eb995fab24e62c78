import DiaryModel
import DiaryVault
import Platform

extension OpenVault {
  /// An entry's bytes, and its status as of the same opening.
  func read(_ path: VaultPath) throws -> (bytes: [UInt8], status: FileStatus) {
    try files.folder.read(path.bytes)
  }

  /// Likewise, or nothing when the file is gone.
  func readIfPresent(_ path: VaultPath) throws -> (bytes: [UInt8], status: FileStatus)? {
    do { return try files.folder.read(path.bytes) } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Ends a command that has read entries: tells of those that could not be read, and of what something
  /// else has saved over.
  func endReading() throws {
    keepOverwrittenSinceRead()
    try journal.endReading()
  }

  /// Tells which entries could not be read.
  func tellUnreadable() { journal.tellUnreadable() }
}
