import DiaryMarkup
import DiaryViews
import Testing

@testable import DiaryCommands

struct BestLineTests {
  /// The line that is found, its hits in brackets.
  private func line(
    _ words: [String], _ comparison: SearchPattern.Comparison = .folded, in text: String
  ) throws -> String? {
    let pattern = try SearchPattern(
      words.map { ($0, false) }, comparison: comparison, isAny: false)
    let finder = BestLine(pattern: pattern, options: .standard)
    guard let found = finder.find(in: [nil, Array(text.utf8)])[1] else { return nil }
    var (shown, place) = ("", found.text.startIndex)
    for hit in found.hits {
      shown += found.text[place..<hit.lowerBound] + "[" + found.text[hit] + "]"
      place = hit.upperBound
    }
    return shown + found.text[place...]
  }

  static let lines: [([String], String, String?)] = [
    (["tea"], "one\n  Tea, team\n", "[Tea], [tea]m"),
    (["a", "b"], "a\na b\nb a", "[a] [b]"),
    (["cafe"], "Le CAFE\u{301} ici", "Le [CAFE\u{301}] ici"),
    (["strasse"], "die Straße", "die [Straße]"), (["ss"], "Straße", "Stra[ß]e"),
    (["각"], "\u{1100}\u{1161}\u{11A8}각", "[\u{1100}\u{1161}\u{11A8}각]"),
    (["two words"], "two   words", "[two   words]"),
    (["two words"], "x\n\nand two\nwords here\n\ny", "and [two words] here"),
    (["cafes"], "The **cafe**s", "The [cafes]"),
    (["deep work"], "---\ntags: [deep work]\n---\nx", "tags: [deep work]"),
    (["glad"], "---\nmood: [tired, Glad]\n---\nx", "mood: tired, [Glad]"),
    (["title"], "---\ntitle: A title\n---\nx", "A [title]"),
    (["각"], "---\n기분: \u{1100}\u{1161}\u{11A8} 좋음\n---\nx", "기분: [\u{1100}\u{1161}\u{11A8}] 좋음"),
    (["b"], "a\r\rxb\r\nb", "x[b]"), (["a", "b"], "a\r\nb\n\rb a\r", "[b] [a]"),
    (["한강"], "강\n한강에서 \u{1112}\u{1161}\u{11AB}강", "[한강]에서 [\u{1112}\u{1161}\u{11AB}강]"),
    (["👩"], "a 👩‍👩‍👧 b", "a [👩‍👩‍👧] b"), (["aa"], "aaaa", "[aaaa]"), (["b"], "a", nil),
  ]

  @Test(arguments: lines)
  func `the line with most of the words is shown`(
    words: [String], text: String, shown: String?
  ) throws {
    #expect(try line(words, in: text) == shown)
  }

  @Test(arguments: [
    ("^t.a", "tea\n", "[tea]"), ("a*", "baab", "b[aa]b"), ("é+", "caféé!", "caf[éé]!"),
    ("o", "xoxo", "x[o]x[o]"), ("^o", "oo", "[o]o"),
  ])
  func `matches of expressions are marked`(pattern: String, text: String, shown: String) throws {
    #expect(try line([pattern], .regular(ignoresCase: true), in: text) == shown)
  }

  @Test func `a line is found among bytes that are no text`() throws {
    let pattern = try SearchPattern([("tea", false)], comparison: .folded, isAny: false)
    let finder = BestLine(pattern: pattern, options: .standard)
    let found = finder.find(in: [[0xFF, 0x0A] + Array("Tea ".utf8) + [0xFE, 0x0A]])
    #expect(found[0]?.text == "Tea \u{FFFD}")
  }

  @Test func `capitals and accents can be told apart`() throws {
    #expect(try line(["Café"], .exact, in: "cafe Cafe\u{301} Café") == "cafe [Café] [Café]")
  }
}
