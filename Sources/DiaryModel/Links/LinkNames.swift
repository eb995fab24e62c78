/// By what some links may find a text, so that only texts called so need be known to look them up.
///
/// A text that none of this fits is none that the links mean, however a `LinkResolver` reads them.
package struct LinkNames: Sendable {
  /// The days whose entries may be meant, by the day or by a file's name or path.
  package private(set) var days: Set<Day> = []
  /// The titles and aliases, in small letters.
  package private(set) var titles: Set<String> = []
  /// What the names of files begin with whose day stands in their folders, as `29` of `2026/11/29.md`.
  package private(set) var daysOfMonth: Set<String> = []

  package init() {}

  /// How many names there are.
  package var count: Int { days.count + titles.count + daysOfMonth.count }

  /// Adds what a link of a text may mean.
  package mutating func add(_ link: EntryLink, from text: VaultPath) {
    let target = link.target
    titles.insert(target.lowercased())
    if let day = LinkResolver.day(target)?.day { days.insert(day) }
    add(VaultPath(bytes: Array(target.utf8)))
    // Found by its name alone, wherever it lies.
    if let name = target.utf8.split(separator: UInt8(ascii: "/")).last {
      add(VaultPath(bytes: Array(name)))
    }
    for folder in [text.folder, VaultPath(bytes: [])] {
      if let path = folder.normalized(appending: target) { add(path) }
    }
  }

  /// Adds a path, with or without the ending that entries have.
  private mutating func add(_ path: VaultPath) {
    let name = path.name
    let ended = VaultPath(bytes: path.bytes + Array(".md".utf8))
    for path in [path, ended] {
      if let day = EntryName(path: path)?.day { days.insert(day) }
    }
    let start = name.prefix(3)
    if start.count >= 2, start.prefix(2).allSatisfy(\.isDigit),
      start.dropFirst(2).first?.isDigit != true
    {
      daysOfMonth.insert(String(decoding: name.prefix(2), as: UTF8.self))
    }
  }
}
