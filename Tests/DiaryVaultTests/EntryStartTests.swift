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
}
