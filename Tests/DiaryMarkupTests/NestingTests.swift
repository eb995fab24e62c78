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
