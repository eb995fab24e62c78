import Testing

@testable import DiaryMarkup

@Suite struct EntryTextTests {
  @Test(
    arguments: [
      ("", nil, "", 1),
      ("one line", nil, "one line", 1),
      ("---\ntitle: a\n---\nbody\n", "title: a\n", "body\n", 4),
      ("---\n---\nbody", "", "body", 3),
      ("---\na: 1\n...\nbody", "a: 1\n", "body", 4),
      ("--- \t\na: 1\n--- \nbody", "a: 1\n", "body", 4),
      ("---\na: 1\n---", "a: 1\n", "", 3),
      ("---\r\na: 1\r\n---\r\nbody", "a: 1\r\n", "body", 4),
      ("---\ra: 1\r---\rbody", "a: 1\r", "body", 4),
      ("---\na: 1\n\n---\n---\n", "a: 1\n\n", "---\n", 5),
      ("---\nno end\n", nil, "---\nno end\n", 1),
      ("---", nil, "---", 1),
      (" ---\na: 1\n---\n", nil, " ---\na: 1\n---\n", 1),
      ("----\na: 1\n----\n", nil, "----\na: 1\n----\n", 1),
      ("--- a\nb\n---\n", nil, "--- a\nb\n---\n", 1),
      ("...\na: 1\n---\n", nil, "...\na: 1\n---\n", 1),
      ("\n---\na: 1\n---\n", nil, "\n---\na: 1\n---\n", 1),
      ("---\na: |\n  ---\n---\nx", "a: |\n  ---\n", "x", 5),
    ] as [(String, String?, String, Int)])
  func `front matter is what stands between two marker lines`(
    text: String, frontMatter: String?, body: String, line: Int
  ) {
    for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
      let entry = EntryText(bytes: mark + text.utf8)
      #expect(entry.byteOrderMark == 0..<mark.count)
      #expect(
        entry.frontMatter.map { Array(entry.bytes[$0]) } == frontMatter.map { Array($0.utf8) })
      #expect(Array(entry.body) == Array(body.utf8))
      #expect(entry.bodyLine == line)
      let block = entry.frontMatterBlock ?? mark.count..<mark.count
      #expect(entry.byteOrderMark.upperBound == block.lowerBound)
      #expect(block.upperBound == entry.bodyRange.lowerBound)
      #expect(entry.bodyRange.upperBound == entry.bytes.count)
    }
  }

  @Test(
    arguments: [
      ("", .lineFeed), ("a", .lineFeed), ("a\nb\r\n", .lineFeed),
      ("a\r\nb\n", .carriageReturnLineFeed),
      ("a\rb\n", .carriageReturn), ("a\r", .carriageReturn),
    ] as [(String, LineEnding)])
  func `a file's line ending is that of its first line`(text: String, ending: LineEnding) {
    #expect(EntryText(bytes: Array(text.utf8)).lineEnding == ending)
  }

  @Test func `bytes that are not text are split all the same`() {
    let entry = EntryText(bytes: Array("---\n".utf8) + [0, 0xFF] + Array("\n---\n".utf8) + [0xC3])
    #expect(entry.frontMatter == 4..<7)
    #expect(Array(entry.body) == [0xC3])
  }
}
