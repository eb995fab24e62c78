import DiaryMarkup
import DiaryModel
import DiaryViews
import Platform
import Testing

struct TerminalRendererTests {
  @Test(arguments: [1, 2, 5, 10, 11, 13, 17, 20, 29, 40, 79, 80, 200])
  func `no line is wider than the screen, whatever is drawn`(width: Int) {
    let renderer = TerminalRenderer(width: width, palette: .plain, hyperlinks: false)
    for (construct, text) in constructs {
      let drawn = renderer.render(MarkupTree(parsing: text))
      for line in drawn.split(separator: "\n") {
        let cells = DisplayWidth.width(of: String(line))
        // A character of several cells stands alone where the screen has fewer.
        #expect(cells <= max(width, width < 10 ? 8 : 10), "\(construct): \(line)")
      }
    }
  }

  @Test(arguments: [Palette.plain, Palette(.attributes), .color], [true, false])
  func `nothing of the text acts on the terminal`(palette: Palette, hyperlinks: Bool) {
    let controls = String(
      String.UnicodeScalarView(
        (0...0x206F).compactMap { Unicode.Scalar($0) }.filter {
          VisibleText.isUnsafe($0) && $0 != "\n" && $0 != "\r"
        }))
    let places = [
      controls, "# \(controls)", "`\(controls)`", "```\(controls)\n\(controls)\n```",
      "[\(controls)](<http://a\(controls)>)", "![\(controls)](<\(controls)>)",
      "<b\(controls)>", "<div>\n\(controls)\n</div>", "> [!\(controls)] \(controls)",
      "[[\(controls)]]", "| \(controls) |\n|-|\n| \(controls) |", "#a\(controls) @b\(controls)",
      "a[^\(controls)]\n\n[^\(controls)]: b",
    ]
    let renderer = TerminalRenderer(width: 40, palette: palette, hyperlinks: hyperlinks)
    for text in places {
      let drawn = withoutSequences(renderer.render(MarkupTree(parsing: text)))
      #expect(
        !drawn.unicodeScalars.contains { VisibleText.isUnsafe($0) && $0 != "\n" }, "\(drawn)")
    }
  }

  @Test(arguments: [
    ("a %%b%% c", "a c"), ("a <!-- b --> c", "a c"), ("a%%b%% c", "a c"), ("a %%b%%c", "a c"),
    ("a %%b%%\nc", "a c"),
    ("a %%b%% %%c%% d", "a d"), ("%%a%% b", "b"), ("a%%b%%c", "ac"), ("a %%b%%", "a"),
    ("a %%b%%  \nc", "a\nc"),
    ("*a* %%b%% *c*", "*a* *c*"), ("a  b", "a  b"),
  ])
  func `what is hidden leaves no blanks behind`(text: String, drawn: String) {
    let renderer = TerminalRenderer(width: 40, palette: .plain, hyperlinks: false)
    #expect(renderer.render(MarkupTree(parsing: text)) == drawn + "\n")
  }

  @Test(arguments: [
    ("![[a]]", "[embedded: a]"), ("![[a#b]]", "[embedded: a#b]"),
    ("![[a#b|c]]", "[embedded: c] (a#b)"),
    ("![[a.png]]", "[image: a.png]"), ("![[a.png|c]]", "[image: c] (a.png)"),
    ("[[a#b|c]]", "c (a#b)"),
    ("[[a#b]]", "a#b"), ("[[#b]]", "#b"), ("![a](b.png \"t\")", "[image: a] (b.png)"),
  ])
  func `what is named tells its heading, too`(text: String, drawn: String) {
    let renderer = TerminalRenderer(width: 40, palette: .plain, hyperlinks: false)
    #expect(renderer.render(MarkupTree(parsing: text)) == drawn + "\n")
  }

  @Test(arguments: [
    ("a<br>b", "a\nb\n"), ("a <BR/> b<br />c", "a\nb\nc\n"),
    (
      "|a|b|\n|-|-|\n|c<br>d|e|",
      "┌───┬───┐\n│ a │ b │\n├───┼───┤\n│ c │ e │\n│ d │   │\n└───┴───┘\n"
    ),
  ])
  func `a tag that breaks a line does so`(text: String, drawn: String) {
    let renderer = TerminalRenderer(width: 40, palette: .plain, hyperlinks: false)
    #expect(renderer.render(MarkupTree(parsing: text)) == drawn)
  }

  @Test func `a table parts a long word before it parts a short one or a number`() {
    let renderer = TerminalRenderer(width: 40, palette: .plain, hyperlinks: false)
    let markdown = "a|b|c\n-|-|-\n1,234,567.5|https://example.org/one/way/to|이야기를 나누었다\n"
    let drawn = renderer.render(MarkupTree(parsing: markdown))
    #expect(
      drawn == """
        ┌─────────────┬─────────────┬──────────┐
        │ a           │ b           │ c        │
        ├─────────────┼─────────────┼──────────┤
        │ 1,234,567.5 │ https://    │ 이야기를 │
        │             │ example.org │ 나누었다 │
        │             │ /one/way/to │          │
        └─────────────┴─────────────┴──────────┘

        """)
  }

  @Test(arguments: [
    (30, "│ introdu │ 川沿い │ convers │"), (40, "│ introduction │ 川沿い │ conversation │"),
    (60, "│ introduction │ 川沿いを歩いた │ conversation │"),
  ])
  func `a column of Han and Kana keeps some letters a line`(width: Int, line: String) {
    let renderer = TerminalRenderer(width: width, palette: .plain, hyperlinks: false)
    let markdown = "a|b|c\n-|-|-\nintroduction|川沿いを歩いた|conversation\n"
    #expect(renderer.render(MarkupTree(parsing: markdown)).contains(line))
  }

  @Test(arguments: [
    (12, "https://a.example/b/c", "https://\na.example/b/\nc\n"),
    (12, "a/b c/d e/f g/h", "a/b c/d e/f\ng/h\n"),
    (10, "abcdefghij/klm", "abcdefghij\n/klm\n"), (10, "a/bcdefghijklm", "a/bcdefghi\njklm\n"),
  ])
  func `an address longer than a line is parted behind a slash where that leaves it filled`(
    width: Int, text: String, drawn: String
  ) {
    let renderer = TerminalRenderer(width: width, palette: .plain, hyperlinks: false)
    #expect(renderer.render(MarkupTree(parsing: text)) == drawn)
  }

  @Test func `a long name of a column is shown whole once, and cut before further rows`() {
    let renderer = TerminalRenderer(width: 30, palette: .plain, hyperlinks: false)
    let name = "A name of a column that is as long as a sentence"
    let markdown = "\(name)|漢字|b|c|d|e|f|g\n-|-|-|-|-|-|-|-\n1|2\n3||4\n"
    let drawn = renderer.render(MarkupTree(parsing: markdown))
    #expect(
      drawn == """
        A name of a column that is as
        long as a sentence: 1
        漢字: 2

        A name of a column that is as
        long as a…: 3
        b: 4

        """)
    let many = String(repeating: name, count: 2_000)
    let rows = String(repeating: "1|2\n", count: 2_000)
    let long = "\(many)|\(many)|c|d|e|f|g|h\n-|-|-|-|-|-|-|-\n\(rows)"
    #expect(renderer.render(MarkupTree(parsing: long)).utf8.count < long.utf8.count * 20)
  }

  @Test func `every line sets its styles back`() {
    let renderer = TerminalRenderer(width: 20, palette: .color, hyperlinks: true)
    for text in constructs.values {
      for line in renderer.render(MarkupTree(parsing: text)).split(separator: "\n") {
        let begun = line.ranges(of: "\u{1B}[").count - line.ranges(of: "\u{1B}[0m").count
        #expect(begun == line.ranges(of: "\u{1B}[0m").count, "\(line)")
        let links = line.ranges(of: "\u{1B}]8;id=").count
        #expect(links == line.ranges(of: "\u{1B}]8;;\u{1B}\\").count, "\(line)")
      }
    }
  }

  @Test func `a link that is wrapped is one link to the terminal`() {
    let renderer = TerminalRenderer(width: 10, palette: .plain, hyperlinks: true)
    let drawn = renderer.render(MarkupTree(parsing: "[one two three](https://example.com/é)"))
    let start = "\u{1B}]8;id=1;https://example.com/%C3%A9\u{1B}\\"
    let end = "\u{1B}]8;;\u{1B}\\"
    #expect(drawn == "\(start)one two\(end)\n\(start)three\(end)\n")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "../a.md"])
  func `only links to the web and to mail are the terminal's own`(address: String) {
    let renderer = TerminalRenderer(width: 80, palette: .plain, hyperlinks: true)
    let drawn = renderer.render(MarkupTree(parsing: "[a](<\(address)>)"))
    #expect(drawn == "a (\(address))\n")
  }

  @Test func `line ends of the source break lines where that is asked for`() {
    let tree = MarkupTree(parsing: "one\ntwo\n今日\n明日")
    var renderer = TerminalRenderer(width: 80, palette: .plain, hyperlinks: false)
    #expect(renderer.render(tree) == "one two 今日明日\n")
    renderer.breaksLines = true
    #expect(renderer.render(tree) == "one\ntwo\n今日\n明日\n")
  }

  @Test func `a document that shows nothing is empty`() {
    let renderer = TerminalRenderer(width: 80, palette: .plain, hyperlinks: false)
    #expect(renderer.render(MarkupTree()) == "")
    #expect(renderer.render(MarkupTree(parsing: "\n\n<!-- a -->\n\n\n")) == "")
  }

  @Test(arguments: ["> ", "- ", "1. ", "*a **b "])
  func `depth costs no stack`(opening: String) {
    let renderer = TerminalRenderer(width: 40, palette: .color, hyperlinks: false)
    let text = String(repeating: opening, count: 20_000) + "end"
    #expect(renderer.render(MarkupTree(parsing: text)).contains("end"))
  }

  @Test func `words of every construct are drawn at every width`() {
    for width in [10, 20, 80] {
      let renderer = TerminalRenderer(width: width, palette: .plain, hyperlinks: false)
      for (construct, text) in constructs {
        let tree = MarkupTree(parsing: text)
        let drawn = Set(renderer.render(tree).filter { !$0.isWhitespace })
        let missing = Set(tree.plainText().filter { $0.isLetter || $0.isNumber }).subtracting(drawn)
        #expect(missing.isEmpty, "\(construct): \(missing)")
      }
    }
  }

  private func withoutSequences(_ text: String) -> String {
    var shown = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        shown.unicodeScalars.append(scalar)
        continue
      }
      let isLink = rest.popFirst() == "]"
      while let next = rest.popFirst(), isLink ? next != "\\" : next != "m" {
        if isLink, next == "\u{1B}" { continue }
        #expect(!VisibleText.isUnsafe(next))
      }
    }
    return shown
  }
}
