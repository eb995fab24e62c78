extension PreparedSource {
  /// Rewrites `[^label]: text` as a list item that begins with a mark.
  ///
  /// libcmark's items go on exactly as footnotes do: by indentation, with blank lines between, and
  /// lazily. Afterwards the item is lifted out of the tree. The list stands alone, so that it does
  /// not become one with a list that the writer made.
  mutating func rewriteFootnotes(_ source: UnsafeBufferPointer<UInt8>) {
    var rawLines = RawLines()
    if RawLines.mayBeIn(source) || FootnoteDefinition.mayBeIndented(source) {
      guard let parsed = ParsedMarkdown(source) else { return }
      rawLines = RawLines(of: parsed)
    }
    let lines = SourceLines(source)
    var output = RewrittenLines(capacity: source.count)
    var seen = [Bool](repeating: false, count: labels.count)
    var isChanged = false
    var items = OpenItems()
    for number in 1..<lines.count + 1 {
      let line = lines.bytes(number)
      let isRaw = rawLines.contains(Int32(number))
      if !isRaw { items.take(line) }
      guard !isRaw, let definition = FootnoteDefinition(line, items),
        let label = labels.number(line[definition.label])
      else {
        output.add(line, from: number)
        continue
      }
      isChanged = true
      output.addMark("s", 0, after: definition.prefix, from: number)
      var mark = definition.continuation
      mark.append("+   ")
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

  init?(_ line: UnsafeBufferPointer<UInt8>, _ items: OpenItems) {
    let start = LinePrefix(line, from: 0).end
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
