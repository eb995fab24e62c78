import DiaryMarkup
import Testing

struct NestingTests {
  @Test(arguments: [
    String(repeating: "> ", count: 50_000) + "a",
    String(repeating: "- ", count: 5_000) + "a",
    String(repeating: "*a **b ", count: 5_000) + String(repeating: "** *", count: 5_000),
    String(repeating: "[", count: 50_000) + "a" + String(repeating: "](b)", count: 50_000),
  ])
  func `nesting is capped and the text kept`(markdown: String) {
    let tree = MarkupTree(parsing: markdown)
    #expect(depth(of: tree) < 500)
    #expect(tree.plainText().contains("a"))
    #expect(!tree.html().isEmpty)
  }

  @Test(arguments: [("> ", 200), ("- ", 100), ("1. ", 100), ("+ > ", 66)])
  func `signs that would nest too deep are text`(sign: String, kept: Int) {
    let shown = String(repeating: sign, count: 299) + "a"
    for options in [MarkupOptions.standard, []] {
      let tree = MarkupTree(
        parsing: String(repeating: sign, count: kept + 300) + "a", options: options)
      #expect(tree.plainText().contains(shown))
      #expect(!tree.plainText().contains(sign + sign + shown))
      #expect((199...205).contains(depth(of: tree)))
    }
  }

  @Test(arguments: ["* ", "- ", "*"])
  func `a long rule is no list that nests too deep`(sign: String) {
    let rule = String(repeating: sign, count: 400)
    #expect(MarkupTree(parsing: rule).html() == Array("<hr />\n".utf8))
    #expect(MarkupTree(parsing: "> \(rule)\n").nodes.last?.kind == .rule)
  }

  @Test(arguments: ["```\n>>>\n```\n", "    >>>\n", "<pre>\n>>>\n</pre>\n"])
  func `signs within code stay as they are`(code: String) {
    let signs = String(repeating: "> ", count: 300)
    let markdown = code.replacing(">>>", with: signs)
    let tree = MarkupTree(parsing: markdown)
    #expect(tree.string(tree.nodes[1].text).contains(signs.dropLast()))
  }

  @Test(arguments: [
    ("", "", 0), ("a](b)", "<a href=\"b\">a</a>", 1), ("a]](b)", "<a href=\"b\">[a]</a>", 2),
    ("a](b) ![c](d)", "<a href=\"b\">a</a> <img src=\"d\" alt=\"c\" />", 1),
    ("[c]](/u)", "<a href=\"/u\">[c]</a>", 1), ("a](<b>)[", "<a href=\"b\">a</a>[", 1),
  ])
  func `of many open brackets the last are what is closed`(
    rest: String, html: String, taken: Int
  ) {
    for options in [MarkupOptions.standard.subtracting(.wikiLinks), []] {
      let tree = MarkupTree(
        parsing: String(repeating: "[", count: 5_000) + rest, options: options)
      let left = String(repeating: "[", count: 5_000 - taken)
      #expect(tree.html() == Array("<p>\(left)\(html)</p>\n".utf8))
    }
  }

  private func depth(of tree: MarkupTree) -> Int {
    var walk = tree.walk()
    var (deepest, now) = (0, 0)
    while let step = walk.next() {
      if case .enter = step { now += 1 } else { now -= 1 }
      deepest = max(deepest, now)
    }
    return deepest
  }
}
