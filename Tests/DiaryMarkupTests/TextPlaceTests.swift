import Testing

@testable import DiaryMarkup

struct TextPlaceTests {
  @Test(arguments: [
    ("", 1, 1), ("Text", 1, 1), ("Text\n", 1, 2), ("\n\nText\n\n", 3, 5),
    ("---\na: b\n---\nText\n", 4, 5), ("---\na: b\n---\n\n  Text\nmore", 5, 6),
    ("---\r\na: b\r\n---\r\n\r\nText\r\n", 5, 6), ("---\ra: b\r---\rText\r", 4, 5),
    ("---\na: b\n---\n", 4, 4), ("---\na: b\n---", 3, 3),
  ])
  func `the first line of a text and the place behind its last`(
    text: String, first: Int, last: Int
  ) {
    #expect(TextPlace.first(in: Array(text.utf8)).line == first)
    #expect(TextPlace.last(in: Array(text.utf8)).line == last)
  }

  @Test(arguments: [
    ("Text", 2), ("Text\n", 2), ("Text\n\n", 1), ("Text\n\n\n", 0), ("Text\n\n\n\n", 0),
    ("Text\r\n", 2), ("Text\r\n\r\n", 1),
  ])
  func `the place behind a text wants two lines of its own`(text: String, missing: Int) {
    #expect(TextPlace.last(in: Array(text.utf8)).missingBlanks == missing)
    #expect(TextPlace.first(in: Array(text.utf8)).missingBlanks == nil)
  }
}
