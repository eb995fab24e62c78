import Platform
import Testing

struct NormalFormTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("cafe\u{301}", "caf\u{E9}"),
    ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{212B}", "\u{C5}"),
    ("a\0b\u{301}", "a\0b\u{301}"),
  ])
  func `texts are composed`(text: String, expected: String) {
    #expect(Array(NormalForm.nfc(text).utf8) == bytes(expected))
  }

  @Test(arguments: [
    ("", ""), ("Hello, WORLD [Z]", "hello, world [z]"), ("Café", "cafe"), ("CAFE\u{301}", "cafe"),
    ("Straße", "strasse"), ("한글 각", "한글 각"), ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("ΌΣΟΣ", "οσοσ"), ("İstanbul", "istanbul"), ("日記", "日記"), ("Ёлка", "елка"),
  ])
  func `texts are folded for search`(text: String, expected: String) {
    #expect(Array(NormalForm.fold(text).utf8) == bytes(expected))
  }

  @Test(arguments: ["Ǆ ǅ", "ﬃ", "İI", "ΐ", "ᾼ", "각\u{11A8}", "e\u{301}\u{328}"])
  func `folding twice changes nothing more`(text: String) {
    let once = NormalForm.fold(text)
    #expect(Array(NormalForm.fold(once).utf8) == Array(once.utf8))
  }
}
