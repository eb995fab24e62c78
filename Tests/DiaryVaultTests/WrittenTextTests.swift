import DiaryMarkup
import DiaryVault
import Testing

struct WrittenTextTests {
  @Test(arguments: [
    // An empty file, and one that holds only what the program puts there.
    ("", "Hello", "Hello\n"),
    ("---\ncreated: x\n---\n", "Hello", "---\ncreated: x\n---\n\nHello\n"),
    ("---\ncreated: x\n---", "Hello", "---\ncreated: x\n---\n\nHello\n"),
    // Behind text: a blank line between, whatever the file ends with.
    ("One", "Two", "One\n\nTwo\n"),
    ("One\n", "Two", "One\n\nTwo\n"),
    ("One\n\n", "Two", "One\n\nTwo\n"),
    ("One\n \t\n", "Two", "One\n \t\nTwo\n"),
    ("<!-- note -->\n", "Two", "<!-- note -->\n\nTwo\n"),
    // The file's own line ends.
    ("One\r\n", "Two\nThree", "One\r\n\r\nTwo\r\nThree\r\n"),
    ("One\r\n\r\n", "Two", "One\r\n\r\nTwo\r\n"),
    ("One\rOne\r", "Two", "One\rOne\r\rTwo\r"),
    ("One\n", "Two\r\nThree", "One\n\nTwo\nThree\n"),
    // A byte order mark is no text.
    ("\u{FEFF}", "Two", "\u{FEFF}Two\n"),
  ])
  func `a text goes behind a file as a paragraph of its own`(
    file: String, text: String, result: String
  ) {
    let appended = WrittenText(Array(text.utf8)).appended(to: Array(file.utf8))
    #expect(String(decoding: appended, as: UTF8.self) == result)
    #expect(appended.starts(with: file.utf8))
  }

  @Test(arguments: [
    ("  \n\nHello\n\n", "Hello"), ("\r\n\r\nHello \t", "Hello"), ("    code\n", "    code"),
    ("a\n\nb", "a\n\nb"), (" \n\t\r\n", ""), ("", ""),
  ])
  func `blank lines around a text are not written`(typed: String, kept: String) {
    #expect(WrittenText(Array(typed.utf8)).bytes == Array(kept.utf8))
  }

  @Test(arguments: [
    [0xFF, 0x00, 0xFE],
    // In UTF-16: `不`, `č`, a line's end, `ഊ`, blanks and lines' ends before and behind.
    [0x0D, 0x4E, 0x0D, 0x01], [0x61, 0x00, 0x0D, 0x00, 0x0A, 0x00], [0x0D, 0x0A, 0x00, 0x61],
    [0x00, 0x61, 0x4E, 0x0D], [0x0A, 0x00, 0x61, 0x00, 0x20, 0x00], [0x00, 0x0A, 0x00, 0x20],
    // In other encodings, and broken.
    [0x63, 0xE9, 0x0D, 0x0A, 0x0D], [0x0A, 0x0A, 0x63, 0xE9, 0x20], [0x61, 0x0D, 0x62, 0x00],
  ])
  func `bytes that are no text are written as they are`(bytes: [UInt8]) {
    let text = WrittenText(bytes)
    let ending: [UInt8] = [0x0A, 0x0D].contains(bytes.last) ? [] : [0x0A]
    #expect(text.appended(to: []) == bytes + ending)
    let file = Array("One\r\n".utf8)
    let lineEnd: [UInt8] = ending.isEmpty ? [] : [0x0D, 0x0A]
    #expect(text.appended(to: file) == file + [0x0D, 0x0A] + bytes + lineEnd)
    let both = text.behind(WrittenText([0x61])).appended(to: [])
    #expect(both == [0x61, 0x0A, 0x0A] + bytes + ending)
  }

  @Test func `what stands before the text stands on its line`() {
    let appended = WrittenText(Array("Two".utf8)).appended(
      to: Array("One\n".utf8), prefix: "14:32 ")
    #expect(String(decoding: appended, as: UTF8.self) == "One\n\n14:32 Two\n")
  }

  @Test(arguments: [
    ("Walked home", false), ("#walk in the rain", false), ("**bold**", false), ("5 miles", false),
    ("- tea", true), ("- [ ] call", true), ("1. one", true), ("```\na\n```", true), ("~~~", true),
    ("# Title", true), ("> said", true), ("    code", true), ("---\ntags: a\n---", true),
    ("| a |\n|---|", true), ("[^1]: note", true), ("[a]: /b", true), ("<div>", true),
  ])
  func `a text that has to begin its line is known`(text: String, isBlock: Bool) {
    #expect(WrittenText(Array(text.utf8)).beginsWithBlock(options: .standard) == isBlock)
  }
}
