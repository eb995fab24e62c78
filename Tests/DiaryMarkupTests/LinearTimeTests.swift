import DiaryMarkup
import DiaryModel
import Testing

/// What takes long in parsers that are not careful.
///
/// Four times as much is to take about four times as long, by this thread's own time on the processor:
/// how fast or busy the machine is, or that a sanitizer looks on, makes no difference.
struct LinearTimeTests {
  private static let count = 20_000

  @Test(
    arguments: [
      "[", "*", "~", "`", ">", "|", "_", "a~ ", "a** ", "==a ", "~~a ", "[[", "[[a", "![[a|", "%%",
      "%%a ", "a@",
      "a@b", "http://", "www._", "http://a)", "&#", "#", "#a", "@\"", "[^", "[^a]", "[^a]: ", "- ",
      "1. ", "<!--", "<a ",
      "\\", "a|", "|-", "]", "](", "漢\n", "가**(나)", "> [!a] ", "` `` ", "~a ~~b ", "- [ ] ", "[a](",
      "&amp;", "\r", "%%\n",
      "a|b\n-|-\n", "[^a]: b\n", "# a\n", "- a\n",
      "a|b\n-|-\n===\n", "a|b\n-|-\n7) ```\n", "    [^a]: b\n\n", "[^a]: b\n\n    [^a]: c\n\n",
      "7) [^a]: b\n",
      "> [!a|", "***a* ", "![", "😀", "\u{10A50}",
    ])
  func `a piece that is repeated is read in linear time`(piece: String) throws {
    try #require(
      isLinear(upTo: Self.count) { count in
        let tree = MarkupTree(parsing: String(repeating: piece, count: count))
        _ = (tree.html().count, tree.plainText().utf8.count)
      })
    let tree = MarkupTree(parsing: String(repeating: piece, count: Self.count))
    #expect(tree.html().count <= piece.utf8.count * Self.count * 60 + 10)
    #expect(tree.plainText().utf8.count <= piece.utf8.count * Self.count * 5)
    #expect(tree.nodes.count <= piece.utf8.count * Self.count * 2 + 10)
  }

  @Test func `a table of many short rows is not filled up without end`() {
    let header =
      String(repeating: "a|", count: 4_000) + "\n" + String(repeating: "-|", count: 4_000)
    let markdown = header + "\n" + String(repeating: "b\n", count: 4_000)
    let tree = MarkupTree(parsing: markdown)
    #expect(tree.nodes.filter { $0.kind == .tableRow }.count == 4_001)
    #expect(tree.nodes.count < markdown.utf8.count * 2)
  }

  @Test func `a megabyte on one line is read`() {
    let piece = "오늘은 #좋은 날 *입니다* [[a|b]] https://c.d/e "
    #expect(
      isLinear(upTo: 16_000) { count in
        _ = EntryReader.facts(of: Array(String(repeating: piece, count: count).utf8))
      })
    let markdown = String(repeating: "오늘은 #좋은 날 *입니다* [[a|b]] https://c.d/e ", count: 16_000)
    let facts = EntryReader.facts(of: Array(markdown.utf8))
    #expect(facts.tags == ["좋은"])
    #expect(facts.words == 16_000 * 6)
  }
}
