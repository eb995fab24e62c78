import Testing

@testable import DiaryMarkup

struct HiddenFrontMatterTests {
  @Test(arguments: [
    ("Typed\n---\ncreated: 2026-11-29\n---\nText\n", 2),
    ("Typed\n\nmore\n---\ntags: [a]\nmine: 1\n---\n", 4),
    ("\n---\ncreated: 2026-11-29\n---\n", 2),
    ("Typed\r\n---\r\ncreated: 2026-11-29\r\n---\r\n", 2),
    ("---Typed\ncreated: 2026-11-29\n---\nText\n", 1),
    ("--- a\ncategory: work\n...\n", 1),
    ("\u{FEFF}\n---\nTags: a\n---\n", 2),
    ("---\ncreated: 2026-11-29\n---\nText\n", nil),
    ("Text\n---\nmore: words\n---\n", nil),
    ("Title\n---\n\nText\n\n---\n", nil),
    ("Text\n---\n- title: a\n- b\n---\n", nil),
    ("Text\n---\ntitle: [never closed\n---\n", nil),
    ("---\nopen\n", nil), ("", nil), ("---", nil), ("Text", nil),
  ])
  func `front matter below a text is found`(text: String, line: Int?) {
    #expect(HiddenFrontMatter.line(in: Array(text.utf8)) == line)
  }

  @Test(arguments: [
    ("---\nmine: 1\n---\nText\n", "Typed\n---\nmine: 1\n---\nText\n", true),
    ("---\nmine: 1\n---\nText\n", "--\nmine: 1\n---\nText\n", true),
    ("---\nmine: 1\n---\nText\n", "Text\n", false),
    ("---\nmine: 1\n---\nText\n", "---\nmine: 2\n---\nText\n", false),
    ("Text\n", "More\nText\n", false),
  ])
  func `an edit that hides front matter is noticed`(before: String, after: String, isHidden: Bool) {
    #expect(
      HiddenFrontMatter.isHidden(in: Array(after.utf8), before: Array(before.utf8)) == isHidden)
  }
}
