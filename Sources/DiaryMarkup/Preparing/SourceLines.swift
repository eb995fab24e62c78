/// The lines of a text as libcmark counts them: ended by LF, CRLF or CR.
struct SourceLines {
  let text: UnsafeBufferPointer<UInt8>
  /// Where each line begins, and at last where one more would.
  private var starts: [Int] = [0]

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    var place = 0
    while place < text.count {
      let byte = text[place]
      place += 1
      if byte == 0x0A || (byte == 0x0D && !(place < text.count && text[place] == 0x0A)) {
        starts.append(place)
      }
    }
    if starts.last != text.count { starts.append(text.count) }
  }

  var count: Int { starts.count - 1 }

  /// A line, from 1, without its end.
  func range(_ line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = starts[line]
    while end > start, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The lines as text of their own, in which a place is counted from the line's start.
  func bytes(_ line: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[range(line)])
  }

  /// Several lines with what ends all but the last.
  func bytes(_ lines: ClosedRange<Int>) -> UnsafeBufferPointer<UInt8> {
    let range = range(lines.lowerBound).lowerBound..<range(lines.upperBound).upperBound
    return UnsafeBufferPointer(rebasing: text[range])
  }
}
