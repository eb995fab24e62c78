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

  /// Whether a line holds words or numbers.
  static func hasWords(_ line: [UInt8]) -> Bool { line.contains(where: isWord) }

  /// The lines of a text that hold words or numbers, and that are none of the earlier ones.
  static func added(by text: [UInt8], to earlier: Set<[UInt8]>) -> Set<[UInt8]> {
    all(of: text[...]).subtracting(earlier).filter(hasWords)
  }

  /// Whether none of some lines is there any more in a text, not even changed.
  ///
  /// A line is looked for only among those that are none of the earlier ones.
  static func areGone(_ lines: Set<[UInt8]>, from text: [UInt8], besides earlier: Set<[UInt8]>)
    -> Bool
  {
    let all = all(of: text[...])
    guard lines.isDisjoint(with: all) else { return false }
    let fresh = all.subtracting(earlier).map { core(of: $0[...]) }
    // So many lines at once are not a person's corrections.
    guard lines.count * all.count <= 100_000 else { return true }
    let joined = text.filter { $0 > UInt8(ascii: " ") }
    return !lines.contains { line in
      // Lines may have been filled anew.
      let letters = line.filter { $0 > UInt8(ascii: " ") }
      if letters.count >= 12, joined.withUnsafeBytes(ByteSearch(letters).isFound) { return true }
      // A text that is being written may have been read half.
      if all.contains(where: { $0.starts(with: line) }) { return true }
      let core = core(of: line[...])
      return fresh.contains { isLike(core, $0) }
    }
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
