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
  /// The line of the file, from 1, on which it begins.
  package let line: Int
  /// What ends it, on a line of its own or, but for code, behind other words.
  package let end: String

  /// Finds what is open at the end of a file's text; nothing where a paragraph put there would be
  /// one.
  package init?(in bytes: [UInt8], options: MarkupOptions = .standard) {
    let text = EntryText(bytes: bytes)
    let tree = MarkupTree(parsing: (text.body + Self.probe)[...], options: options)
    guard let last = Array(tree.children(of: 0)).last else { return nil }
    let node = tree.nodes[Int(last)]
    switch node.kind {
    case .htmlBlock: kind = .comment
    case .codeBlock: kind = .code
    default: return nil
    }
    line = text.bodyLine + Int(node.line) - 1
    let start = Self.line(Int(node.line), of: text.body)
    end = kind == .code ? Self.fence(at: start) : Self.endOfHTML(from: start)
  }

  private static let probe = Array("\n\nx\n".utf8)

  /// A line by its number, from 1, without blanks before it.
  private static func line(_ number: Int, of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    for _ in 1..<max(number, 1) {
      rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
      rest = rest.dropFirst(rest.starts(with: [0x0D, 0x0A]) ? 2 : 1)
    }
    return rest.prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0 == 0x20 }
  }

  /// As many of the signs as the fence has that code begins with.
  private static func fence(at line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix { $0 == line.first }, as: UTF8.self)
  }

  /// What ends a block of HTML that begins so, by its kinds 1 to 5.
  private static func endOfHTML(from line: ArraySlice<UInt8>) -> String {
    let start = String(decoding: line.prefix(16), as: UTF8.self).lowercased()
    for (beginning, end) in [("<!--", "-->"), ("<?", "?>"), ("<![cdata[", "]]>"), ("<!", ">")]
    where start.hasPrefix(beginning) { return end }
    return "</\(start.dropFirst().prefix { $0.isLetter })>"
  }
}
