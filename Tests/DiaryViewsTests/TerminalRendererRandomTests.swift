import DiaryMarkup
import DiaryModel
import DiaryViews
import Platform
import Testing

struct TerminalRendererRandomTests {
  @Test(arguments: 0..<20)
  func `random text is drawn within the screen, whole and harmless`(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<40 {
      let text = (0..<40).map { _ in random.pick(Self.pieces) }.joined()
      let tree = MarkupTree(parsing: text)
      let width = random.pick([10, 12, 15, 20, 33, 40, 80])
      let palette = random.pick([Palette.plain, Palette(.attributes)])
      let renderer = TerminalRenderer(width: width, palette: palette, hyperlinks: false)
      let drawn = renderer.render(tree)
      for line in drawn.split(separator: "\n") {
        let shown = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(
          DisplayWidth.width(of: String(shown)) <= width,
          "\(width): \(line) <<\(text.debugDescription)>>")
        #expect(!shown.unicodeScalars.contains(where: VisibleText.isUnsafe))
        #expect(line.last != " ")
      }
    }
  }

  private static let pieces = [
    "word ", "longerwordthanonewouldlike", "한국어 ", "文字列、", "「引用」", "👩‍👩‍👧 ", "e\u{301}", "\u{1B}[2J",
    "\n", "\n\n", "> ", "- ", "1. ", "  ", "    ", "# ", "*", "**", "`", "```\n", "~~", "==", "[",
    "](a)",
    "[[", "]]", "![", "| a | b |\n|---|:-:|\n| ", " | ", "[^1]", "[^1]: ", "- [ ] ", "<div>\n",
    "<b>",
    "<!-- ", " -->", "%%", "#tag ", "@name ", "> [!note] ", "---\n", "\\\n", "https://example.com ",
    "\t",
  ]
}

/// The same numbers for the same seed, by Sebastiano Vigna's splitmix64.
private struct Random {
  var state: UInt64

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return elements[Int((value ^ (value >> 31)) % UInt64(elements.count))]
  }
}
