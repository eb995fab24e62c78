/// Something in a text that is never ended, so that whatever is put behind the text falls into it.
///
/// What is meant are comments and code: CommonMark takes all that follows for their content
/// (<https://spec.commonmark.org/0.31.2/#html-blocks>, <https://spec.commonmark.org/0.31.2/#fenced-code-blocks>).
package struct OpenEnd: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A comment, or another kind of HTML that only its own end ends.
    case comment
    /// Code behind a fence.
    case code
  }

  package let kind: Kind
  /// The line of the file, from 1, on which it seems to begin.
  package let line: Int

  /// Finds what is open at the end of a file's text; nothing where a paragraph put there would be
  /// one.
  package init?(in bytes: [UInt8], options: MarkupOptions = .standard) {
    let text = EntryText(bytes: bytes)
    let tree = MarkupTree(parsing: (text.body + Self.probe)[...], options: options)
    guard let last = Array(tree.children(of: 0)).last else { return nil }
    switch tree.nodes[Int(last)].kind {
    case .htmlBlock: kind = .comment
    case .codeBlock: kind = .code
    default: return nil
    }
    let marks: [[UInt8]] =
      kind == .comment ? [Array("<".utf8)] : [Array("```".utf8), Array("~~~".utf8)]
    line = text.bodyLine + Self.lastLine(of: text.body, beginningWith: marks)
  }

  private static let probe = Array("\n\nx\n".utf8)

  /// The number, from 0, of the last line that begins with one of some marks.
  private static func lastLine(
    of text: ArraySlice<UInt8>, beginningWith marks: [[UInt8]]
  ) -> Int {
    var (found, number, previous) = (0, 0, UInt8(0x0A))
    var place = text.startIndex
    while place < text.endIndex {
      let isStart = previous == 0x0A || previous == 0x0D
      if isStart {
        let line = text[place...].drop { $0 == 0x20 }
        if marks.contains(where: { line.starts(with: $0) }) { found = number }
      }
      previous = text[place]
      if previous == 0x0A || previous == 0x0D && !text[(place + 1)...].starts(with: [0x0A]) {
        number += 1
      }
      place += 1
    }
    return found
  }
}
