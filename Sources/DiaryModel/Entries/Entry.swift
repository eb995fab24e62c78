/// One dated file of the vault and what is known of it.
package struct Entry: Hashable, Sendable {
  package var path: VaultPath
  package var name: EntryName
  package var facts: EntryFacts

  package init(path: VaultPath, name: EntryName, facts: EntryFacts) {
    (self.path, self.name, self.facts) = (path, name, facts)
  }

  package var day: Day { name.day }

  /// The order of entries in time, by what their names say and then by their paths.
  package static func isOlder(_ left: Entry, _ right: Entry) -> Bool {
    left.name == right.name ? left.path < right.path : left.name < right.name
  }
}
