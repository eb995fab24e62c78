/// Front matter that nobody reads, because something stands above it or on its first line.
///
/// Only `---` alone on the very first line begins front matter. A word that is typed above it makes
/// all of it text: a heading's underline, and `created: …` as the title.
package enum HiddenFrontMatter {
  /// The line of a text, from 1, where hidden front matter seems to be; nothing where there is none.
  ///
  /// It is told by the program's own keys between lines of `---`.
  package static func line(in bytes: [UInt8]) -> Int? {
    guard EntryText(bytes: bytes).frontMatter == nil else { return nil }
    var (start, line) = (0, 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if bytes[start..<end].starts(with: [0x2D, 0x2D, 0x2D]) {
        // On the first line something stands behind the dashes; elsewhere they must stand alone.
        let rest = line == 1 ? [0x2D, 0x2D, 0x2D] + bytes[end...] : Array(bytes[start...])
        return isFrontMatter(rest) ? line : nil
      }
      start = end + (bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1)
      line += 1
    }
    return nil
  }

  /// Whether a change has hidden the front matter that was there: some of its lines still are.
  package static func isHidden(in bytes: [UInt8], before: [UInt8]) -> Bool {
    let (old, new) = (EntryText(bytes: before), EntryText(bytes: bytes))
    guard let front = old.frontMatter, new.frontMatter == nil else { return false }
    let lines = Set(lines(of: old.bytes[front]))
    return Self.lines(of: new.body).contains { lines.contains($0) }
  }

  /// Whether bytes begin with front matter that has a known key.
  static func isFrontMatter(_ bytes: [UInt8]) -> Bool {
    let text = EntryText(bytes: bytes)
    guard text.frontMatter != nil else { return false }
    let front = FrontMatter(text)
    return front.isReadable && front.fields.contains { isKnown($0.key) }
  }

  /// Whether a key is one that entries have.
  static func isKnown(_ key: String) -> Bool { keys.contains(key.lowercased()) }

  private static let keys: Set<String> = [
    "created", "date", "modified", "updated", "lastmod", "title", "category", "tags", "tag",
    "keywords", "aliases", "mood", "weather", "location", "photo", "starred", "private",
    "resurface",
  ]

  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.filter { $0.contains { $0 > 0x20 } }
  }
}
