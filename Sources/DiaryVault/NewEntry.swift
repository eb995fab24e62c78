import DiaryModel

/// Where new entries go, by the vault's layout.
package enum NewEntry {
  /// The path to try after so many that were taken.
  ///
  /// The day's first entry has the layout's own name; the next ones the time behind it, then the
  /// seconds, so that any number of them may be made at once.
  package static func path(
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
