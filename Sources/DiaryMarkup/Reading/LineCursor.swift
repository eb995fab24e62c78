/// A place in a line that counts columns, with tabs of four, as CommonMark's block structure does.
struct LineCursor {
  let line: UnsafeBufferPointer<UInt8>
  private(set) var place = 0
  private(set) var column = 0
  /// The columns of a tab at `place` that are not used up.
  private var restOfTab = 0

  init(_ line: UnsafeBufferPointer<UInt8>) { self.line = line }

  /// How many columns of blanks follow.
  var indentation: Int {
    var (place, column) = (place, column)
    if restOfTab > 0 {
      column += restOfTab
      place += 1
    }
    while place < line.count {
      if line[place] == 0x20 {
        column += 1
      } else if line[place] == 0x09 {
        column += 4 - column % 4
      } else {
        break
      }
      place += 1
    }
    return column - self.column
  }

  /// Whether nothing but blanks follows.
  var isAtEnd: Bool { line[place...].allSatisfy(TableSource.isBlank) }

  /// Goes on by columns of blanks, through a part of a tab where need be.
  mutating func skip(columns: Int) {
    var left = columns
    while left > 0, place < line.count {
      if line[place] == 0x20 {
        place += 1
        column += 1
        left -= 1
      } else if line[place] == 0x09 {
        let width = restOfTab > 0 ? restOfTab : 4 - column % 4
        let used = min(width, left)
        restOfTab = width - used
        if restOfTab == 0 { place += 1 }
        column += used
        left -= used
      } else {
        return
      }
    }
  }

  /// Takes `>` and the blank behind it, indented less than four columns.
  mutating func takeQuote() -> Bool {
    let indentation = indentation
    guard indentation < 4 else { return false }
    var ahead = self
    ahead.skip(columns: indentation)
    guard ahead.place < line.count, line[ahead.place] == 0x3E else { return false }
    ahead.step()
    if ahead.indentation > 0 { ahead.skip(columns: 1) }
    self = ahead
    return true
  }

  /// Takes a list marker with the blanks behind it; says how many columns its item is indented.
  mutating func takeMarker() -> Int? {
    let indentation = indentation
    guard indentation < 4 else { return nil }
    var ahead = self
    ahead.skip(columns: indentation)
    let start = ahead.column
    guard ahead.stepOverMarker() else { return nil }
    let width = ahead.column - start
    let blanks = ahead.indentation
    let padding = ahead.isAtEnd || blanks > 4 || blanks < 1 ? 1 : blanks
    ahead.skip(columns: padding)
    self = ahead
    return indentation + width + padding
  }

  private mutating func step() {
    place += 1
    column += 1
  }

  private mutating func stepOverMarker() -> Bool {
    guard place < line.count else { return false }
    if [0x2D, 0x2B, 0x2A].contains(line[place]) {
      step()
      return true
    }
    let start = place
    while place < line.count, place - start < 9, ScalarClass.isASCIIDigit(line[place]) { step() }
    guard place > start, place < line.count, line[place] == 0x2E || line[place] == 0x29 else {
      return false
    }
    step()
    return true
  }
}
