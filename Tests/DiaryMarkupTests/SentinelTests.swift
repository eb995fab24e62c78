@testable import DiaryMarkup
import DiaryModel
import Testing

struct SentinelTests {
  /// Every code point that stands for something, as text.
  private static let all = String(
    decoding: Sentinel.allCases.flatMap { [$0.bytes.0, $0.bytes.1, $0.bytes.2, $0.bytes.3] },
    as: UTF8.self)

  @Test(arguments: [
    "a \(all) b", "`\(all)`", "```\n\(all)\n```", "# \(all)", "- [ ] \(all)", "> \(all)",
    "~~\(all)~~",
    "a|b\n-|-\n\(all)|c", "[\(all)](d)", "a[^1]\n\n[^1]: \(all)", "https://a.b/\(all)",
    "[[\(all)|a]]",
    "[[a|\(all)]]",
  ])
  func `a text that contains a sentinel keeps it`(markdown: String) {
    let tree = MarkupTree(parsing: markdown)
    let found = tree.nodes.contains { node in
      [node.text, node.detail].contains { tree.string($0).contains(Self.all) }
    }
    #expect(found)
    #expect(EntryReader.facts(of: Array(markdown.utf8)).tags.isEmpty)
  }

  @Test(arguments: Sentinel.allCases)
  func `an entity for a sentinel is the character and nothing more`(sentinel: Sentinel) {
    let bytes = [sentinel.bytes.0, sentinel.bytes.1, sentinel.bytes.2, sentinel.bytes.3]
    let text = String(decoding: bytes, as: UTF8.self)
    let value = text.unicodeScalars.first?.value ?? 0
    for spelling in ["&#\(value);", "&#x\(String(value, radix: 16));"] {
      #expect(MarkupTree(parsing: "a\(spelling)b").plainText() == "a\(text)b\n")
    }
  }

  @Test func `a mark that a writer typed is HTML of theirs`() {
    let bytes = [
      Sentinel.marker.bytes.0, Sentinel.marker.bytes.1, Sentinel.marker.bytes.2,
      Sentinel.marker.bytes.3,
    ]
    let mark = String(decoding: bytes, as: UTF8.self)
    for kind in ["t0", "f0", "c0"] {
      let tree = MarkupTree(parsing: "<!--\(mark)\(kind)-->\n\na|b\n-|-\n[^1]\n\n[^1]: %%\nc\n%%\n")
      #expect(tree.nodes[1].kind == .htmlBlock)
      #expect(tree.string(tree.nodes[1].text) == "<!--\(mark)\(kind)-->\n")
    }
  }
}
