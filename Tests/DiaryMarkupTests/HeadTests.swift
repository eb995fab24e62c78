import DiaryMarkup
import DiaryModel
import Foundation
import Testing

/// The beginning of a text tells the same title and preview as the whole.
struct HeadTests {
  /// Pieces that stand by themselves, end what came before, or reach over what follows.
  private static let pieces = [
    "# A title\n", "A line\n", "Another line of *some* words and `code`\n", "\n", "\n", "\n\n",
    "   \n",
    "===\n", "---\n", "***\n", "- item\n", "- [ ] task\n", "  - nested\n", "1. one\n", "  more\n",
    "    code\n", "> quote\n", ">\n", "> [!note] kind\n", "```\n", "~~~\n", "`` ` \n",
    "<!-- hidden\n",
    "-->\n", "<!-- all -->\n", "<div>\n", "</div>\n", "<pre\n", "a > b\n", "<span>x</span>\n",
    "%%\n", "%% one %%\n", "word %% two\n", "[foo]\n", "[foo][bar] ![x][foo]\n", "[foo]: /url\n",
    "[bar]: <u> 'title\n", "more'\n", "text [^1] and [^n]\n", "[^1]: note\n", "    noted\n",
    "| a | b |\n", "|---|:-:|\n", "| c |\n", "a | b\n", "--- | ---\n", "[[link|shown]]\n",
    "![[photo.png]]\n", "mood:: good\n", "==high\n", "light==\n", "~~struck\n", "**bold\n",
    "text**\n",
    "https://a.b/c_(d)\n", "#tag @Anna\n", "&amp; \\# &lt;\n", "![](a.png)\n", "![alt](a.png)\n",
    "하나 **둘**은\n",
    "漢字\n", "かな\r\n", "line\r", "\u{FFFD}\u{0}\n", "\u{E000}\u{10FFFD}\n", "\u{A0}\n", "\\\n",
    "word  \n", "+\n", "2)\n",
    String(repeating: "long words ", count: 30) + "\n", String(repeating: "é", count: 250) + "\n",
  ]

  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64, <https://prng.di.unimi.it/splitmix64.c>.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static func text(_ seed: Int) -> String {
    var chance = Chance(state: UInt64(seed))
    // Some texts are plain for a while, so that their beginnings are used.
    let plain = ["A title\n\n", "# A title\n\nA first line\n\n", ""].randomElement(using: &chance)
    let front = Int.random(in: 0..<6, using: &chance) == 0 ? "---\ntitle: Named\n---\n" : ""
    let count = Int.random(in: 0..<30, using: &chance)
    let middle = (0..<count).compactMap { _ in pieces.randomElement(using: &chance) }.joined()
    return front + (plain ?? "") + middle
      + String(repeating: "\nThe end of it all.\n", count: Int.random(in: 0..<40, using: &chance))
  }

  @Test(arguments: 0..<16) func `title and preview are those of the whole`(share: Int) {
    var shallow = 0
    for seed in share * 200..<(share + 1) * 200 {
      let text = Self.text(seed)
      for options in [MarkupOptions.standard, .strict] {
        let bytes = Array(text.utf8)
        let (head, depth) = EntryReader.read(bytes, to: .head, options: options)
        let whole = EntryReader.facts(of: bytes, options: options)
        shallow += depth == .head ? 1 : 0
        if depth == .whole {
          #expect(head == whole, "\(text)")
        } else if (head.title, head.preview) != (whole.title, whole.preview) {
          Issue.record("\(seed): \(text.debugDescription)")
        }
      }
    }
    #expect(shallow > 80, "enough of them are told by their beginnings")
  }

  @Test(arguments: ["commonmark-0.30", "gfm-spec", "gfm-extensions"])
  func `every example of a specification says the same before a longer text`(name: String) throws {
    let examples = try SpecificationExample.load(name)
    let rest = "\n" + String(repeating: "The end of it *all*.\n\n", count: 40)
    for (place, example) in examples.enumerated() {
      let next = examples[(place + 1) % examples.count].markdown
      for text in [example.markdown + rest, example.markdown + "\n" + next + rest] {
        let bytes = Array(text.utf8)
        let (head, whole) = (EntryReader.read(bytes, to: .head).facts, EntryReader.facts(of: bytes))
        #expect(head.title == whole.title && head.preview == whole.preview, "\(text)")
      }
    }
  }

  @Test func `what front matter says is known of a head, and not what the text says`() {
    let text = "---\ncategory: work\ntags: [a]\n---\nTitle\n\nPreview #b\n\n"
    let bytes = Array((text + String(repeating: "word #c\n\n", count: 100)).utf8)
    let (head, depth) = EntryReader.read(bytes, to: .head)
    #expect(depth == .head)
    #expect(head.category == "work")
    #expect(head.tags == ["a"])
    #expect((head.title, head.preview) == ("Title", "Preview #b"))
    #expect(EntryReader.read(bytes, to: .whole).facts == EntryReader.facts(of: bytes))
    #expect(EntryReader.facts(of: bytes).tags == ["a", "b", "c"])
  }

  @Test(arguments: [
    "# One\n\ntwo [later]\n\n", "# One\n\n%%\ntwo\n\n%%\n\n", "# One\n\n<pre\n\n",
    "# One\n\n<!-- two\n\n",
    "# One\n\ntwo[^a]\n\n", "# One\n\n", "",
  ])
  func `where a beginning cannot be trusted, the whole is read`(start: String) {
    let rest = "[later]: /url\n\n[^a]: note\n\n-->\n\n" + String(repeating: "word\n", count: 100)
    let bytes = Array((start + rest).utf8)
    let (facts, depth) = EntryReader.read(bytes, to: .head)
    #expect(depth == .whole)
    #expect(facts == EntryReader.facts(of: bytes))
  }

  @Test(arguments: [
    (200, "a", false), (201, "a", true), (200, "한", false), (201, "한", true),
    (200, "👨‍👩‍👧", false), (201, "👨‍👩‍👧", true), (200, "e\u{301}", false), (3000, "x", true),
  ])
  func `a line is cut after 200 characters`(count: Int, letter: String, isCut: Bool) {
    let line = String(repeating: letter, count: count)
    let facts = EntryReader.facts(of: Array("\(line)\n\(line)".utf8))
    let cut = String(repeating: letter, count: min(count, 200)) + (isCut ? "…" : "")
    #expect(facts.title == cut)
    #expect(facts.preview == cut)
  }

  @Test func `no blank stands before the mark of a cut`() {
    let line = String(repeating: "a", count: 199) + " " + String(repeating: "b", count: 99)
    let facts = EntryReader.facts(of: Array(line.utf8))
    #expect(facts.title == String(repeating: "a", count: 199) + "…")
  }

  @Test func `a title that was cut is parted off whole`() {
    let line = String(repeating: "word ", count: 100) + "end"
    let body = Array("\(line)\n\nnext".utf8)
    let split = TitleSplit(
      MarkupTree(parsing: body[...]), title: EntryReader.facts(of: body).title)
    #expect(split.title?.plainText(of: 0).contains("end") == true)
    #expect(split.body.plainText(of: 0).contains("word") == false)
  }
}
