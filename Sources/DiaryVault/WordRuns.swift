/// The words of texts, each with the two before it in its line, to tell whether a text has words in an
/// order that none has.
///
/// While somebody types, one word is there in part first; that is none of its own.
struct WordRuns {
  private var lines: Set<[UInt8]> = []
  private var runs: Set<UInt64> = []

  /// Takes in a text, and tells whether anything was missing.
  mutating func add(_ text: [UInt8]) -> Bool {
    var isNew = false
    for line in WrittenLines.ordered(in: text[...]) where lines.insert(line).inserted {
      // Before a line's first words there is nothing, which counts as a word.
      var (first, second): ([UInt64], [UInt64]) = ([0], [0])
      for word in line.split(whereSeparator: { !Self.isOfWord($0) }) {
        let third = Self.beginnings(of: word)
        if runs.insert(Self.run(first.whole, second.whole, third.whole)).inserted {
          isNew = true
          for part in first { runs.insert(Self.run(part, second.whole, third.whole)) }
          for part in second { runs.insert(Self.run(first.whole, part, third.whole)) }
          for part in third { runs.insert(Self.run(first.whole, second.whole, part)) }
        }
        (first, second) = (second, third)
      }
    }
    return isNew
  }

  /// The marks of all beginnings of a word, the whole of it as the last (FNV-1a,
  /// <http://www.isthe.com/chongo/tech/comp/fnv/>).
  private static func beginnings(of word: ArraySlice<UInt8>) -> [UInt64] {
    var mark: UInt64 = 0xcbf2_9ce4_8422_2325
    return word.map { byte in
      mark = (mark ^ UInt64(byte)) &* 0x100_0000_01b3
      return mark
    }
  }

  private static func run(_ first: UInt64, _ second: UInt64, _ third: UInt64) -> UInt64 {
    var mark = first
    for next in [second, third] {
      mark = (mark ^ (mark >> 29)) &* 0xbf58_476d_1ce4_e5b9
      mark ^= next
    }
    return mark
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || WrittenLines.isWord(byte)
  }
}

extension [UInt64] {
  /// The mark of the whole word; `beginnings` has at least that.
  fileprivate var whole: UInt64 { last ?? 0 }
}
