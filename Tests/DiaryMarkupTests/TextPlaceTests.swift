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
    #expect(TextPlace.first(in: Array(text.utf8)) == first)
    #expect(TextPlace.last(in: Array(text.utf8)) == last)
  }
}
