import CCMark

extension PreparedSource {
  /// Rewrites `[^label]: text` as a list item that begins with a mark.
  ///
  /// libcmark's items go on exactly as footnotes do: by indentation, with blank lines between, and
  /// lazily. Afterwards the item is lifted out of the tree. The list stands alone, so that it does
  /// not become one with a list that the writer made.
  mutating func rewriteFootnotes(_ source: UnsafeBufferPointer<UInt8>) {
    let lines = SourceLines(source)
    var rawLines = RawLines()
    var itemLines: Set<Int32>?
    if RawLines.mayBeIn(source) || FootnoteDefinition.mayBeIndented(source)
      || FootnoteDefinition.mayBeginItem(lines)
    {
      guard let parsed = ParsedMarkdown(source) else { return }
      rawLines = RawLines(of: parsed)
      itemLines = parsed.itemLines
    }
    let marker = FootnoteDefinition.marker(lines)
    var output = RewrittenLines(capacity: source.count)
    var seen = [Bool](repeating: false, count: labels.count)
    var isChanged = false
    var items = OpenItems()
    for number in 1..<lines.count + 1 {
      let line = lines.bytes(number)
      let isRaw = rawLines.contains(Int32(number))
      // The first line of what is raw may begin an item too.
      if !isRaw || !rawLines.contains(Int32(number - 1)) {
        items.take(line, mayBeginItem: itemLines?.contains(Int32(number)) ?? true)
      }
      guard !isRaw, let definition = FootnoteDefinition(line, items),
        let label = labels.number(line[definition.label]),
        !definition.beginsItem || itemLines?.contains(Int32(number)) == true
      else {
        output.add(line, from: number)
        continue
      }
      isChanged = true
      output.addMark("s", 0, after: definition.prefix, from: number)
      var mark = definition.continuation
      mark.append(marker)
      // Only the first definition of a label counts.
      output.addMark("f", seen[label] ? labels.count : label, after: mark, from: number)
      seen[label] = true
      guard definition.textStart < line.count else { continue }
      output.begin(from: number)
      output.append(definition.continuation)
      output.append("    ".utf8)
      output.append(UnsafeBufferPointer(rebasing: line[definition.textStart...]))
      output.end()
    }
    if isChanged { take(output.bytes, origins: output.origins) }
  }
}

/// A line that begins a footnote's definition.
private struct FootnoteDefinition {
  let label: Range<Int>
  /// Where the text after `:` begins.
  let textStart: Int
  /// What the first line begins with, and those that follow, without the footnote's own blanks.
  let prefix: [UInt8]
  let continuation: [UInt8]
  /// Whether it stands behind a list marker, if that is one: not all may interrupt a paragraph.
  let beginsItem: Bool

  init?(_ line: UnsafeBufferPointer<UInt8>, _ items: OpenItems) {
    let linePrefix = LinePrefix(line, from: 0)
    let start = linePrefix.end
    beginsItem = linePrefix.hasListMarker
    guard let end = FootnoteLabels.end(line, at: start), end < line.count, line[end] == 0x3A else {
      return nil
    }
    label = start + 2..<end - 1
    var place = end + 1
    while place < line.count, line[place] == 0x20 || line[place] == 0x09 { place += 1 }
    textStart = place
    let isPlain = line[..<start].allSatisfy { $0 == 0x20 || $0 == 0x09 }
    if isPlain {
      let item = items.column(within: start)
      guard start - item < 4, !line[..<start].contains(0x09) else { return nil }
      prefix = Array(line[..<item])
      continuation = prefix
    } else {
      prefix = Self.spaced(line[..<start])
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

extension ParsedMarkdown {
  /// The lines on which items of lists begin.
  fileprivate var itemLines: Set<Int32> {
    withRoot { root in
      var lines: Set<Int32> = []
      var block = cmark_node_first_child(root)
      while let current = block {
        if cmark_node_get_type(current) == CMARK_NODE_ITEM {
          lines.insert(cmark_node_get_start_line(current))
        }
        block = ParsedMarkdown.nextBlock(after: current)
      }
      return lines
    }
  }
}
