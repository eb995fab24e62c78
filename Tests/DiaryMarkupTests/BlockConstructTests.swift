import DiaryMarkup
import Testing

struct BlockConstructTests {
  @Test(arguments: [
    ("- [ ] a\n- [x] b\n- [X] c\n- [-] d", "[ ] a|[x] b|[x] c|. [-] d"),
    ("- [ ] a [x] b", "[ ] a [x] b"),
    ("> 1. [x] a", "[x] a"), ("- [ ]\n- [x]", "[ ] |[x] "), ("- [x]a", ". [x]a"),
    ("- a\n\n- [ ] b", ". a|[ ] b"),
    ("[ ] a", ""), ("* [ ] a\n  - [x] b", "[ ] a|[x] b"),
  ])
  func `task lists`(markdown: String, items: String) {
    #expect(self.items(markdown) == items)
  }

  @Test(arguments: [
    ("| a | b |\n|:-:|--:|\n| c | d |", "a^|b>;c^|d>"), ("a|b\n-|-\nc", "a|b;c|"),
    ("| a |\n| - |\n| b | c |", "a;b"),
    ("a|b\n-|-\n\\||`|`", "a|b;||`"), ("> a|b\n> -|-\n> c|d\n\ne", "a|b;c|d"),
    ("- a|b\n  -|-\n  c|d", "a|b;c|d"),
    ("1.\ta|b\n\t-|-\n\tc|d", "a|b;c|d"), ("a|b\n-|-\n||", "a|b;|"), ("a|b\n-|-\n\nc|d", "a|b"),
    ("a|b\n-|-\n- c|d", "a|b"),
    ("a|b\n-|-|-", ""), ("a|b\n--|--\n[[c|d]]|[[e\\|f]]", "a|b;d|f"),
    ("x\na|b\n-|-\nc|d", "a|b;c|d"),
    ("a|b\n-|-\nc|~~d~~", "a|b;c|d"), ("```\na|b\n-|-\n```", ""),
    ("| a |\r\n| - |\r\n| b |\r\n", "a;b"), ("|\n|-\n|", ""),
    (">\t- a|b\n>\t  -|-\n>\t  c|d", "a|b;c|d"),
    ("a|b\n-|-\n\\\\|c|d", "a|b;|c|d"), ("> a|b\n> -|-\nc|d\n-|-\ne|f", "a|b;c|d;e|f"),
    ("a|b\n-|-\n- c|d\n  -|-", "a|b;c|d"), ("a|b\n-|-\n    c\n-|", "a|b"),
    ("a|b\n-|-\n7) c|d\n-|-", "a|b"), ("|\n|-\n-\n#", ""), ("* |\n-:\n  -\n \n", ""),
    ("a|b\n-|-\nhttps://c.d/e\\|f|g", "a|b;https://c.d/e|f|g"),
    ("> - a\n>\n>   b\n>  c|d\n>   -|-\n>   e|f", "c|d;e|f"),
    ("* |a|\n  |-|\nb\n7) >|c|d|\n   >|-|-|\n   >|e|f|", "a"),
    ("a|b\n-|-\n===\nc|d", "a|b;===|;c|d"),
    ("a|b\n-|-\nc\n===\nd\n===\ne\n\nf", "a|b;c|;===|;d|;===|;e|"),
    ("a|b\n-|-\nc\n===\nd\n---\ne", "a|b;c|;===|;d|"),
    ("> a|b\n> -|-\n> ===\n> c|d\ne", "a|b;===|;c|d"),
    ("a|b\n-|-\n===\n# c|d", "a|b;===|"), ("a|b\n-|-\n===\n- c|d\n  -|-", "a|b;===|;c|d"),
    ("a|b\n-|-\n7) ~~~ c\n   ~~~\n- d|e\n  -|-", "a|b;d|e"),
    ("a|b\n-|-\n7) ~~~ c\n   ~~~\n\n- d|e\n  -|-", "a|b;d|e"),
    ("a|b\n-|-\nc|d\n7) > e\n   >|f|\n   >|-|\n   >|g|", "a|b;c|d;f;g"),
  ])
  func `tables`(markdown: String, cells: String) { #expect(table(markdown) == cells) }

  /// What is written behind is HTML, in whose presence no table can be found without parsing.
  @Test(arguments: [
    "a|b\n-|-\nc|d", "| a | b |\n|---|---|\n| c |\n", "가|나\n:-|-:\n다\n",
    "x\n\na|b\n--|--\nc|d\n\ny",
    "- x\n\na|b\n-|-\n", "- x\n\n  a|b\n  -|-\n", "> x\n\na|b\n-|-\n", "1. x\na|b\n-|-\n",
    "a|b\n- | -\nc|d", "a|b\n-|-\nc|d\n===\n", "a|b\n-|-\nc|d\n---\n", "a|b\n-|-\nc\n# d|e\n",
    "a|b\n-|-\nc\n    d|e\n", "a|b\n-|-\nc\n1. d|e\n", "a|b\n-|-\nc\n1) d\n",
    "[a]: /u\nb|c\n-|-\n", "a|b|c\n-|-|-\n&amp;|*x*|  d  e \n", "a|b\n-|-\n|\u{0}|c\n",
    "a|b\n-|-\n#t|@m\n=a|~b\n", "a|b\n-|-\n🎉|\u{3000}\n", "a|b\r\n-|-\r\nc|d\r\n",
  ])
  func `a table is read alike whether all is parsed for it or not`(markdown: String) {
    let alone = MarkupTree(parsing: markdown).html()
    let beside = MarkupTree(parsing: markdown + "\n\n<!-- -->\n").html()
    #expect(String(decoding: beside, as: UTF8.self) == String(decoding: alone, as: UTF8.self))
  }

  @Test func `a table lies on the line of its header, in whatever holds it`() {
    let tree = MarkupTree(parsing: "a\n\n> - b|c\n>   -|-\n>   d|e\n")
    let lines = tree.nodes.filter { $0.kind == .table || $0.kind == .tableRow }.map(\.line)
    #expect(lines == [3, 3, 5])
  }

  @Test(arguments: [
    ("a[^1]\n\n[^1]: b\n", "a1", "1: b"),
    ("a[^x] b[^y] c[^x]\n\n[^y]: d\n[^x]: e", "a1 b2 c1", "1: e|2: d"),
    ("a[^1]", "a[^1]", ""), ("a[^1]\n\n    [^1]: b", "a[^1]", ""),
    ("`[^1]`\n\n[^1]: b", "[^1]", ""),
    ("a[^1]\n\n[^1]: b[^2]\n[^2]: c", "a1", "1: b2|2: c"),
    ("a[^1]\n\n[^1]: b\n\n    c", "a1", "1: b\nc"),
    ("a[^1]\n\n[^1]: b\n[^1]: c", "a1", "1: b"), ("a[^가]\n\n[^가]: b", "a1", "1: b"),
    ("> a[^1]\n>\n> [^1]: b", "a1", "1: b"),
    ("1) a[^1]\n2) b\n\n[^1]: c", "a1\nb", "1: c"), ("a[^A]\n\n[^a]: b", "a1", "1: b"),
    (">[^1]:b\n\na[^1]", "a1", "1: b"), ("1. [^1]: b\n2. a[^1]", "a1", "1: b"),
    ("[a[^1]](b)\n\n[^1]: c", "a[^1]", ""), ("a\n7) [^1]: b\n\n[^1]", "a7) [^1]: b\n[^1]", ""),
    ("1. a[^1]\n2. [^1]: b", "a1", "1: b"), ("- ```\n  ```\n    [^1]: b\n\na[^1]", "a1", "1: b"),
    ("a\n7) 7) b\n      [^1]: c\n\n[^1]", "a7) 7) b[^1]: c\n[^1]", ""),
    ("1. >\n   [^1]: b\n1. a[^1]", "a1", "1: b"), ("[^1]:\n\n    b\n\na[^1]", "a1", "1: b"),
    ("a\n7) [^1]: b\n\n[^1]: c", "a7) 1: b", "1: c"),
    ("a\n     [^1]: b\n\n[^1]: c", "a1: b", "1: c"),
    ("a\n7) [^1]: `b`\n\n[^1]: c [^2]\n[^2]: d", "a7) 1: b", "1: c 2|2: d"),
    ("a[^2]\n\n[^1]: b\n\n    [^2]: c\n\n        d", "a1", "1: c\nd"),
    ("a[^2]\n\n[^1]: b\n    [^2]: c", "a1", "1: c"),
    ("a[^2]\n\n[^1]: b\n\n\t[^2]: c", "a1", "1: c"),
    ("- a[^2]\n\n  [^1]: b\n\n      [^2]: c", "a1", "1: c"),
    ("a[^2]\n\n[^1]: b\n\n        [^2]: c", "a[^2]", ""),
    ("a[^2] b[^3]\n\n[^2]: b\n\n    ```\n    [^3]: c\n    ```", "a1 b[^3]", "1: b"),
    ("a|b\n-|-\n7) [^1]: c\n\n[^1]", "ab\n1", "1: c"),
    ("a[^1]\n\n[^1]: b\n\n    [^1]: c", "a1", "1: b"),
  ])
  func `footnotes`(markdown: String, text: String, notes: String) {
    let tree = MarkupTree(parsing: markdown)
    #expect(shown(tree, from: 0) == text)
    let found = tree.nodes.indices.filter { tree.nodes[$0].kind == .footnote }
      .map { "\(tree.nodes[$0].number): " + shown(tree, from: MarkupTree.Index($0)) }
    #expect(found.joined(separator: "|") == notes)
  }

  @Test(arguments: ["+", "-", "*", "1)", "1."])
  func `a list behind a footnote is one by itself`(marker: String) {
    let tree = MarkupTree(parsing: "\(marker) a\n\n[^1]: b\n\n\(marker) c\n\n[^1]\n")
    let lists = tree.nodes.indices.filter {
      tree.nodes[$0].kind == .bulletList || tree.nodes[$0].kind == .orderedList
    }
    #expect(lists.count == 2)
    #expect(lists.allSatisfy { !tree.isLoose(MarkupTree.Index($0)) })
  }

  @Test(arguments: ["- ~~~\n  a\n[^1]: b\n\nc[^1]", "> ```\n> a\n\n[^1]: b\n\nc[^1]"])
  func `a fence left open in an item or quote ends with it`(markdown: String) {
    #expect(MarkupTree(parsing: markdown).nodes.contains { $0.kind == .footnote })
  }

  @Test(arguments: [
    ("- a[^1]\n\n  [^1]: n\n- b\n", 1), ("1. a[^1]\n   [^1]: n\n2. b\n", 1),
    ("- a\n  - b[^1]\n\n    [^1]: n\n\n        m\n  - c\n- d\n", 2),
    ("* 1. \ta[^1]\n\n  [^1]: n\n* b\n", 2), ("- a\n\n[^1]: n\n\n- b[^1]\n", 2),
    ("- - a[^1]\n\n    [^1]: n\n  - b\n", 2),
  ])
  func `a footnote in an item leaves the list whole`(markdown: String, lists: Int) {
    let kinds = MarkupTree(parsing: markdown).nodes.map(\.kind)
    #expect(kinds.count { $0 == .footnote } == 1)
    #expect(kinds.count { $0 == .bulletList || $0 == .orderedList } == lists)
  }

  @Test(arguments: ["*", "-", "+", "1.", "2)", "> -"])
  func `an empty item ends a table`(marker: String) {
    let quote = marker.hasPrefix(">") ? "> " : ""
    let tree = MarkupTree(parsing: "\(quote)| a |\n\(quote)|---|\n\(quote)| b |\n\(marker)\n")
    #expect(tree.nodes.count { $0.kind == .tableRow } == 2)
    #expect(tree.nodes.count { $0.kind == .item } == 1)
  }

  @Test func `a footnote leaves no trace where it stood`() {
    #expect(
      renderBlocks("1. [^1]: b\n2. c\n\n[^2]: d\n\ne\n")
        == "<ol>\n<li></li>\n<li>c</li>\n</ol>\n<p>e</p>\n")
  }

