import DiaryModel
import Testing

struct VisibleTextTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("한글 日本 é", "한글 日本 é"), ("👩‍👩‍👧 🏳️‍🌈 👍🏽", "👩‍👩‍👧 🏳️‍🌈 👍🏽"),
    ("a\u{1b}[2Jb", "a\\u{1b}[2Jb"), ("a\u{7}", "a\\u{7}"), ("a\u{0}b", "a\\u{0}b"),
    ("a\u{7f}", "a\\u{7f}"), ("a\u{9b}2J", "a\\u{9b}2J"), ("a\tb", "a b"), ("a\nb", "a b"),
    ("a\r\nb", "a  b"), ("a\u{202e}b", "a\\u{202e}b"),
    ("a\u{2066}b\u{2069}", "a\\u{2066}b\\u{2069}"),
    ("a\u{200f}b\u{200e}", "a\u{200f}b\u{200e}"), ("a\u{61c}b", "a\u{61c}b"),
    ("a\u{202a}b\u{202b}c\u{202c}\u{202d}", "a\\u{202a}b\\u{202b}c\\u{202c}\\u{202d}"),
    ("a\u{2028}b", "a\\u{2028}b"),
    ("a\u{85}b", "a\\u{85}b"), ("e\u{301}", "e\u{301}"), ("a\u{200d}b", "a\u{200d}b"),
  ])
  func `nothing acts on the terminal`(text: String, shown: String) {
    #expect(VisibleText.oneLine(text).utf8.elementsEqual(shown.utf8))
  }

  @Test(arguments: [
    ("", ""), ("a\n\tb\n", "a\n\tb\n"), ("a\n\nb", "a\n\nb"), ("한글\n👩‍👩‍👧\n", "한글\n👩‍👩‍👧\n"),
    ("a\u{1b}[2J\nb\u{7}\n", "a\\u{1b}[2J\nb\\u{7}\n"), ("a\rb\n", "a b\n"),
    ("a\n\u{202e}b\u{9b}31m", "a\n\\u{202e}b\\u{9b}31m"),
  ])
  func `the lines of a text stay, and nothing in them acts`(text: String, shown: String) {
    #expect(VisibleText.lines(Array(text.utf8)).utf8.elementsEqual(shown.utf8))
  }

  @Test func `bytes that are no text are shown in their line`() {
    #expect(VisibleText.lines([0x61, 0xFF, 0x0A, 0xED, 0x9A]) == "a\\xff\n\\xed\\x9a")
  }

  @Test(
    arguments: [
      (Array("a/b.md".utf8), "a/b.md"), (Array("일기/🙂.md".utf8), "일기/🙂.md"),
      ([0x61, 0xFF, 0x62], "a\\xffb"), ([0xFF], "\\xff"), ([0xED, 0x9A], "\\xed\\x9a"),
      ([0x61, 0xC3], "a\\xc3"), ([0xC0, 0x80], "\\xc0\\x80"),
      ([0x61, 0x1B, 0xFE], "a\\u{1b}\\xfe"),
      ([0xEC, 0x9D, 0xBC, 0xFF, 0xEA, 0xB8, 0xB0], "일\\xff기"), ([0x0A], " "), ([], ""),
      ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"), ([0xEF, 0xBF, 0xBD], "\u{fffd}"),
    ] as [([UInt8], String)])
  func `a name that is not UTF-8 shows its bytes`(bytes: [UInt8], shown: String) {
    #expect(VisibleText.path(bytes) == shown)
    #expect(VisibleText.path(VaultPath(bytes: bytes)) == shown)
  }
}
