import DiaryModel
import Platform

/// Where new entries go, by the vault's layout.
package enum NewEntry {
  /// Creates an entry, never over another file, and tells its path.
  package static func create(
    day: Day, at moment: Moment, bytes: [UInt8], layout: Layout, in root: borrowing Folder
  ) throws -> VaultPath {
    try create(day: day, at: moment, layout: layout, in: root) { path in
      try root.create(path.bytes, bytes: bytes)
    }
  }

  /// Lets `make` create an entry at the first path that is free, and tells that.
  ///
  /// The day's first entry has the layout's own name; the next ones the time behind it, then the
  /// seconds, so that any number of them may be made at once.
  package static func create(
    day: Day, at moment: Moment, layout: Layout, in root: borrowing Folder,
    by make: (VaultPath) throws -> Void
  ) throws -> VaultPath {
    for attempt in 0... {
      let path = path(attempt, day: day, moment: moment, layout: layout)
      try root.makeFolders(path.folder.bytes)
      guard try root.status(of: path.bytes) == nil else { continue }
      do {
        try make(path)
        return path
      } catch SaveError.exists {}
    }
    throw SaveError.exists(layout.path(for: day).bytes)
  }

  private static func path(
    _ attempt: Int, day: Day, moment: Moment, layout: Layout
  ) -> VaultPath {
    switch attempt {
    case 0: layout.path(for: day)
    case 1: layout.path(for: day, second: moment.second)
    // A second that is taken makes room for the next one: names tell when entries were begun, and
    // so many at once are begun by no hand.
    default:
      layout.path(for: day, second: (moment.second + attempt - 2) % 86_400, withSeconds: true)
    }
  }
}
