/// Where in an entry's file somebody goes on writing, as lines from 1.
package enum TextPlace {
  /// The line on which the text begins, front matter and blank lines passed.
  package static func first(in bytes: [UInt8]) -> Int {
    let text = EntryText(bytes: bytes)
    let blank = text.body.prefix { $0 <= 0x20 }
    guard blank.count < text.body.count else { return text.bodyLine }
    return text.bodyLine + lineEnds(in: blank)
  }

  /// The line behind the last one, or the last one where that is not ended.
  package static func last(in bytes: [UInt8]) -> Int { 1 + lineEnds(in: bytes[...]) }

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
