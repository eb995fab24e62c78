import Platform
import Testing

struct ShellWordsTests {
  @Test(arguments: [
    ("", []), ("   ", []), ("vi", ["vi"]), ("code --wait", ["code", "--wait"]),
    ("code --wait 'a b'", ["code", "--wait", "a b"]), (" \tvi\n-u  NONE ", ["vi", "-u", "NONE"]),
    (#""a b"c'd e'"#, ["a bcd e"]), ("''", [""]), (#"a "" b"#, ["a", "", "b"]),
    (#"a\ b"#, ["a b"]), (#"\'"#, ["'"]), (#"'\'"#, [#"\"#]), (#""\"\\\$\`\n""#, [#""\$`\n"#]),
    ("a\\\nb", ["ab"]), ("\"a\\\nb\"", ["ab"]), ("$HOME ~ *", ["$HOME", "~", "*"]),
    ("에디터 '새 창'", ["에디터", "새 창"]), ("a\r\n", ["a\r"]),
  ])
  func `words are split as a shell splits them`(text: String, expected: [String]) throws {
    #expect(try ShellWords.split(text) == expected)
  }

  @Test(arguments: [
    ("'a", ShellWordsError.openQuote("'")), ("a \"b", .openQuote("\"")),
    (#""a\""#, .openQuote("\"")), (#"a\"#, .trailingBackslash),
  ])
  func `a quote without an end is an error`(text: String, expected: ShellWordsError) {
    #expect(throws: expected) { _ = try ShellWords.split(text) }
  }
}
