/// The words of texts and all their beginnings, to tell whether a text has a word that none has.
///
/// While somebody types, each word is there in parts first; those are no words of their own.
struct WordBeginnings {
  private var beginnings: Set<[UInt8]> = []
  /// Of a word that is longer only the whole counts: its beginnings would take too much.
  private static let longest = 64

  /// Takes in the words of a text, and tells whether any was missing.
  mutating func add(_ text: [UInt8]) -> Bool {
    var isNew = false
    for word in text.split(whereSeparator: { !Self.isOfWord($0) })
    where beginnings.insert(Array(word)).inserted {
      isNew = true
      for length in 1..<max(1, min(word.count, Self.longest)) {
        beginnings.insert(Array(word.prefix(length)))
      }
    }
    return isNew
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || WrittenLines.isWord(byte)
  }
}
