/// A text of the vault by all that links may call it.
package struct LinkedText: Hashable, Sendable {
  package var path: VaultPath
  /// When it was; nothing for a text that is no entry.
  package var name: EntryName?
  package var title: String
  package var aliases: [String]

  package init(_ path: VaultPath, _ name: EntryName?, title: String, aliases: [String]) {
    (self.path, self.name, self.title, self.aliases) = (path, name, title, aliases)
  }

  package init(_ entry: Entry) {
    self.init(entry.path, entry.name, title: entry.facts.title, aliases: entry.facts.aliases)
  }

  /// The order in which a resolver is told of texts: those without a day, then the oldest first.
  package static func isOlder(_ left: LinkedText, _ right: LinkedText) -> Bool {
    switch (left.name, right.name) {
    case (let one?, let other?): one == other ? left.path < right.path : one < other
    case (nil, nil): left.path < right.path
    case (let one, _): one == nil
    }
  }
}
