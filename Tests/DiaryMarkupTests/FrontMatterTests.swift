import DiaryModel
import Testing

@testable import DiaryMarkup

@Suite struct FrontMatterTests {
  @Test(
    arguments: [
      ("12:30", .scalar("12:30")), ("001", .scalar("001")), ("yes", .scalar("yes")),
      ("2024-01-31", .scalar("2024-01-31")), ("~", .scalar("~")), ("null", .scalar("null")),
      ("", .null), ("  # only a comment", .null), ("''", .scalar("")), ("\"\"", .scalar("")),
      ("!!str", .scalar("")), ("'it''s'", .scalar("it's")), ("\"a\\tb\\u00e9\"", .scalar("a\tbé")),
      ("Hello, world # a comment", .scalar("Hello, world")), ("a#b", .scalar("a#b")),
      ("http://a.b/c:d", .scalar("http://a.b/c:d")), ("일기", .scalar("일기")),
      ("one\n  two\n\n  three", .scalar("one two\nthree")),
      ("|\n  one\n  two\n", .scalar("one\ntwo\n")), (">-\n  one\n  two\n\n", .scalar("one two")),
      ("|+\n  one\n", .scalar("one\n\n")),
      ("[]", .list([])), ("[a, 'b, c', ]", .list([.scalar("a"), .scalar("b, c")])),
      ("\n  - a\n  -\n  - c", .list([.scalar("a"), .null, .scalar("c")])),
      ("\n- a\n- b", .list([.scalar("a"), .scalar("b")])),
      ("[[Kim Minji]]", .list([.list([.scalar("Kim Minji")])])),
      ("{x: 1, y: }", .map([FrontMatterPair("x", .scalar("1")), FrontMatterPair("y", .null)])),
      (
        "\n  x: 1\n  y: 2",
        .map([FrontMatterPair("x", .scalar("1")), FrontMatterPair("y", .scalar("2"))])
      ),
      ("&a one", .scalar("one")), ("*a", .alias("*a")),
    ] as [(String, FrontMatterValue)])
  func `values are what was typed`(typed: String, value: FrontMatterValue) {
    for ending in ["\n", "\r\n", "\r"] {
      let text = "---\nfirst: 1\nkey: \(typed)\nlast: 2\n---\nbody"
      let frontMatter = read(text.replacing("\n", with: ending))
      #expect(frontMatter["key"] == value)
      #expect(frontMatter.fields.map(\.key) == ["first", "key", "last"])
      #expect(frontMatter.problems.isEmpty)
    }
  }

