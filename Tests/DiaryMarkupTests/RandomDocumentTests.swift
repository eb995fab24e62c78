import DiaryMarkup
import DiaryModel
import Testing

/// Documents of pieces thrown together: whatever they say, a tree is a tree.
struct RandomDocumentTests {
  @Test(arguments: 1...20)
  func `a tree of a random document is whole`(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<20 {
      let document = Self.document(&random)
      for options in [
        MarkupOptions.standard,
        MarkupOptions(rawValue: UInt32(Int.random(in: 0..<1 << 14, using: &random))),
      ] {
        expectWhole(MarkupTree(parsing: document[...], options: options), "\(document)")
      }
      _ = EntryReader.facts(of: document)
      _ = EntryReader.plainText(of: document)
    }
  }

  @Test func `a comment of lines that are no text is kept as what is shown of it`() {
    let tree = MarkupTree(parsing: (Array("%%\n".utf8) + [0xBE] + Array("\n%%".utf8))[...])
    #expect(
      tree.nodes.contains { $0.kind == .comment && tree.string($0.text) == "%%\n\u{FFFD}\n%%" })
    expectWhole(tree, "comment")
  }

  private func expectWhole(_ tree: MarkupTree, _ document: String) {
    #expect(String(validating: tree.bytes, as: UTF8.self) != nil, "\(document)")
    var seen: Set<MarkupTree.Index> = []
    var walk = tree.walk()
    while let step = walk.next() {
      guard case .enter(let index) = step else { continue }
      #expect(seen.insert(index).inserted, "\(document)")
      let node = tree.nodes[Int(index)]
      #expect(Int(node.text.upperBound) <= tree.bytes.count, "\(document)")
      #expect(Int(node.detail.upperBound) <= tree.bytes.count, "\(document)")
      #expect(tree.children(of: index).allSatisfy { tree.nodes[Int($0)].parent == index })
    }
    #expect(!tree.html().contains(0) && !tree.plainText().contains("\u{0}"), "\(document)")
  }

  private static func document(_ random: inout SeededNumbers) -> [UInt8] {
    (0..<1 + Int.random(in: 0..<40, using: &random)).flatMap { _ in
      Int.random(in: 0..<25, using: &random) == 0
        ? [UInt8(Int.random(in: 0..<256, using: &random))]
        : Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8)
    }
  }

  private static let pieces = [
    "a", "b ", "*", "**", "_", "~", "~~", "==", "`", "``", "[", "]", "(", ")", "](", "![", "<", ">",
    "|", " | ", "\n", "\n",
    "\r\n", "\r", "\n\n", "- ", "1. ", "> ", "# ", "    ", "\t", "  ", "- [ ] ", "[x] ", "---",
    "|-|-|", "|---|---|\n",
    "a|b\n-|-\nc|d\n", "\n| a |\n|-|\n|b|\n", "```\n", "~~~\n", "http://a.b", "https://x.y/z_w",
    "://", "www.a.bc", "a@b.cd",
    "@", "@\"", "#", "#a", "[^1]", "[^1]: ", "[^n]", "[^n]: foo", "\\", "&amp;", "&#42;",
    "&#x10A50;", "<b>", "<!-- c -->",
    "<!--", "-->", "%%", "%%\n", "\n%%", "[[", "]]", "[[a|b]]", "![[x.png]]", "\\|", "\\~", "가",
    "나(다)", "漢", "。", "é",
    "> [!note] ", "[a]: /u\n", "[a]", "\u{10A50}", "\u{10FF00}", "\u{FEFF}", "\0", "key:: v\n", "🎉",
  ]
}
