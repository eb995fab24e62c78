import DiaryMarkup
import DiaryModel

/// A text that somebody typed or piped in, to be put into an entry as it is.
package struct WrittenText: Sendable {
  /// The bytes without blank lines before and blank space behind; all of them where they are no
  /// text, and what looks like a blank may be half a letter.
  package let bytes: [UInt8]
  /// Whether the bytes are text as this program knows it: UTF-8, without the control characters that
  /// no program prints and UTF-16 is full of.
  package let isText: Bool

  package init(_ typed: [UInt8]) {
    isText =
      !typed.contains(where: Self.isNoText) && String(validating: typed, as: UTF8.self) != nil
    guard isText else {
      bytes = typed
      return
    }
    var rest = typed[...]
    while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
    // Blanks before the first line's text can make it code, so only whole blank lines go.
    while let end = rest.firstIndex(where: { !Self.isBlank($0) || $0 == UInt8(ascii: "\n") }),
      rest[end] == UInt8(ascii: "\n")
    {
      rest = rest[(end + 1)...]
    }
    bytes = Array(rest)
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the text begins with a list, code, a heading or something else that would be none behind
  /// other words on its line.
  package func beginsWithBlock(options: MarkupOptions) -> Bool {
    let tree = MarkupTree(parsing: bytes[...], options: options)
    let first = tree.nodes[0].firstChild
    return first < 0 || tree.nodes[Int(first)].kind != .paragraph
  }

  /// A file's bytes with the text behind them, as a paragraph of its own.
  ///
  /// The file's own bytes stay as they are; the line ends of what is added are the file's, unless it
  /// is no text: a line's end in UTF-8 may be part of a letter in UTF-16.
  package func appended(to file: [UInt8], prefix: String = "") -> [UInt8] {
    let parts = EntryText(bytes: file)
    let ending = parts.lineEnding.bytes
    var result = file
    if !parts.body.isEmpty || parts.frontMatter != nil {
      if !Self.endsLine(result[...]) { result += ending }
      if !Self.endsBlankLine(result[...]) { result += ending }
    }
    let prefix = Self.lines(Array(prefix.utf8), endedBy: ending)
    result += prefix + (isText ? Self.lines(bytes, endedBy: ending) : bytes)
    if isText || !Self.endsLine(bytes[...]) { result += ending }
    return result
  }

  /// A control character, other than those of lines and from the bell to the escape of terminals.
  private static func isNoText(_ byte: UInt8) -> Bool {
    byte < 0x07 || (0x0E...0x1F).contains(byte) && byte != 0x1B
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  private static func endsLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r")
  }

  /// Whether the last line is blank, given that the bytes end with a line's end.
  private static func endsBlankLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.popLast() == UInt8(ascii: "\n"), rest.last == UInt8(ascii: "\r") { rest.removeLast() }
    while rest.last == UInt8(ascii: " ") || rest.last == UInt8(ascii: "\t") { rest.removeLast() }
    return rest.isEmpty || endsLine(rest)
  }

  private static func lines(_ text: [UInt8], endedBy ending: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): result += ending
      default: result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
