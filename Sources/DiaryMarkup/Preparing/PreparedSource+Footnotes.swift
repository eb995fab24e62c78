import CCMark

extension PreparedSource {
  /// Rewrites `[^label]: text` as a list item that begins with a mark.
  ///
  /// libcmark's items go on exactly as footnotes do: by indentation, with blank lines between, and
  /// lazily. Afterwards the item is lifted out of the tree. The list stands alone, so that it does
  /// not become one with a list that the writer made.
  ///
  /// Says whether more may be found now: what seemed to be code may go on with a footnote. Labels that
  /// define nothing are dealt with at the end, for behind a table there may be items.
  mutating func rewriteFootnotes(
    _ source: UnsafeBufferPointer<UInt8>, isAtEnd: Bool = false
  ) -> Bool {
    let lines = SourceLines(source)
    var rawLines = RawLines()
    var itemLines: Set<Int32>?
    if RawLines.mayBeIn(source) || FootnoteDefinition.mayBeIndented(source)
      || FootnoteDefinition.mayBeginItem(lines)
    {
      guard let parsed = ParsedMarkdown(source) else { return false }
      rawLines = RawLines(of: parsed)
      itemLines = parsed.itemLines
    }
    let marker = FootnoteDefinition.marker(lines)
    var output = RewrittenLines(capacity: source.count)
    hasLabelsInText = false
    var (isChanged, hasRawOnes) = (false, false)
    var items = OpenItems()
    for number in 1..<lines.count + 1 {
      let line = lines.bytes(number)
      let isRaw = rawLines.contains(Int32(number))
      // The first line of what is raw may begin an item too.
      if !isRaw || !rawLines.contains(Int32(number - 1)) {
        items.take(line, mayBeginItem: itemLines?.contains(Int32(number)) ?? true)
      }
      let written = WrittenLabel(line)
      guard let written, let label = labels.number(line[written.label]), !isRaw else {
        hasRawOnes = hasRawOnes || written != nil && isRaw
        output.add(line, from: number)
        continue
      }
      guard !written.beginsItem || itemLines?.contains(Int32(number)) == true,
        let definition = FootnoteDefinition(line, written, items)
      else {
        hasLabelsInText = true
        isChanged = isChanged || isAtEnd
        // What goes on with a paragraph defines nothing, and so refers to what is defined.
        if isAtEnd {
          output.addReference(line, written.label, from: number)
        } else {
          output.add(line, from: number)
        }
        continue
      }
      isChanged = true
      if !definition.isQuoted {
        items.begin(at: definition.continuation.count + FootnoteDefinition.indentation)
      }
      output.addMark("s", 0, after: definition.prefix, from: number)
      var mark = definition.continuation
      mark.append(marker)
      output.addMark("f", label, after: mark, from: number)
      guard written.textStart < line.count else { continue }
      output.begin(from: number)
      output.append(definition.continuation)
      output.append("    ".utf8)
      output.append(UnsafeBufferPointer(rebasing: line[written.textStart...]))
      output.end()
    }
    if isChanged { take(output.bytes, origins: output.origins) }
    return isChanged && hasRawOnes
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
