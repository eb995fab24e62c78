/// Where in an entry's file somebody goes on writing.
package struct TextPlace: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// How many empty lines would have to be added for it to be one of its own, parted from the text by
  /// another; nothing where it is a line of the text.
  package let missingBlanks: Int?

  /// The line on which the text begins, front matter and blank lines passed.
  package static func first(in bytes: [UInt8]) -> TextPlace {
    let text = EntryText(bytes: bytes)
    let blank = text.body.prefix { $0 <= 0x20 }
    guard blank.count < text.body.count else { return TextPlace(line: text.bodyLine) }
    return TextPlace(line: text.bodyLine + lineEnds(in: blank))
  }

  /// Behind the last line.
  package static func last(in bytes: [UInt8]) -> TextPlace {
    let end = bytes[(bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0)...]
    let blanks = max(0, lineEnds(in: end) - 1)
    return TextPlace(line: 1 + lineEnds(in: bytes[...]), missingBlanks: max(0, 2 - blanks))
  }

  package init(line: Int, missingBlanks: Int? = nil) {
    (self.line, self.missingBlanks) = (line, missingBlanks)
  }

  private static func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    var (count, previous) = (0, UInt8(0))
    for byte in bytes {
      if byte == 0x0A, previous != 0x0D { count += 1 }
      if byte == 0x0D { count += 1 }
      previous = byte
    }
    return count
  }
}
