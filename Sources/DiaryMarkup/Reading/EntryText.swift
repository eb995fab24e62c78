/// An entry's file cut into its parts: byte order mark, front matter, body.
///
/// Everything is a range of the file's own bytes, found in one pass; nothing is copied or decoded,
/// so that a write can later change one part and leave the rest as it was.
package struct EntryText: Sendable {
  package let bytes: [UInt8]
  /// The byte order mark at the start; empty where there is none.
  package let byteOrderMark: Range<Int>
  /// What stands between the two `---` lines; nothing where the file has no front matter.
  package let frontMatter: Range<Int>?
  /// All that is neither byte order mark nor front matter.
  package let bodyRange: Range<Int>
  /// The line of the file, from 1, on which the body begins.
  package let bodyLine: Int
  /// How the file's first line ends; `\n` where no line does.
  package let lineEnding: LineEnding

  /// Splits a file's bytes, whatever they are.
  ///
  /// Front matter begins with a first line of `---` and ends with a line of `---` or `...`, both
  /// with blanks allowed behind. Without an end there is no front matter, only a body.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    let parts = bytes.withUnsafeBufferPointer { Parts($0) }
    byteOrderMark = 0..<parts.start
    frontMatter = parts.frontMatter
    bodyRange = parts.body..<bytes.count
    bodyLine = parts.bodyLine
    lineEnding = parts.lineEnding
  }

  package var body: ArraySlice<UInt8> { bytes[bodyRange] }

  /// Front matter with the lines around it; nothing where the file has none.
  package var frontMatterBlock: Range<Int>? {
    frontMatter == nil ? nil : byteOrderMark.upperBound..<bodyRange.lowerBound
  }
}

/// How a line of a file ends.
package enum LineEnding: Sendable {
  case lineFeed, carriageReturnLineFeed, carriageReturn

  /// What stands in the file at the end of a line.
  package var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    case .carriageReturn: [0x0D]
    }
  }
}

/// Where an entry's parts begin and end.
private struct Parts {
  var start = 0
  var frontMatter: Range<Int>?
  var body = 0
  var bodyLine = 1
  var lineEnding = LineEnding.lineFeed

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
    body = start
    let first = Line(in: bytes, from: start)
    lineEnding = first.ending ?? .lineFeed
    guard first.isMarker("-", in: bytes) else { return }
    var (line, number) = (first, 1)
    while line.next < bytes.count {
      line = Line(in: bytes, from: line.next)
      number += 1
      guard line.isMarker("-", in: bytes) || line.isMarker(".", in: bytes) else { continue }
      frontMatter = first.next..<line.start
      body = line.next
      bodyLine = line.ending == nil ? number : number + 1
      return
    }
  }
}

/// One line of a file.
private struct Line {
  let start: Int
  /// Where its text ends.
  let end: Int
  /// Where the next line begins.
  let next: Int
  /// Nothing for a last line that is not ended.
  let ending: LineEnding?

  init(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.start = start
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    self.end = end
    if end == bytes.count {
      (next, ending) = (end, nil)
    } else if bytes[end] == 0x0A {
      (next, ending) = (end + 1, .lineFeed)
    } else if end + 1 < bytes.count, bytes[end + 1] == 0x0A {
      (next, ending) = (end + 2, .carriageReturnLineFeed)
    } else {
      (next, ending) = (end + 1, .carriageReturn)
    }
  }

  /// Whether the line is a character three times, with nothing but blanks behind.
  func isMarker(_ character: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard end - start >= 3 else { return false }
    for index in start..<start + 3 where bytes[index] != UInt8(ascii: character) { return false }
    for index in start + 3..<end where bytes[index] != 0x20 && bytes[index] != 0x09 { return false }
    return true
  }
}
