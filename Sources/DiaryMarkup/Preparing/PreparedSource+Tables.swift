import CCMark

extension PreparedSource {
  /// Rewrites each table as a mark and a heading for each of its cells.
  ///
  /// Headings hold a line of text and nothing else, cannot be continued, and stay in the document,
  /// so that links by reference, footnotes and everything else works within cells.
  ///
  /// Says whether lines behind a table are other blocks now, in which more tables may be.
  mutating func rewriteTables(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    let lines = SourceLines(source)
    var rewriter = TableRewriter(lines, firstNumber: tables.count)
    if let blocks = PlainTables.blocks(lines) {
      for block in blocks { rewriter.read(block) }
    } else if let parsed = ParsedMarkdown(source) {
      parsed.withRoot { rewriter.readAll($0) }
    }
    guard !rewriter.tables.isEmpty else { return false }
    rewriter.writeLines(before: rewriter.lines.count + 1)
    tables += rewriter.tables.map { table in
      var table = table
      table.lines = table.lines.map { origin(of: $0) }
      return table
    }
    take(rewriter.output.bytes, origins: rewriter.output.origins)
    return rewriter.leavesOthers
  }
}

private struct TableRewriter {
  let lines: SourceLines
  private(set) var output: RewrittenLines
  private(set) var tables: [TableShape] = []
  private let firstNumber: Int
  /// Whether a table ended at a line that is no part of its paragraph's blocks any longer.
  private(set) var leavesOthers = false
  private var prefix: ContainerPrefix
  /// The last line that is written or taken.
  private var done = 0
  /// The last line that may lie in other blocks once the tables above are read.
  private var lastUnsettled = 0

  init(_ lines: SourceLines, firstNumber: Int) {
    (self.lines, self.firstNumber) = (lines, firstNumber)
    output = RewrittenLines(capacity: lines.text.count)
    prefix = ContainerPrefix(lines)
  }

  /// Writes the lines up to one as they are.
  mutating func writeLines(before line: Int) {
    while done + 1 < line {
      done += 1
      output.add(lines.bytes(done), from: done)
    }
  }

  /// Rewrites the tables of a document.
  mutating func readAll(_ root: OpaquePointer) {
    var block = cmark_node_first_child(root)
    while let current = block {
      let kind = cmark_node_get_type(current)
      if kind == CMARK_NODE_PARAGRAPH || kind == CMARK_NODE_HEADING { read(current) }
      block = ParsedMarkdown.nextBlock(after: current)
    }
  }

  /// Rewrites the tables in a paragraph of which nothing but its lines need be known.
  mutating func read(_ block: ClosedRange<Int>) {
    readTables(
      BlockReader(
        block: nil, first: block.lowerBound, last: block.upperBound, firstStart: 0,
        isUnderlined: false, containers: [], canonical: []))
  }

  /// Rewrites the tables in a paragraph or a heading that was underlined.
  private mutating func read(_ block: OpaquePointer) {
    let first = Int(cmark_node_get_start_line(block))
    let last = lastLine(of: block)
    guard last > first, first > done, mayHoldTable(first + 1, last) else { return }
    guard first > lastUnsettled else {
      leavesOthers = true
      return
    }
    guard
      let containers = ContainerPrefix.containers(of: block),
      let canonical = prefix.canonical(containers)
    else { return }
    readTables(
      BlockReader(
        block: block, first: first, last: last,
        firstStart: Int(cmark_node_get_start_column(block)) - 1,
        isUnderlined: cmark_node_get_type(block) == CMARK_NODE_HEADING, containers: containers,
        canonical: canonical))
  }

  /// The last line of a block.
  ///
  /// libcmark counts the line behind an underlined heading to it, save at the end of the text.
  private func lastLine(of block: OpaquePointer) -> Int {
    let last = min(Int(cmark_node_get_end_line(block)), lines.count)
    guard cmark_node_get_type(block) == CMARK_NODE_HEADING, last > 1 else { return last }
    let next = ParsedMarkdown.nextBlock(after: block).map { Int(cmark_node_get_start_line($0)) }
    return next == last || !isUnderline(last) ? last - 1 : last
  }

  /// Goes on with the paragraph behind a heading, if a row of a table is what underlined it.
  private func goOn(_ reader: inout BlockReader) -> Bool {
    guard reader.isUnderlined, let next = reader.block.flatMap({ cmark_node_next($0) }),
      Int(cmark_node_get_start_line(next)) == reader.last + 1
    else { return false }
    let kind = cmark_node_get_type(next)
    let last = lastLine(of: next)
    guard kind == CMARK_NODE_PARAGRAPH || kind == CMARK_NODE_HEADING && last > reader.last + 1
    else { return false }
    reader.goOn(with: next, to: last, isUnderlined: kind == CMARK_NODE_HEADING)
    return true
  }

