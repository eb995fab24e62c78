import Platform
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("e\u{301}", 1), ("日記", 4),
    ("…", 1), ("é", 1), ("😀", 2), ("👩‍👧", 2), ("🤷🏽‍♀️", 4),
    ("क्‍ष", 2), ("a\u{200B}b", 2), ("ｱ", 1), ("Ａ", 2), ("\u{7}", 0),
  ])
  func `the cells of each code point are summed`(text: String, cells: Int) {
    #expect(DisplayWidth.width(of: text) == cells)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("한글날", 6, "한글날"), ("한글날", 5, "한글…"),
    ("한글날", 4, "한…"), ("한글날", 1, "…"), ("한글날", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("", 0, ""), ("👩‍👧xy", 3, "👩‍👧…"), ("👩‍👧x", 2, "…"), ("abc", -1, ""),
  ])
  func `a text is cut between characters`(text: String, cells: Int, expected: String) {
    let cut = DisplayWidth.truncate(text, to: cells)
    #expect(Array(cut.utf8) == bytes(expected))
    #expect(DisplayWidth.width(of: cut) <= max(0, cells))
  }

  @Test func `the ellipsis may be another, or none`() {
    #expect(DisplayWidth.truncate("abcdef", to: 5, ellipsis: "...") == "ab...")
    #expect(DisplayWidth.truncate("abcdef", to: 2, ellipsis: "...") == "ab")
    #expect(DisplayWidth.truncate("abcdef", to: 2, ellipsis: "") == "ab")
  }

  @Test(arguments: [("한", 4, "한  ", "  한"), ("abc", 2, "abc", "abc"), ("", 1, " ", " ")])
  func `a text is filled up with blanks`(text: String, cells: Int, left: String, right: String) {
    #expect(DisplayWidth.pad(text, to: cells) == left)
    #expect(DisplayWidth.pad(text, to: cells, side: .start) == right)
  }
}
