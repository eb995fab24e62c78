/// A place in the order of entries: one of them, or a day.
package enum EntryPlace: Hashable, Sendable {
  case entry(EntryName, VaultPath)
  /// Before the day's first entry and behind its last, so that all of them are passed.
  case day(Day)

  /// The day it is on.
  package var day: Day {
    switch self {
    case .entry(let name, _): name.day
    case .day(let day): day
    }
  }

  /// Whether an entry comes after this place.
  package func isBefore(_ entry: Entry) -> Bool {
    switch self {
    case .entry(let name, let path):
      name == entry.name ? path < entry.path : name < entry.name
    case .day(let day): day < entry.day
    }
  }

  /// Whether an entry comes before this place.
  package func isAfter(_ entry: Entry) -> Bool {
    switch self {
    case .entry(let name, let path):
      name == entry.name ? entry.path < path : entry.name < name
    case .day(let day): entry.day < day
    }
  }
}
