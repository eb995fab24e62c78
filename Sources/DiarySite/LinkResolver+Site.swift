import DiaryModel

extension LinkResolver {
  /// Knows the entries of a site by their places, which come oldest first, all other texts of the
  /// vault by a number below 0, and the files that may be copied into a site.
  init(_ entries: [SiteEntry], others: [LinkedText], files: [VaultPath]) {
    self.init(capacity: entries.count + others.count)
    let others = others.sorted(by: LinkedText.isOlder)
    var next = others.startIndex
    for place in entries.indices {
      // Entries of one day are counted in their order, those without a page too.
      while next < others.endIndex, others[next].isOlder(than: entries[place].entry) {
        add(others[next])
        next += 1
      }
      // By place, because an entry as a whole is much to copy.
      add(
        entries[place].entry.path, day: entries[place].entry.day,
        title: entries[place].entry.facts.title, aliases: entries[place].entry.facts.aliases,
        as: place)
    }
    for other in others[next...] { add(other) }
    for file in files where file.isPublishable { add(file: file) }
  }

  private mutating func add(_ other: LinkedText) {
    add(other.path, day: other.name?.day, title: other.title, aliases: other.aliases, as: -1)
  }
}

extension LinkedText {
  fileprivate func isOlder(than entry: Entry) -> Bool {
    guard let name else { return true }
    return name == entry.name ? path < entry.path : name < entry.name
  }
}

extension VaultPath {
  /// Whether a file may be copied into a site: nothing hidden, and no text of the vault's own.
  fileprivate var isPublishable: Bool {
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    guard let name = parts.last, !parts.contains(where: { $0.first == UInt8(ascii: ".") }) else {
      return false
    }
    let lowercased = String(decoding: name, as: UTF8.self).lowercased()
    return ![".md", ".markdown", ".yml", ".yaml"].contains(where: lowercased.hasSuffix)
  }
}
