import Platform

/// What keeps diaries from getting in each other's way in one log.
extension ChangeLog {
  /// What is locked while a change gets its number.
  static let lockFile = Array(".lock".utf8)
  /// What is locked while changes are taken back.
  static let undoFile = Array(".undo".utf8)

  /// Whether a file in the log serves its listing or a lock alone, and holds nothing.
  static func isOfListing(_ name: [UInt8]) -> Bool {
    [ListedChanges.file, lockFile, undoFile].contains(name)
  }

  /// Takes the lock that says that changes are being chosen and taken back, so that no other does
  /// both at the same time; nothing where there are no changes, or no locks are known.
  package func lockForUndoing() throws(SystemError) -> FileLock? {
    guard let opened = try? Folder(path: folder) else { return nil }
    do throws(SystemError) {
      return try FileLock(.exclusive, named: Self.undoFile, in: opened, milliseconds: 10_000)
    } catch {
      if error.isLocked { throw error }
      return nil
    }
  }
}
