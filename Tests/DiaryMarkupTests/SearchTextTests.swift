import DiaryMarkup
import Testing

struct SearchTextTests {
  @Test(arguments: [
    ("one\ntwo\n", "one\ntwo\n"),
    ("**one** two\nthree", "**one** two\nthree\none two"),
    ("---\ntitle: A\ncreated: 2026-11-29\ntags: [b, c]\n---\n- one", "- one\nA\nb\nc\n"),
    ("---\nx: [y\n---\none\n", "one\nx: [y\n"),
    ("<!-- a -->\n[b](c) d", "<!-- a -->\n[b](c) d\nb d"),
  ])
  func `the source is kept, and lines that read otherwise are added`(entry: String, text: String) {
    #expect(EntryReader.plainText(of: Array(entry.utf8)) == text)
  }
}
