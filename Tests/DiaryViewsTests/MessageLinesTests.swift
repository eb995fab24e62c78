import Platform
import Testing

@testable import DiaryViews

struct MessageLinesTests {
  @Test(arguments: [
    ("diary: there are no drafts", 40, ["diary: there are no drafts"]),
    (
      "diary: error: the editor ended with status 1; the text is kept as a draft", 40,
      ["diary: error: the editor ended with", "  status 1; the text is kept as a draft"]
    ),
    (
      "hint: it is in /home/me/.local/state/diary/drafts/d-1/2026-11-29.md; go on", 40,
      ["hint: it is in", "  /home/me/.local/state/diary/drafts/d-1/2026-11-29.md;", "  go on"]
    ),
    (
      "hint: it is in /home/me/my diary/2026-11-29 a long day.md; see 'diary drafts resume'", 40,
      [
        "hint: it is in", "  /home/me/my diary/2026-11-29 a long day.md;",
        "  see 'diary drafts resume'",
      ]
    ),
    (
      "diary: warning: my notes/2026-11-29 a day.md: permission denied", 40,
      ["diary: warning:", "  my notes/2026-11-29 a day.md:", "  permission denied"]
    ),
    (
      "hint: make it with: diary init '/home/me/my diary of the year'", 40,
      ["hint: make it with:", "  diary init '/home/me/my diary of the year'"]
    ),
    (
      "diary: error: 'words with a quote ' in them' is no day", 30,
      ["diary: error:", "  'words with a quote ' in", "  them' is no day"]
    ),
    (
      "diary: error: no entry is called '바다까지 걸었다 그리고 돌아왔다'", 40,
      ["diary: error: no entry is called", "  '바다까지 걸었다 그리고 돌아왔다'"]
    ),
    (
      "diary: error: Obsidian's and Logseq's folders are not alike", 30,
      ["diary: error: Obsidian's and", "  Logseq's folders are not", "  alike"]
    ),
    (
      "diary: 'a' could be any:\n  2026-11-29  A title that is laid out already  a.md", 20,
      ["diary: 'a' could be", "  any:", "  2026-11-29  A title that is laid out already  a.md"]
    ),
    (
      "diary: nothing was changed in my notes/2026-11-29 a day.md", 40,
      ["diary: nothing was changed in my", "  notes/2026-11-29 a day.md"]
    ),
    (
      "diary: the editor ended, and has changed 2026-11-29 a long day at the sea.md", 40,
      ["diary: the editor ended, and has changed", "  2026-11-29 a long day at the sea.md"]
    ),
    (
      "Moved to the trash: entries/2026/11/2026-11-29 a day.md", 30,
      ["Moved to the trash:", "  entries/2026/11/2026-11-29 a day.md"]
    ),
    (
      "diary: there is no entry on 2026-11-29: write it, or see a.md for that", 30,
      ["diary: there is no entry on", "  2026-11-29: write it, or see", "  a.md for that"]
    ),
    ("hint: try\n", 20, ["hint: try", ""]), ("", 20, [""]),
  ])
  func `a message is filled, and no path or command is broken`(
    message: String, width: Int, lines: [String]
  ) {
    #expect(MessageLines.wrap(message, width: width) == lines.joined(separator: "\n"))
  }

  @Test func `a line that is laid out by an indent is filled within it`() {
    let line = "rename it to 2026-11-29.md, so that it is an entry"
    #expect(
      MessageLines.wrap(line, behind: "a b/c.md:3:", width: 30, indentingAllBy: 0) == """
        a b/c.md:3: rename it to
          2026-11-29.md, so that it is
          an entry
        """)
    #expect(
      MessageLines.wrap(line, width: 30, indentingAllBy: 2) == """
          rename it to 2026-11-29.md,
            so that it is an entry
        """)
  }

  @Test(arguments: [1, 10, 40, 100])
  func `no word is lost at any width`(width: Int) {
    let message = "diary: warning: /a b/c.md: 'x y' is (not) there: see 'diary list' or 바다 "
    let wrapped = MessageLines.wrap(message, width: width)
    let words = { (text: String) in text.split { $0 == " " || $0 == "\n" }.map(String.init) }
    #expect(words(wrapped) == words(message))
  }
}
