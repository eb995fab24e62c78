import DiaryModel
import DiaryVault
import Testing

struct EntryStartTests {
  private func start(
    _ template: String, category: String? = nil, tags: [String] = []
  ) throws -> String {
    var details = EntryStart.Details()
    (details.category, details.tags) = (category, tags)
    let moment = moment("21:14:00")
    let start = try EntryStart(
      day: moment.day, at: moment, template: Array(template.utf8), details: details
    ) { "\($0)" }
    return String(decoding: start.bytes, as: UTF8.self)
  }

  @Test func `an entry begins with when it was created and no more`() throws {
    #expect(try start("") == "---\ncreated: 2026-11-29T21:14+09:00\n---\n")
    #expect(
      try start("# {{date}}\n") == "---\ncreated: 2026-11-29T21:14+09:00\n---\n# 2026-11-29\n")
  }

  @Test func `a template's own front matter stays and is added to`() throws {
    #expect(
      try start("---\nmood: \"?\" # how?\n---\n{{weekday}}\n")
        == "---\nmood: \"?\" # how?\ncreated: 2026-11-29T21:14+09:00\n---\nsunday\n")
    #expect(
      try start("---\ncreated: {{date}}\n---\n") == "---\ncreated: 2026-11-29\n---\n")
  }

  @Test func `what was asked for is in the front matter`() throws {
    #expect(
      try start("", category: "travel", tags: ["sea", "a b"])
        == "---\ncreated: 2026-11-29T21:14+09:00\ncategory: travel\ntags: [sea, a b]\n---\n")
  }

  @Test(arguments: [
    ("<!-- What was today like? -->\n", "---\ncreated: 2026-11-29T21:14+09:00\n---\n"),
    ("# {{date}}\n", "---\ncreated: 2026-11-29T21:14+09:00\n---\n# 2026-11-29\n"),
    ("---\nmood: x\n---\n%%how?%%\n", "---\nmood: x\ncreated: 2026-11-29T21:14+09:00\n---\n"),
  ])
  func `prompts are left out for a text that is there already`(
    template: String, begun: String
  ) throws {
    let moment = moment("21:14:00")
    let start = try EntryStart(day: moment.day, at: moment, template: Array(template.utf8)) {
      "\($0)"
    }
    #expect(String(decoding: start.withoutPrompts, as: UTF8.self) == begun)
  }

  @Test(arguments: [
    ("# {{date}}\n", ""), ("# {{date}}\n## Gratitude\n", ""), ("## A\n\n<!-- How? -->\n\n## B", ""),
    ("#\n", ""), ("# {{date}}\n\nWeather:\n", "# 2026-11-29\n\nWeather:\n"), ("#tag\n", "#tag\n"),
    ("Words\n", "Words\n"), ("    # code\n", "    # code\n"),
    ("####### seven\n", "####### seven\n"),
  ])
  func `headings alone are left out for a text that is there already`(
    template: String, begun: String
  ) throws {
    let moment = moment("21:14:00")
    let start = try EntryStart(day: moment.day, at: moment, template: Array(template.utf8)) {
      "\($0)"
    }
    #expect(
      String(decoding: start.withoutHeadings, as: UTF8.self)
        == "---\ncreated: 2026-11-29T21:14+09:00\n---\n" + begun)
  }

  @Test(arguments: [
    ("", "\n|"), ("<!-- What was today like? -->\n", "<!-- What was today like? -->\n|"),
    ("<!-- How? -->", "<!-- How? -->\n|"), ("# {{date}}\n\n<!-- How? -->\n", "# 2026-11-29\n|"),
    ("\n# A\n\n## B\n\n", "\n# A\n|"), ("# A\r\n\r\n", "# A\r\n|"), ("# A\nB\n", "# A\nB\n|"),
  ])
  func `one begins to write on a blank line behind the first words`(
    template: String, above: String
  ) throws {
    let moment = moment("21:14:00")
    let start = try EntryStart(day: moment.day, at: moment, template: Array(template.utf8)) {
      "\($0)"
    }
    let draft = String(decoding: start.draft.bytes, as: UTF8.self)
    let lines = draft.replacing("\r\n", with: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let head = "---\ncreated: 2026-11-29T21:14+09:00\n---\n"
    let shown = lines.prefix(start.draft.line - 1).map { $0 + "\n" }.joined() + "|"
    #expect(shown == head + above.replacing("\r\n", with: "\n"))
    #expect(lines[start.draft.line - 1].isEmpty)
    #expect(draft.hasPrefix(String(decoding: start.bytes, as: UTF8.self)))
  }
}
