import DiaryModel

/// Words that stand where front matter does, or front matter that is none: what somebody has written
/// there is not read as it was meant.
package enum FrontMatterSlip: Hashable, Sendable {
  /// What is between the lines of `---` is no front matter, and nobody sees it.
  case unreadable(EntryProblem)
  /// It can be read as front matter, and looks like words: the line, from 1, and what is before the
  /// colon.
  case words(line: Int, key: String)
  /// Front matter begins on the first line and is never ended, so that it is shown as words.
  case unclosed

  package init?(in bytes: [UInt8]) {
    let text = EntryText(bytes: bytes)
    guard text.frontMatter != nil else {
      guard Self.isUnclosed(text) else { return nil }
      self = .unclosed
      return
    }
    let front = FrontMatter(text)
    if !front.isReadable, let problem = front.problem {
      self = .unreadable(problem)
    } else if let field = front.fields.first(where: { $0.key.contains(" ") }),
      !front.fields.contains(where: { HiddenFrontMatter.isKnown($0.key) })
    {
      self = .words(line: field.line, key: field.key)
    } else {
      return nil
    }
  }

  /// The slip of a text that was not there before, or that holds something else since.
  package init?(in bytes: [UInt8], notIn before: [UInt8]) {
    guard let slip = FrontMatterSlip(in: bytes) else { return nil }
    guard let old = FrontMatterSlip(in: before), Self.isSame(slip, old) else {
      self = slip
      return
    }
    let (text, oldText) = (EntryText(bytes: bytes), EntryText(bytes: before))
    let lines = text.frontMatterBlock.map { text.bytes[$0] }
    let oldLines = oldText.frontMatterBlock.map { oldText.bytes[$0] }
    guard lines != oldLines else { return nil }
    self = slip
  }

  private static func isSame(_ slip: FrontMatterSlip, _ other: FrontMatterSlip) -> Bool {
    switch (slip, other) {
    case (.unreadable, .unreadable), (.words, .words), (.unclosed, .unclosed): true
    default: false
    }
  }

  /// Whether lines that begin with `---` would be front matter of known keys, if a line ended them.
  private static func isUnclosed(_ text: EntryText) -> Bool {
    let mark: [UInt8] = [0x2D, 0x2D, 0x2D]
    let body = text.body
    guard body.starts(with: mark) else { return false }
    let lines = body.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
    guard let first = lines.first, first.dropFirst(3).allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else {
      return false
    }
    // A line's end of two bytes leaves an empty line behind each.
    let isPaired = text.lineEnding == .carriageReturnLineFeed
    let own =
      isPaired ? lines.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element) : lines
    let block = own.dropFirst().prefix { $0.contains { $0 > 0x20 } }
    // The last of them may be words that follow without a blank line.
    for count in stride(from: block.count, to: 0, by: -1) where count > block.count - 8 {
      let joined = ([mark[...]] + block.prefix(count) + [mark[...]]).joined(separator: [0x0A])
      if HiddenFrontMatter.isFrontMatter(Array(joined)) { return true }
    }
    return false
  }
}
