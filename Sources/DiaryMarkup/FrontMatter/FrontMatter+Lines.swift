extension [UInt8] {
  /// Where the line that holds a byte begins.
  func lineStart(of index: Int) -> Int {
    var start = index
    while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Where the line that holds a byte ends, before its line ending.
  func lineEnd(of index: Int) -> Int {
    var end = index
    while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    return end
  }

  /// Where the line behind the one that holds a byte begins; the end of all where there is none.
  func nextLine(after index: Int) -> Int {
    let end = lineEnd(of: index)
    guard end < count else { return count }
    return self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A ? end + 2 : end + 1
  }
}
