import DiaryMarkup
import Testing

struct EmptyEntryTests {
  private static let template =
    "---\ncreated: 2026-11-29T23:10\nmood:\n---\n<!-- How was it? -->\n# 29\n"

  @Test(arguments: [
    "", "\n \n\t\n", template, template + "\n\n", "<!-- How was it? -->\r\n",
    "---\ncreated: 2026-11-29T23:10\n---\n\n", "---\nmood:\n---\n\n",
    "<!-- How was it? -->\n# 29\n", "\u{FEFF}<!-- How was it? -->\r\r# 29",
    "---\ncreated: 2026-11-30T01:10\nmood:\n---\n\n<!-- How was it? -->\n\n  # 29\n",
    "---\r\ncreated: \"2026-11-30T01:10+09:00\"\r\nModified: 2026-11-30 01:10:00Z\r\n---\r\n",
    "---\ncreated:\n\n---\n",
  ])
  func `an entry to which nothing was added is empty`(entry: String) {
    #expect(EntryReader.isEmpty(Array(entry.utf8), template: Array(Self.template.utf8)))
  }

  @Test(arguments: [
    "a", "%%a%%", "<!-- a -->", "---\nmood: good\n---\n", "# 29 a", "- ", "[ ]", "\0", "\u{1}\r\n",
    "\u{7F}",
    // Words one line too high, or where YAML does not see them, are words.
    "---\ncreated: 2026-11-29T23:10\nDear diary, today was hard\n---\n",
    "---\ncreated: 2026-11-29T23:10 # we met at the sea\n---\n",
    "---\n# we met at the sea\n---\n", "---\nA letter between two rules\n---\n",
    "---\ncreated: yesterday, I think\n---\n", "---\ncreated: [\n---\n",
    // What the template has is words all the same where it was chosen, or written again.
    "# 29", "---\ncreated: 2026-11-30T01:10\n---\n# 29\n", template + "# 29\n",
    "# 29\n<!-- How was it? -->\n",
  ])
  func `an entry to which anything was added is not`(entry: String) {
    #expect(!EntryReader.isEmpty(Array(entry.utf8), template: Array(Self.template.utf8)))
  }

  private static let choices = "---\nslept: well\nslept: badly\n---\n## Night\n\nwell\nbadly\n"

  @Test(arguments: [
    (choices, true), ("", true), ("---\n---\n", true), ("## Night\n\nwell\nbadly\n", true),
    ("---\nslept: well\nslept: badly\n---\n", true),
    ("---\nslept: well\nslept: badly\n---\n## Night\n\nbadly\n", false),
    ("---\nslept: badly\n---\n## Night\n\nwell\nbadly\n", false),
    ("---\nslept: badly\n---\n", false), ("well", false), ("## Night\n\nbadly\nwell\n", false),
    ("## Night\n\nwell\nbadly\nbadly\n", false),
  ])
  func `what was left of a template by choice is written`(entry: String, isEmpty: Bool) {
    let template = Array(Self.choices.utf8)
    #expect(EntryReader.isEmpty(Array(entry.utf8), template: template) == isEmpty)
  }
}
