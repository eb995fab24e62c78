/// The words of texts, each with the five before it in its line, to tell whether a text has words in an
/// order that none has.
///
/// While somebody types, one word is there in part first; that is none of its own. Fewer words would
/// often be found in that order elsewhere, as in what somebody writes every day.
struct WordRuns {
  private var lines: Set<[UInt8]> = []
  private var runs: Set<UInt64> = []
  private static let length = 6

  /// Takes in a text, and tells whether anything was missing.
  mutating func add(_ text: [UInt8]) -> Bool {
    var isNew = false
    for line in WrittenLines.ordered(in: text[...]) where lines.insert(line).inserted {
      // Before a line's first words there is nothing, which counts as a word.
      var words = [[UInt64]](repeating: [0], count: Self.length - 1)
      let own = line.split(whereSeparator: { !Self.isOfWord($0) })
      words += (own.isEmpty && SpeakingSigns.areIn(line) ? [line[...]] : own).map(Self.beginnings)
      for end in words.indices.dropFirst(Self.length - 1)
      where add(words[(end - Self.length + 1)...end]) {
        isNew = true
      }
    }
    return isNew
  }

  /// Takes in a run of words, also with one of them begun only.
  private mutating func add(_ words: ArraySlice<[UInt64]>) -> Bool {
    var run = words.map(\.whole)
    guard runs.insert(Self.mark(of: run)).inserted else { return false }
    for (place, word) in zip(run.indices, words) {
      for part in word {
        run[place] = part
        runs.insert(Self.mark(of: run))
      }
    }
    return true
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

  private static func mark(of run: [UInt64]) -> UInt64 {
    run.reduce(0) { mark, word in
      ((mark ^ (mark >> 29)) &* 0xbf58_476d_1ce4_e5b9) ^ word
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || WrittenLines.isWord(byte)
  }
}

extension [UInt64] {
  /// The mark of the whole word; `beginnings` has at least that.
  fileprivate var whole: UInt64 { last ?? 0 }
}
