import Testing

@testable import DiaryMarkup

@Suite struct YAMLScalarTests {
  @Test(
    arguments: [
      "plain", "two words", "it's", "say \"hi\"", "a#b", "a:b", "http://a.b/c", "일기", "🎉", "-x",
      "?x",
      ":x", "a, b", "x [y]", "2026-11-29T23:10+09:00", "3 apples", "12:30 lunch", "0xyz", "e5",
      "3e", "_7", ":4",
      "back\\slash", "nothing", "2024-1", "a - b", "v1.2",
    ])
  func `a text that nobody takes for anything else stands plain`(text: String) {
    #expect(YAMLScalar.quoted(text) == text)
  }

  @Test(
    arguments: [
      "", " ", " a", "a ", "a: b", "a:", "a #b", "#tag", "@kim", "`x`", "%x", "!x", "&x", "*x",
      "- x",
      "-", "?", "? x", ": x", "|", ">", "[x]", "{x}", "{{date}}", "]", "}", ",x", "'x'", "\"x\"",
      "---",
      "... x", "yes", "No", "ON", "y", "true", "FALSE", "null", "~", "<<", "=", ".inf", "-.INF",
      ".nan",
      "1", "-5", "+7", "001", "1_000", "1,000", "1.5", "1e5", "6.02E+23", ".5", "0x1F", "0o17",
      "0b01",
      "12:30", "12:30:45", "10.5.3", "2024-01-31", "2024-1-3", "2024-01-31T10:00:00Z",
      "2024-01-31 10:00:00 +09:00", "a\nb", "a\tb", "a\rb", "\u{0}", "\u{7}", "\u{7F}", "\u{85}",
      "\u{2028}", "\u{feff}x", "x\u{FFFE}",
    ])
  func `a text that somebody takes for something else stands in quotes`(text: String) {
    #expect(YAMLScalar.quoted(text).hasPrefix("\""))
  }

  @Test(arguments: ["a, b", "a:b", "really?", "[x", "x]", "{x", "-x", "?x"])
  func `inside brackets more texts stand in quotes`(text: String) {
    #expect(YAMLScalar.quoted(text, in: .flow).hasPrefix("\""))
  }

  @Test func `every text is read back as it was`() throws {
    var random = SeededNumbers(seed: 11)
    let pieces = [
      "a", "b", " ", ":", "#", "-", "\"", "'", "\\", "\n", "\t", ",", "[", "}", "일", "🎉", "1", ".",
      "\u{0}", "\u{1b}", "\u{85}", "\u{2029}", "\u{feff}", "\u{10FFFF}", "é", "e\u{301}", "yes",
      "---",
    ]
    for _ in 0..<1000 {
      let text = (0..<Int.random(in: 0..<8, using: &random)).compactMap { _ in
        pieces.randomElement(using: &random)
      }.joined()
      let block = "k: \(YAMLScalar.quoted(text))\nl: [\(YAMLScalar.quoted(text, in: .flow)), x]\n"
      let document = try YAMLDocument(parsing: Array(block.utf8))
      #expect(document["k"]?.text?.utf8.elementsEqual(text.utf8) == true, "\(block)")
      #expect(document["l"]?.list?.first?.text?.utf8.elementsEqual(text.utf8) == true, "\(block)")
    }
  }
}
