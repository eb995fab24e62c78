import DiaryModel
import DiaryViews
import Testing

struct PlainEntryListTests {
  @Test(
    arguments: [
      ("A walk", "Far", "out", "2026-11-29\tout\tA walk\tFar\n"),
      ("", "", nil, "2026-11-29\t\t(empty)\t\n"),
      ("산책", "바람\t이\n", "여행", "2026-11-29\t여행\t산책\t바람 이 \n"),
      ("a\u{1B}[2J", "\u{202E}b", nil, "2026-11-29\t\ta\\u{1b}[2J\t\\u{202e}b\n"),
    ] as [(String, String, String?, String)])
  func `an entry is a line of four parts`(
    title: String, preview: String, category: String?, line: String
  ) throws {
    var entry = try #require(makeEntry("2026-11-29.md"))
    (entry.facts.title, entry.facts.preview) = (title, preview)
    entry.facts.category = category
    var output: [UInt8] = []
    PlainEntryList.append(entry, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == line)
  }

  @Test(arguments: ["0001-01-01", "0987-06-05", "9999-12-31"])
  func `a day is written as ISO 8601 has it`(day: String) throws {
    let entry = try #require(makeEntry(day + ".md"))
    var output: [UInt8] = []
    PlainEntryList.append(entry, to: &output)
    #expect(String(decoding: output, as: UTF8.self) == day + "\t\t(empty)\t\n")
  }

  @Test func `every character is shown as a visible text shows it`() throws {
    var entry = try #require(makeEntry("2026-11-29.md"))
    entry.facts.title = String(
      String.UnicodeScalarView((0...0x2100).compactMap { Unicode.Scalar($0) }))
    var output: [UInt8] = []
    PlainEntryList.append(entry, to: &output)
    let title = VisibleText.oneLine(entry.facts.title)
    #expect(output.elementsEqual("2026-11-29\t\t\(title)\t\n".utf8))
  }
}
