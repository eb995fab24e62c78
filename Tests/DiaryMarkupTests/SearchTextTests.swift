import DiaryMarkup
import Testing

struct SearchTextTests {
  @Test(arguments: [
    ("one\ntwo\n", "one\ntwo\n"),
    ("**one** two\nthree", "**one** two\nthree\n\none two"),
    ("---\ntitle: A\ncreated: 2026-11-29\ntags: [b, c]\n---\n- one", "- one\n\nA\n\nb\n\nc\n"),
    ("---\nx: [y\n---\none\n", "one\n\nx: [y\n"),
    ("*a* b\nc *d*\ne\n*f*\n", "*a* b\nc *d*\ne\n*f*\n\na b\nc d"),
    ("<!-- a -->\n[b](c) d", "<!-- a -->\n[b](c) d\n\nb d"),
  ])
  func `the source is kept, and lines that read otherwise are added`(entry: String, text: String) {
    #expect(EntryReader.plainText(of: Array(entry.utf8)) == text)
  }
}
