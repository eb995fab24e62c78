import Testing

@testable import DiaryMarkup

@Suite struct YAMLDocumentTests {
  @Test func `a settings file is a tree with places`() throws {
    let text =
      "\u{feff}# settings\nday_ends_at: 04:00\nlayout: [a, 'b']\nsite:\n  title: 일기\n  pages: 12\n  draft: Yes\n"
    let document = try YAMLDocument(parsing: Array(text.utf8))
    #expect(document.pairs.map(\.name) == ["day_ends_at", "layout", "site"])
    #expect(document["day_ends_at"]?.text == "04:00")
    #expect(document["layout"]?.list?.map(\.text) == ["a", "b"])
    #expect(document["layout"]?.text == nil)
    #expect(document["site"]?["pages"]?.number == 12)
    #expect(document["site"]?["title"]?.number == nil)
    #expect(document["site"]?["draft"]?.boolean == true)
    let draft = try #require(document["site"]?.map?.last)
    #expect(
      [draft.key.line, draft.key.column, draft.value.line, draft.value.column] == [7, 3, 7, 10])
    let title = try #require(document["site"]?["title"])
    #expect(Array(text.utf8)[title.range].elementsEqual("일기".utf8))
  }

  @Test(arguments: ["", "\n", "# only a comment\n", "---\n", "\u{feff}"])
  func `an empty file has no pairs`(text: String) throws {
    #expect(try YAMLDocument(parsing: Array(text.utf8)).pairs.isEmpty)
  }

  @Test(
    arguments: [
      ("a: 1\nb: [1, 2", 2, 4, YAMLFault.unclosedList), ("a: b: c", 1, 5, .secondColon),
      ("a: 1\n---\nb: 2", 2, 1, .severalDocuments), ("a: 'b", 1, 4, .unclosedQuote),
      ("a:\n  - b\n c: d", 3, 2, .missingKey), ("a: @b", 1, 4, .cannotBegin("@")),
      ("a: 1\n  b: 2", 2, 4, .secondColon), ("a: [1, , 2]", 1, 8, .missingValue),
    ] as [(String, Int, Int, YAMLFault)])
  func `what is wrong is told with its place`(
    text: String, line: Int, column: Int, fault: YAMLFault
  ) {
    #expect(throws: YAMLError(line: line, column: column, fault: fault)) {
      try YAMLDocument(parsing: Array(text.utf8))
    }
  }

  @Test func `lines are those of a text editor where libyaml sees more`() throws {
    let text = "first: 'a\u{2028}b\u{85}c'\nkey: value\n"
    let document = try YAMLDocument(parsing: Array(text.utf8))
    #expect(document.pairs.last?.key.line == 2)
    #expect(document.pairs.last?.key.column == 1)
  }
}