  @Test func `keys are found without regard to case, the first wins, a second is a problem`() {
    let frontMatter = read("---\nTitle: one\nmood: ok\ntitle: two\n---\n")
    #expect(frontMatter["TITLE"] == .scalar("one"))
    #expect(frontMatter["weather"] == nil)
    #expect(frontMatter.fields.map(\.key) == ["Title", "mood", "title"])
    #expect(
      frontMatter.problems == [
        EntryProblem(line: 4, column: 1, message: "'title' stands here a second time")
      ])
  }

  @Test(arguments: [
    "body", "---\n---\nbody", "---\n# only a comment\n\n---\n", "\u{feff}---\n\n---",
  ])
  func `no front matter and an empty one have neither fields nor problems`(text: String) {
    let frontMatter = read(text)
    #expect(frontMatter.fields.isEmpty)
    #expect(frontMatter.problems.isEmpty)
    #expect(frontMatter.isReadable)
  }

  @Test(
    arguments: [
      ("title: a: b", 2, 9, "a text with ': ' in it must stand in quotes"),
      ("mood: ok\ntitle: \"open", 3, 8, "a quotation mark that is never closed"),
      ("tags: [a, b\nmood: ok", 2, 7, "a '[' that is never closed, or a comma missing behind it"),
      ("x: {a: 1\n", 2, 4, "a '{' that is never closed, or a comma missing behind it"),
      ("person: @minji", 2, 9, "a text that begins with '@' must stand in quotes"),
      ("a: `b`", 2, 4, "a text that begins with '`' must stand in quotes"),
      ("a: *", 2, 5, "a text that begins with '*' must stand in quotes"),
      ("a:\n\tb: 1", 3, 1, "a tab cannot indent a line, use blanks"),
      ("a: 1\njust words\nb: 2", 3, 1, "expected 'key: value'"),
      (
        "path: \"C:\\new\\dir\"", 2, 14,
        "an unknown escape in double quotes, write '\\\\' or use single quotes"
      ),
      ("a: \"b\" c", 2, 8, "expected a key at the start of a line of its own"),
      ("just words", 2, 1, "expected lines of 'key: value'"),
      ("- a\n- b", 2, 1, "expected lines of 'key: value'"),
      ("created: {{date}}", 2, 10, "a placeholder in '{{ }}' must stand in quotes"),
      ("created: {{date}} {{time}}", 2, 19, "a placeholder in '{{ }}' must stand in quotes"),
      ("created: {{date:YYYY-MM-DD}}", 2, 10, "a placeholder in '{{ }}' must stand in quotes"),
      ("a: 1\nb: x\u{0}y", 3, 5, "a control character"),
      ("é: 1\nb: é\u{7}y", 3, 6, "a control character"),
    ] as [(String, Int, Int, String)])
  func `what is wrong is told with its place`(
    yaml: String, line: Int, column: Int, message: String
  ) {
    for ending in ["\n", "\r\n", "\r"] {
      let text = "\u{feff}---\n\(yaml)\n---\nbody".replacing("\n", with: ending)
      let problem = EntryProblem(line: line, column: column, message: message)
      #expect(read(text).problem == problem)
    }
  }

  @Test func `front matter that is not YAML has no fields`() {
    let frontMatter = read("---\ntitle: fine\nmood: a: b\n---\n")
    #expect(frontMatter.fields.isEmpty)
    #expect(!frontMatter.isReadable)
  }

  @Test func `bytes that are not UTF-8 are a problem with their place`() {
    let text = EntryText(bytes: Array("---\na: 1\nb: x".utf8) + [0xFF] + Array("\n---\n".utf8))
    let problem = EntryProblem(line: 3, column: 5, message: "a byte that is not UTF-8")
    #expect(FrontMatter(text).problems == [problem])
  }

  @Test func `size and depth are capped`() {
    let long = String(repeating: "# filler\n", count: 8000)
    #expect(read("---\n\(long)---\n").problem?.message == "more than 64 KiB of YAML")
    let deep = String(repeating: "[", count: 5000)
    #expect(read("---\na: \(deep)\n---\n").problem?.message == "nested more than 32 levels deep")
    let ordinary = String(repeating: "[", count: 31) + String(repeating: "]", count: 31)
    #expect(read("---\na: \(ordinary)\n---\n").problem == nil)
  }

  @Test func `ranges are those of the file`() throws {
    let text =
      "\u{feff}---\r\n일기: 하나 # c\r\ntags:\r\n  - a\r\n  - b\r\n\r\n# end\r\nx: |\r\n  y\r\n\r\n---\r\n"
    let bytes = Array(text.utf8)
    let fields = FrontMatter(EntryText(bytes: bytes)).fields
    func shown(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(fields.map { shown($0.keyRange) } == ["일기", "tags", "x"])
    #expect(fields.map { shown($0.valueRange) } == ["하나", "- a\r\n  - b", "|\r\n  y"])
    #expect(
      fields.map { shown($0.lines) } == [
        "일기: 하나 # c\r\n", "tags:\r\n  - a\r\n  - b\r\n", "x: |\r\n  y\r\n",
      ])
    #expect(fields.map(\.line) == [2, 3, 8])
    #expect(fields.map(\.style) == [.plain, .block, .literal])
  }

  private func read(_ text: String) -> FrontMatter {
    FrontMatter(EntryText(bytes: Array(text.utf8)))
  }
}