  private func isUnderline(_ line: Int) -> Bool {
    let text = lines.bytes(line)
    guard let end = text.lastIndex(where: { !TableSource.isBlank($0) }) else { return false }
    let sign = text[end]
    guard sign == 0x2D || sign == 0x3D else { return false }
    let start = text[...end].lastIndex { $0 != sign }
    return text[..<((start ?? -1) + 1)].allSatisfy { TableSource.isBlank($0) || $0 == 0x3E }
  }

  private mutating func readTables(_ reader: BlockReader) {
    var line = reader.first
    while line < reader.last { line = readTable(line, reader) ?? line + 1 }
  }

  private func mayHoldTable(_ first: Int, _ last: Int) -> Bool {
    TableSource.mayHoldTable(lines.bytes(first...last))
  }

  private func mayHoldRawLines(_ first: Int, _ last: Int) -> Bool {
    RawLines.mayBeIn(lines.bytes(first...last))
  }

  /// Reads the table whose header is a line; says where to go on.
  private mutating func readTable(_ header: Int, _ reader: BlockReader) -> Int? {
    guard let delimiter = start(of: header + 1, reader),
      !(reader.isUnderlined && header + 1 == reader.last),
      let alignments = TableSource.alignments(lines.bytes(header + 1), from: delimiter)
    else { return nil }
    let start = headerStart(header, reader)
    let cells = TableSource.cells(
      lines.bytes(header), from: start, limit: alignments.count + 1)
    guard cells.count == alignments.count else { return nil }
    writeLines(before: header)
    let isFirst = header == reader.first
    let mark = isFirst ? Array(lines.bytes(header)[..<start]) : reader.canonical
    output.addMark("t", firstNumber + tables.count, after: mark, from: header)
    var shape = TableShape(alignments: alignments)
    write(cells, of: header, &shape, reader)
    done = header + 1
    var (line, reader) = (header + 2, reader)
    while line <= reader.last || goOn(&reader),
      let cells = rowCells(line, alignments.count, reader)
    {
      write(cells, of: line, &shape, reader)
      done = line
      line += 1
    }
    tables.append(shape)
    guard line <= reader.last, goesElsewhere(line, reader) else { return line }
    // What begins a list behind a table does not do so behind the paragraph that it was.
    var last = reader.last
    if lines.cannotInterrupt(line) || lines.cannotInterrupt(reader.last + 1) {
      last = lines.lastBeforeMargin(from: reader.last + 1)
      // Code and HTML that seem to begin there may not, and so may end elsewhere.
      if mayHoldRawLines(line, last) { last = lines.count }
      lastUnsettled = last
    }
    leavesOthers = leavesOthers || line < last && mayHoldTable(line + 1, last)
    return reader.last
  }

  /// Whether a line behind a table begins a list, is code, or lies outside of the blocks that hold
  /// the table, none of which a line within a paragraph does.
  private mutating func goesElsewhere(_ line: Int, _ reader: BlockReader) -> Bool {
    guard let place = start(of: line, reader) else { return true }
    return LinePrefix(lines.bytes(line), from: place).hasListMarker
  }

  private mutating func rowCells(
    _ line: Int, _ columns: Int, _ reader: BlockReader
  ) -> [Range<Int>]? {
    guard let start = start(of: line, reader) else { return nil }
    let text = lines.bytes(line)
    if reader.isUnderlined, line == reader.last, start < text.count, text[start] == 0x2D {
      return nil
    }
    if LinePrefix(text, from: start).hasListMarker { return nil }
    let cells = TableSource.cells(text, from: start, limit: columns)
    return cells.isEmpty ? nil : cells
  }

  /// Where a line's text begins; nil for one that lacks a container's sign or is indented as code.
  private mutating func start(of line: Int, _ reader: BlockReader) -> Int? {
    guard var cursor = prefix.cursor(line, within: reader.containers) else { return nil }
    let indentation = cursor.indentation
    guard indentation < 4 else { return nil }
    cursor.skip(columns: indentation)
    return cursor.place
  }

  private mutating func headerStart(_ line: Int, _ reader: BlockReader) -> Int {
    if line == reader.first { return min(max(0, reader.firstStart), lines.bytes(line).count) }
    return start(of: line, reader) ?? prefix.lazyStart(line, within: reader.containers)
  }

  private mutating func write(
    _ cells: [Range<Int>], of line: Int, _ shape: inout TableShape, _ reader: BlockReader
  ) {
    shape.cellCounts.append(Int32(truncatingIfNeeded: cells.count))
    shape.lines.append(Int32(truncatingIfNeeded: line))
    let text = lines.bytes(line)
    for cell in cells where shape.add(UnsafeBufferPointer(rebasing: text[cell])) {
      output.begin(from: line)
      output.append(reader.canonical)
      output.append([0x23, 0x20])
      var place = cell.lowerBound
      while place < cell.upperBound {
        let escape = TableSource.pipeEscape(text, at: place, end: cell.upperBound)
        place += escape
        if escape == 0 {
          output.append(text[place])
          place += 1
        }
      }
      output.append([0x20, 0x23])
      output.end()
    }
  }
}
