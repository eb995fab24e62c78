import DiaryModel
import Platform

/// Where new entries go, by the vault's layout.
package enum NewEntry {
  /// Creates an entry, never over another file, and tells its path.
  package static func create(
    day: Day, second: Int?, bytes: [UInt8], layout: Layout, in root: borrowing Folder
  ) throws -> VaultPath {
    try create(day: day, second: second, layout: layout, in: root) { path in
      try root.create(path.bytes, bytes: bytes)
    }
  }

  /// Lets `make` create an entry at the first path that is free, and tells that.
  ///
  /// `second` is the time of day at which it is written; nothing for the day's own entry, and where
  /// that is on another day, which a name must not give a time that it never had.
  package static func create(
    day: Day, second: Int?, layout: Layout, in root: borrowing Folder,
    by make: (VaultPath) throws -> Void
  ) throws -> VaultPath {
    for attempt in 0... {
      let path = layout.place(attempt, for: day, second: second)
      try root.makeFolders(path.folder.bytes)
      guard try root.status(of: path.bytes) == nil else { continue }
      do {
        try make(path)
        return path
      } catch SaveError.exists {}
    }
    throw SaveError.exists(layout.path(for: day).bytes)
  }
}
