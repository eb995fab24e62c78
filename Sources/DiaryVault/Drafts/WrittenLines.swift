import Platform

/// Lines of texts, to tell whether what somebody wrote is still there in a later text.
///
/// A line that was corrected, joined with another or parted is still there; so whoever looks is not
/// told of words that the writer has only changed.
enum WrittenLines {
  /// All lines of a text, without what ends them.
  static func all(of text: ArraySlice<UInt8>) -> Set<[UInt8]> { Set(ordered(in: text)) }

  /// Likewise, in their order.
  static func ordered(in text: ArraySlice<UInt8>) -> [[UInt8]] {
    text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
      .map(Array.init)
  }

  /// Whether a line holds words or numbers, or signs that stand for them.
  static func hasWords(_ line: [UInt8]) -> Bool {
    line.contains(where: isWord) || SpeakingSigns.areIn(line)
  }

  /// The lines of a text that hold words or numbers, or signs that stand for them, and that are none of
  /// the earlier ones.
  static func added(by text: [UInt8], to earlier: Set<[UInt8]>) -> Set<[UInt8]> {
    all(of: text[...]).subtracting(earlier).filter(hasWords)
  }

  /// Whether some of the lines that somebody added to the earlier ones are gone from a text, and so
  /// that whoever wrote it cannot have read them.
  ///
  /// Of what the same writer takes out again while writing, more is left than is gone, counted in
  /// letters; headings and stamps, which two may write alike, count for nothing, and one word that
  /// gave place to another says nothing. A line that is there changed counts as left, and is looked
  /// for only among those that are none of the earlier ones. `replaced` are lines that stood there just
  /// before them, and that they may have taken the place of.
  static func areGone(
    _ lines: Set<[UInt8]>, from text: [UInt8], besides earlier: Set<[UInt8]>,
    replacing replaced: Set<[UInt8]> = []
  ) -> Bool {
    let all = all(of: text[...])
    let candidates = lines.subtracting(all)
    guard !candidates.isEmpty else { return false }
    let fresh = all.subtracting(earlier)
    let gone = candidates.subtracting(changed(candidates, in: text, all, fresh: fresh)).filter {
      !isTakenOut($0, by: all, fresh: fresh, replacing: replaced)
    }
    if gone.count == lines.count { return true }
    func weight(_ lines: Set<[UInt8]>) -> Int { lines.reduce(0) { $0 + Self.weight(of: $1) } }
    return gone.contains(where: isMoreThanWord) && weight(gone) > weight(lines.subtracting(gone))
  }

  /// Whether a line that is gone was a longer form of one before it, such as of the sentence that
  /// somebody is just writing, and has gone as its own writer takes it out: with that one, or with
  /// some of the new words left.
  private static func isTakenOut(
    _ line: [UInt8], by all: Set<[UInt8]>, fresh: Set<[UInt8]>, replacing replaced: Set<[UInt8]>
  ) -> Bool {
    let bases = replaced.filter { hasWords($0) && line.starts(with: $0) }
    // Of several forms the longest is the newest; whoever has an earlier one again has not read it.
    guard let base = bases.max(by: { $0.count < $1.count }), all.isDisjoint(with: bases) else {
      return false
    }
    let others = fresh.filter { $0.starts(with: base) }
    return others.isEmpty
      || others.contains { other in
        zip(line, other).prefix { $0 == $1 }.count >= base.count + 4
      }
  }

  /// Those of some lines that are there in a text in another form.
  private static func changed(
    _ lines: Set<[UInt8]>, in text: [UInt8], _ all: Set<[UInt8]>, fresh freshLines: Set<[UInt8]>
  ) -> Set<[UInt8]> {
    // So many lines at once are not a person's corrections.
    guard lines.count * all.count <= 100_000 else { return [] }
    let fresh = freshLines.map { core(of: $0[...]) }
    let pieces = freshLines.reduce(into: Set<UInt64>()) { $0.formUnion(Self.pieces(of: $1)) }
    let joined = text.filter { $0 > UInt8(ascii: " ") }
    return lines.filter { line in
      // Lines may have been filled anew.
      let letters = line.filter { $0 > UInt8(ascii: " ") }
      if letters.count >= 12, joined.withUnsafeBytes(ByteSearch(letters).isFound) { return true }
      // A text that is being written may have been read half.
      if all.contains(where: { $0.starts(with: line) }) { return true }
      let core = core(of: line[...])
      if fresh.contains(where: { isLike(core, $0) }) { return true }
      // A paragraph may have been corrected in several places, or parted as well.
      let own = Self.pieces(of: line)
      return own.count >= 24 && own.count(where: pieces.contains) * 2 >= own.count
    }
  }

  /// All runs of six bytes, about a word or two letters of a script that has no blanks.
  private static func pieces(of line: [UInt8]) -> Set<UInt64> {
    var (pieces, run) = (Set<UInt64>(), UInt64(0))
    for (place, byte) in line.enumerated() {
      run = (run << 8 | UInt64(byte)) & 0xFFFF_FFFF_FFFF
      if place >= 5 { pieces.insert(run) }
    }
    return pieces
  }

  /// How many letters and digits a line has beside what marks it; none for a heading, a stamp, or
  /// the moment that the program itself has written.
  private static func weight(of line: [UInt8]) -> Int {
    if line.first == UInt8(ascii: "#") || line.starts(with: "created:".utf8) { return 0 }
    let count = core(of: line[...]).count(where: isWord)
    // `21:30`
    return count <= 6 && !line.contains(where: isLetter) ? 0 : count
  }

  private static func isMoreThanWord(_ line: [UInt8]) -> Bool {
    let words = core(of: line[...]).split { !isWord($0) }
    return words.count > 1 || words.reduce(0) { $0 + $1.count } >= 8
  }

  /// Whether most of one line stands at the ends of another, or one of them within the other.
  private static func isLike(_ line: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    let start = zip(line, other).prefix { $0 == $1 }.count
    let end = zip(line.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    // Of a short line little is left when the same ending is taken away, such as a verb's.
    if (start + end) * 10 >= line.count * (line.count < 16 ? 8 : 6) { return true }
    if line.count >= 4, other.firstRange(of: line) != nil { return true }
    return other.count * 4 >= line.count && line.firstRange(of: other) != nil
  }

  /// A line without what stands before its first word: a stamp, a list's or a heading's sign.
  private static func core(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let core = line.drop { !isLetter($0) }
    return core.isEmpty ? line : core
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