  @Test(arguments: [
    ("> [!note] A *b*\n> c", "note|A b|<p>c</p>\n"), ("> [!WARNING]\n> c", "warning||<p>c</p>\n"),
    ("> [!tip]- a", "tip|a|"), ("> [!tip|right wide]+ a", "tip|a|"),
    ("> [!메모] 가\n> c", "메모|가|<p>c</p>\n"),
    ("> [!note] a\n>\n> - b", "note|a|<ul>\n<li>b</li>\n</ul>\n"),
  ])
  func `callouts`(markdown: String, parts: String) {
    let tree = MarkupTree(parsing: markdown)
    let node = tree.nodes[1]
    #expect(node.kind == .callout)
    let html = renderBlocks(markdown)
    let content = html.split(separator: "</p>\n", maxSplits: 1)[1].dropLast("</div>\n".count)
    #expect("\(tree.string(node.text))|\(tree.string(node.detail))|\(content)" == parts)
  }

  @Test(arguments: [
    "> [!note]a", "> [note] a", "> a\n> [!note] b", "> [!] a", "[!note] a", "> [!|a] b",
    "> [!a|b c",
  ])
  func `other quotes are no callouts`(markdown: String) {
    #expect(!MarkupTree(parsing: markdown).nodes.contains { $0.kind == .callout })
  }

