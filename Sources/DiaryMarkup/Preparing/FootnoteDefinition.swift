/// A label at a line's start that reads as if a footnote were defined: `[^label]:`.
struct WrittenLabel {
  /// The label itself.
  let label: Range<Int>
  /// Where `[^` stands.
  let start: Int
  /// Where the text after `:` begins.
  let textStart: Int
  /// Whether it stands behind a list marker, if that is one: not all may interrupt a paragraph.
  let beginsItem: Bool

  init?(_ line: UnsafeBufferPointer<UInt8>) {
    let prefix = LinePrefix(line, from: 0)
    start = prefix.end
    beginsItem = prefix.hasListMarker
    guard let end = FootnoteLabels.end(line, at: start), end < line.count, line[end] == 0x3A else {
      return nil
    }
    label = start + 2..<end - 1
    var place = end + 1
    while place < line.count, line[place] == 0x20 || line[place] == 0x09 { place += 1 }
    textStart = place
  }
}

/// What a footnote's definition is written as.
struct FootnoteDefinition {
  /// How many columns the text of one is indented.
  static let indentation = 4

  /// What the first line begins with, and those that follow, without the footnote's own blanks.
  let prefix: [UInt8]
  let continuation: [UInt8]

  var isQuoted: Bool { prefix.contains(0x3E) }

  /// Nothing where the line is indented too far to begin something.
  init?(_ line: UnsafeBufferPointer<UInt8>, _ written: WrittenLabel, _ items: OpenItems) {
    let before = line[..<written.start]
    if before.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      let columns = LineCursor(line).indentation
      let item = items.column(within: columns)
      guard columns - item < Self.indentation else { return nil }
      prefix = Array(repeating: 0x20, count: item)
      continuation = prefix
    } else {
      prefix = Self.spaced(before)
      continuation = prefix.map { $0 == 0x3E || $0 == 0x09 ? $0 : 0x20 }
    }
  }

  /// Whether a definition may stand behind a list marker.
  static func mayBeginItem(_ lines: SourceLines) -> Bool {
    (1..<lines.count + 1).contains { number in
      let line = lines.bytes(number)
      let prefix = LinePrefix(line, from: 0)
      return prefix.hasListMarker && FootnoteLabels.end(line, at: prefix.end) != nil
    }
  }

  /// A list marker that no line begins with, so that the item joins no list of the writer's.
  static func marker(_ lines: SourceLines) -> StaticString {
    var isUsed = (plus: false, parenthesis: false, star: false)
    for number in 1..<lines.count + 1 {
      let line = lines.bytes(number)
      let prefix = LinePrefix(line, from: 0)
      guard prefix.hasListMarker else { continue }
      for byte in line[..<prefix.end] {
        switch byte {
        case 0x2B: isUsed.plus = true
        case 0x29: isUsed.parenthesis = true
        case 0x2A: isUsed.star = true
        default: break
        }
      }
    }
    if !isUsed.plus { return "+   " }
    return !isUsed.parenthesis ? "1)  " : !isUsed.star ? "*   " : "+   "
  }

  /// Whether a definition may lie within indented code.
  static func mayBeIndented(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let bracket = firstPlace(of: 0x5B, in: source, from: start, to: source.count) {
      start = bracket + 1
      guard let line = LineStart(source, bracket) else { continue }
      let prefix = source[line.start..<bracket]
      if prefix.count > 3,
        prefix.suffix(4).allSatisfy({ $0 == 0x20 }) || prefix.contains(0x09)
          || prefix.prefix(4).allSatisfy({ $0 == 0x20 })
      {
        return true
      }
    }
    return false
  }

  /// A prefix with a blank behind each `>`, which takes one away from what follows.
  private static func spaced(_ prefix: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in prefix {
      if result.last == 0x3E, byte != 0x20, byte != 0x09 { result.append(0x20) }
      result.append(byte)
    }
    if result.last == 0x3E { result.append(0x20) }
    return result
  }
}
