import Testing

@testable import Platform

struct ShellWordsQuotingTests {
  @Test(arguments: [
    ("/home/me/diary", "/home/me/diary"), ("my diary", "'my diary'"), ("", "''"),
    ("it's", #"'it'\''s'"#), ("a$b", "'a$b'"), ("바다", "'바다'"), ("~/a", "'~/a'"),
    ("a\nb", #"$'a\x0ab'"#), ("a\u{202E}'", #"$'a\xe2\x80\xae\''"#), ("*", "'*'"),
  ])
  func `a path is one word that can be pasted`(path: String, word: String) {
    #expect(ShellWords.quoted(Array(path.utf8)) == word)
  }

  @Test(arguments: ["a b", "it's", "a\"b$c`d\\", "바다 é", "", "#a", "a;b|c&d"])
  func `what is quoted is read as it was`(text: String) throws {
    #expect(try ShellWords.split(ShellWords.quoted(Array(text.utf8))) == [text])
  }

  @Test func `bytes that are no text are kept`() {
    #expect(ShellWords.quoted([0x61, 0xFF, 0x5C]) == #"$'a\xff\\'"#)
  }
}