  @Test func `headings have ids of their text, each once`() {
    let tree = MarkupTree(
      parsing: "# 오늘의 생각\n## 오늘의 생각\n# Hello, *World*!\n# É\n# a-1\n# a\n# a\n# ?\n# 오늘의 생각")
    let ids = tree.nodes.filter { $0.kind == .heading }.map { tree.string($0.text) }
    #expect(
      ids == ["오늘의-생각", "오늘의-생각-1", "hello-world", "é", "a-1", "a", "a-2", "", "오늘의-생각-2"])
  }

  /// The items of all lists: `[x]`, `[ ]` or `.` and their own text.
  private func items(_ markdown: String) -> String {
    let tree = MarkupTree(parsing: markdown)
    return tree.nodes.indices.filter {
      tree.nodes[$0].kind == .item || tree.nodes[$0].kind == .taskItem
    }.map { index in
      let node = tree.nodes[index]
      let sign = node.kind == .item ? "." : node.number == 1 ? "[x]" : "[ ]"
      return sign + " " + (node.firstChild < 0 ? "" : tree.plainText(of: node.firstChild))
    }.joined(separator: "|")
  }

  /// The cells of all tables by row, with signs for their alignment.
  private func table(_ markdown: String) -> String {
    let tree = MarkupTree(parsing: markdown)
    return tree.nodes.indices.filter { tree.nodes[$0].kind == .tableRow }.map { row in
      tree.children(of: MarkupTree.Index(row)).map { cell in
        tree.plainText(of: cell) + ["", "<", "^", ">"][Int(tree.nodes[Int(cell)].number)]
      }.joined(separator: "|")
    }.joined(separator: ";")
  }

  /// The text of a node with footnotes by number, without the footnotes themselves.
  private func shown(_ tree: MarkupTree, from top: MarkupTree.Index) -> String {
    var text = ""
    var walk = tree.walk(from: top)
    while let step = walk.next() {
      guard case .enter(let index) = step else { continue }
      let node = tree.nodes[Int(index)]
      switch node.kind {
      case .footnotes: walk.skipChildren(of: index)
      case .footnoteReference: text += "\(node.number)"
      case .text, .code: text += tree.string(node.text)
      case .paragraph: if !text.isEmpty { text += "\n" }
      default: break
      }
    }
    return text
  }
}
