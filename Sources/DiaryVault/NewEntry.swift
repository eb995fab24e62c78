import DiaryModel
import Platform

/// Puts new entries where the vault's layout says.
package enum NewEntry {
  /// Creates an entry, never over another file, and tells its path.
  ///
  /// The day's first entry has the layout's own name; the next ones the time behind it, then the
  /// seconds, then a counter, so that any number of them may be made at once.
  package static func create(
    day: Day, at moment: Moment, bytes: [UInt8], layout: Layout, in root: borrowing Folder
  ) throws(SaveError) -> VaultPath {
    for attempt in 0... {
      let path = name(attempt, day: day, moment: moment, layout: layout)
      do throws(SystemError) { try root.makeFolders(path.folder.bytes) } catch {
        throw .system(error)
      }
      do {
        try root.create(path.bytes, bytes: bytes)
        return path
      } catch SaveError.exists {}
    }
    throw .exists(layout.path(for: day).bytes)
  }

  private static func name(_ attempt: Int, day: Day, moment: Moment, layout: Layout) -> VaultPath {
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
