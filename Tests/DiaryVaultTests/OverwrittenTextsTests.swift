import DiaryVault
import Testing

/// `|` parts lines.
struct OverwrittenTextsTests {
  private func bytes(_ text: String) -> [UInt8] {
    Array(text.replacing("|", with: "\n").utf8)
  }

  @Test(arguments: [
    // What somebody else wrote, and an editor has saved over.
    (["First|Theirs came"], "First|Mine", ["First|Theirs came"]),
    (["First|Mine", "First|Theirs came"], "First|Mine|More", ["First|Theirs came"]),
    (["First|My own words"], "First|Theirs came", ["First|My own words"]),
    (["First|Theirs", "First|Theirs|More came"], "First|Mine", ["First|Theirs|More came"]),
    (["First|Theirs came", "First"], "First", ["First|Theirs came"]),
    (["First|21:14 걸었다"], "First|21:15 읽었다", ["First|21:14 걸었다"]),
    (["First|0612345678"], "First|Mine", ["First|0612345678"]),
    // One line that both wrote, or that begins another, hides nothing.
    (
      ["First|## Evening|We spoke at length."], "First|## Evening|Soup.",
      ["First|## Evening|We spoke at length."]
    ),
    (["First|21:30|We spoke at length."], "First|21:30|Soup.", ["First|21:30|We spoke at length."]),
    (
      ["First|- [ ] milk|We spoke at length."], "First|- [ ] milk",
      ["First|- [ ] milk|We spoke at length."]
    ),
    (["First|b|We spoke at length."], "First|bread", ["First|b|We spoke at length."]),
    (["First|## 저녁|오래 이야기했다."], "First|## 저녁|국을 먹었다.", ["First|## 저녁|오래 이야기했다."]),
    (
      ["First|## Tasks|- [ ] call mum"], "First|## Tasks|- [ ] milk",
      ["First|## Tasks|- [ ] call mum"]
    ),
    (["First|## Phone|06 1234 5678"], "First|## Phone|Mine", ["First|## Phone|06 1234 5678"]),
    (
      ["First|I walked", "First|I walked to the lake with Anna"], "First|I walked",
      ["First|I walked to the lake with Anna"]
    ),
    (
      ["First|I walked", "First|I walked to the lake with Anna"], "First|I walked home",
      ["First|I walked to the lake with Anna"]
    ),
    // A writer's own way.
    (["First|I walked", "First|I walked to the lake with Anna"], "First|Something else", []),
    (["First|I walked", "First|I walked to the lake with Anna"], "First|I walked to a hut", []),
    (["First|## Evening|Soup."], "First|## Evening|Stew and bread.", []),
    (["First|## Morning|## Noon|"], "First|## Evening|## Noon|", []),
    (["First|We went to the lake|It rained"], "First|We went to the lake", []),
    (
      ["First|## Evening|We walked along the sea until dark"],
      "First|## Evening|Today we walked along the whole sea until dark came", []
    ),
    (
      ["First|## 저녁|우리는 어두워질 때까지 바닷가를 따라 걸었다"],
      "First|## 저녁|오늘 우리는 어두워질 때까지 긴 바닷가를 따라서 걸었다네", []
    ),
    (
      ["First|## Evening|We walked along the sea until dark|and then home by train"],
      "First|## Evening|Then we walked along|the cold sea until it was dark and home by the train",
      []
    ),
    (["First|Mine"], "First|Mine|More", []),
    (["First|I went to the sae"], "First|I went to the sea", []),
    (["First|바다까지 걸엇다"], "First|바다까지 걸었다", []),
    (["First|One para", "First|One para|Two"], "First|Two", []),
    (["First|One, which is long"], "First|One, which|is long", []),
    (["First|one here|two here"], "First|one here two here", []),
    (["First| |---"], "First", []),
    (["", "First|M", "First|Mine"], "First|Mine", []),
    (["Fir"], "First|Mine", []),
    (["First|21:14 One"], "First|21:15 One", []),
    (["First|one two three four five six"], "First|one|two|three|four|five|six", []),
    ([], "First", []),
  ])
  func `what was written over unread is found`(
    seen: [String], after: String, expected: [String]
  ) {
    let found = OverwrittenTexts.found(
      among: seen.map(bytes), before: bytes("First"), next: bytes(after), last: bytes(after))
    #expect(found == expected.map(bytes))
  }

  /// Several lines that were there before are how the one that is gone begins, and several that are
  /// there now begin as one of them; whatever the order in which they are looked at, `N` is a number
  /// that changes it.
  @Test(arguments: [
    ":-(", ":)", ":))", ";-)", ">:(", ":'(", "=]", "(:", ")-:", "^^", "^_^", ">_<", "-.-", "!!!",
    "?!",
    "...", "…", "❤️", "😭😭", "♪", "> :-(", "- ?", "<3", "- [ ] :/",
  ])
  func `signs that say something are words`(line: String) {
    let (text, last) = (Array("First\n\(line)\n".utf8), bytes("First|Mine|"))
    #expect(!OverwrittenTexts.isWhole(text, in: last))
    let found = OverwrittenTexts.found(
      among: [text], before: bytes("First|"), next: last, last: last)
    #expect(found == [text])
  }

  @Test(arguments: [
    "---", "***", "___", "===", "- [ ]", "* * *", "|---|", "|:---:|---:|", "| | |", "```", "~~~",
    "$$",
    "::", "+++", ">", "- ", "#", "%%", "<!-- -->", "[]", "{}", "};", "});", ");", "):", "[:", "]:",
    "//",
    ".", "--", "->", "><",
  ])
  func `signs that part a text, or are code, are none`(line: String) {
    #expect(OverwrittenTexts.isWhole(Array("First\n\(line)\n".utf8), in: bytes("First|")))
  }

  @Test(arguments: [
    ("I N|I N walked|I N walked to", "I N walked to the lake", "I N walked", true),
    ("I N|I N walked|I N walked to", "I N walked to the lake", "I N", true),
    ("I N|I N walked|I N walked to", "I N walked to the lake", "Something else", false),
    ("I N|I N walked to", "I N walked to the lake", "I N walked there", false),
    ("I N", "I N walked to the lake", "I N, yes|I N walked|I N or not|I N am", false),
  ])
  func `the newest form of a line is what it began as`(
    previous: String, line: String, after: String, isKept: Bool
  ) {
    for number in 0..<64 {
      let texts = [previous, line, after].map {
        bytes("First|\($0)".replacing("N", with: "\(number)"))
      }
      let found = OverwrittenTexts.found(
        among: [texts[0], texts[1]], before: bytes("First"), next: texts[2], last: texts[2])
      #expect(found.contains(texts[1]) == isKept, "\(number)")
    }
  }

  @Test func `what is there at last is not lost, whoever put it there`() {
    let found = OverwrittenTexts.found(
      among: [bytes("First|Theirs")], before: bytes("First"), next: bytes("First|Mine"),
      last: bytes("First|Mine|Theirs"))
    #expect(found == [])
  }

  @Test func `a text of many lines is told in time`() {
    let many = (0..<50_000).map { "line \($0)" }.joined(separator: "|")
    let other = (0..<50_000).map { "other \($0)" }.joined(separator: "|")
    let found = OverwrittenTexts.found(
      among: [bytes(many)], before: [], next: bytes(other), last: bytes(other))
    #expect(found == [bytes(many)])
  }
}
