import DiaryModel
import Testing

@testable import DiaryMarkup

@Suite struct FrontMatterEditTests {
  @Test(arguments: [
    "---\ra: 1\r\n\n---\nb", "---\r\r\na: 1\r\n\n---\nb", "---\ra:\r- b\r\n\n---\r",
    "---\ra: 1\r\n---\rb",
    "---\na: 1\r\n\r---\nb", "---\r\na: 1\r\n\n\r---\r\nb", "\nb\r", "b\r\n\n",
  ])
  func `an addition is taken back to the byte where lines end in several ways`(
    file: String
  ) throws {
    var edit = FrontMatterEdit(Array(file.utf8))
    try edit.set("added", "x")
    #expect(FrontMatter(EntryText(bytes: edit.bytes))["added"] == .scalar("x"))
    try edit.remove("added")
    #expect(edit.bytes == Array(file.utf8))
  }

  @Test(
    arguments: [
      ("body", "mood", "good", "---\nmood: good\n---\nbody"),
      ("", "mood", "good", "---\nmood: good\n---\n"),
      ("\u{feff}a\r\nb", "mood", "good", "\u{feff}---\r\nmood: good\r\n---\r\na\r\nb"),
      ("a\rb", "mood", "good", "---\rmood: good\r---\ra\rb"),
      ("---\nno end", "mood", "good", "---\nmood: good\n---\n---\nno end"),
      ("---\n---\n", "mood", "good", "---\nmood: good\n---\n"),
      ("---\na: 1\n---", "mood", "good", "---\na: 1\nmood: good\n---"),
      ("---\na: 1\n\n# end\n\n...\nx", "mood", "good", "---\na: 1\n\n# end\nmood: good\n\n...\nx"),
      ("---\r\na: 1\r\n\r\n---\r\n", "mood", "good", "---\r\na: 1\r\nmood: good\r\n\r\n---\r\n"),
      ("---\n  a: 1\n---\n", "mood", "good", "---\n  a: 1\n  mood: good\n---\n"),
      ("---\n{a: 1, b}\n---\n", "mood", "a: b", "---\n{a: 1, b, mood: \"a: b\"}\n---\n"),
      ("---\n{}\n---\n", "mood", "good", "---\n{mood: good}\n---\n"),
      ("---\nx: |+\n  y\n\n---\n", "mood", "good", "---\nx: |+\n  y\n\nmood: good\n---\n"),
      ("---\na: 1\n---\n", "my key", "good", "---\na: 1\nmy key: good\n---\n"),
      ("---\na: 1\n---\n", "#key", "good", "---\na: 1\n\"#key\": good\n---\n"),
    ])
  func `a new field stands behind the others`(
    before: String, key: String, value: String, after: String
  ) throws {
    var edit = FrontMatterEdit(Array(before.utf8))
    try edit.set(key, value)
    #expect(edit.bytes == Array(after.utf8))
    if before != "---\n---\n" {
      try edit.remove(key)
      #expect(edit.bytes == Array(before.utf8))
    }
  }

  @Test(
    arguments: [
      ("key: old", "new", "key: new"), ("Key:   old  # c", "new", "Key:   new  # c"),
      ("key: 'old'", "new", "key: new"), ("key:", "new", "key: new"), ("key: ", "new", "key: new "),
      ("key:  # c", "new", "key: new  # c"), ("\"key\" : old", "new", "\"key\" : new"),
      ("key: |\n  one\n  two\n\nx: 1", "new", "key: new\n\nx: 1"),
      ("key: >+\n  one\n\n\nx: 1", "new", "key: new\nx: 1"),
      ("key: one\n  two\n# c", "new", "key: new\n# c"),
      ("key:\n  one\n# c", "new", "key: new\n# c"),
      ("key: # c\n  - a\n  - b\nx: 1", "new", "key: new # c\nx: 1"),
      ("key:\n- a\n- b\nx: 1", "new", "key: new\nx: 1"), ("key: [a,\n  b]", "new", "key: new"),
      ("key:\n  a: 1\n  b: 2\n\nx: 1", "new", "key: new\n\nx: 1"),
      ("key: &a old\nx: *a", "new", "key: &a new\nx: *a"),
      ("x: &a 1\nkey: *a", "new", "x: &a 1\nkey: new"),
      ("key: &a\n  - b", "new", "key: &a new"), ("key: !!str 12", "new", "key: new"),
      ("key: old\nKEY: second", "new", "key: new\nKEY: second"),
      ("{x: 1, key: old, y: 2}", "a, b", "{x: 1, key: \"a, b\", y: 2}"),
      ("{key}", "new", "{key: new}"),
      ("{\"key\":1}", "new", "{\"key\":new}"),
      ("key: old", "yes", "key: \"yes\""), ("key: 5", "7", "key: 7"),
      ("key: 5", "good", "key: good"),
      ("key: 2024-01-31", "2024-02-01", "key: 2024-02-01"), ("key: old", "", "key: \"\""),
      ("key: old", "one\ntwo", "key: \"one\\ntwo\""), ("key: old", "say \"hi\"", "key: say \"hi\""),
      ("key: old", "일기, 둘째", "key: 일기, 둘째"), ("key: old", "{{date}}", "key: \"{{date}}\""),
    ])
  func `a value is replaced and nothing else`(before: String, value: String, after: String) throws {
    for ending in ["\n", "\r\n", "\r"] {
      func frame(_ yaml: String) -> String {
        "\u{feff}---\n\(yaml)\n---\nbody: x".replacing("\n", with: ending)
      }
      var edit = FrontMatterEdit(Array(frame(before).utf8))
      try edit.set("key", value)
      #expect(String(decoding: edit.bytes, as: UTF8.self) == frame(after))
    }
  }

  @Test(
    arguments: [
      ("tags: [a, b]", "c", "tags: [a, b, c]"), ("tags: []", "c", "tags: [c]"),
      ("tags: [ ]", "c", "tags: [c ]"), ("tags: [a, # x\n  b, ]", "c", "tags: [a, # x\n  b, c, ]"),
      ("tags: [a]", "b c", "tags: [a, b c]"), ("tags: [a]", "1", "tags: [a, \"1\"]"),
      ("tags:\n  - a\n  - b # x\n\nx: 1", "c", "tags:\n  - a\n  - b # x\n  - c\n\nx: 1"),
      ("tags:\n- a\nx: 1", "c", "tags:\n- a\n- c\nx: 1"),
      ("tags: # x\n    -   a", "c", "tags: # x\n    -   a\n    - c"),
      ("tags: &t\n  - a\nx: *t", "c", "tags: &t\n  - a\n  - c\nx: *t"),
      ("tags:\nx: 1", "c", "tags:\n  - c\nx: 1"), ("tags: # x", "c", "tags: # x\n  - c"),
      ("tags:\n  -\n    a\n  - b", "c", "tags:\n  -\n    a\n  - b\n  - c"),
      ("tags: a", "c", "tags: a, c"), ("tags: a b", "c", "tags: a b c"),
      ("tags: a, b", "c", "tags: a, b, c"),
      ("tags: '#a #b'", "c", "tags: '#a #b #c'"), ("keywords: \"a\"", "c", "keywords: \"a, c\""),
      ("{tags: [a], x: 1}", "c", "{tags: [a, c], x: 1}"),
      ("aliases:\n  - a", "b: c", "aliases:\n  - a\n  - \"b: c\""),
    ])
  func `a text is added to a list and taken out again`(
    before: String, value: String, after: String
  ) throws {
    for ending in ["\n", "\r\n", "\r"] {
      func frame(_ yaml: String) -> String {
        "---\n\(yaml)\n---\n- body\n".replacing("\n", with: ending)
      }
      let key =
        before.contains("keywords") ? "keywords" : before.contains("aliases") ? "aliases" : "tags"
      var edit = FrontMatterEdit(Array(frame(before).utf8))
      try edit.append(value, toListAt: key)
      #expect(String(decoding: edit.bytes, as: UTF8.self) == frame(after))
      try edit.append(value, toListAt: key)
      #expect(String(decoding: edit.bytes, as: UTF8.self) == frame(after))
      try edit.remove(value, fromListAt: key)
      #expect(String(decoding: edit.bytes, as: UTF8.self) == frame(before))
    }
  }

  @Test(
    arguments: [
      ("tags: [a, b, c]", "a", "tags: [b, c]"), ("tags: [a, b, c]", "b", "tags: [a, c]"),
      ("tags: ['#A', b, a]", "a", "tags: [b]"), ("tags: [a,]", "a", "tags: []"),
      (
        "tags:\n  # first\n  - a\n  # second\n  - b\n", "a", "tags:\n  # first\n  # second\n  - b\n"
      ),
      ("tags:\n  - |\n    a\n  - b\n", "a", "tags:\n  - b\n"), ("tags: a, b, c", "a", "tags: b, c"),
      ("tags: a", "a", "tags:"), ("tags: a b c", "b", "tags: a c"), ("tags: [a]", "z", "tags: [a]"),
      ("people: a", "a", "people:"), ("tags:", "a", "tags:"),
    ])
  func `a text is taken out of a list`(before: String, value: String, after: String) throws {
    var edit = FrontMatterEdit(Array("---\n\(before)\n---\n".utf8))
    try edit.remove(value, fromListAt: before.hasPrefix("people") ? "people" : "tags")
    #expect(String(decoding: edit.bytes, as: UTF8.self) == "---\n\(after)\n---\n")
  }

  @Test func `one text becomes a list's first item`() throws {
    var edit = FrontMatterEdit(Array("---\naliases: Kim\npeople: Lee, Jr\n---\n".utf8))
    try edit.append("Park", toListAt: "aliases")
    try edit.append("Choi", toListAt: "people")
    #expect(
      String(decoding: edit.bytes, as: UTF8.self)
        == "---\naliases: [Kim, Park]\npeople: [\"Lee, Jr\", Choi]\n---\n")
  }

  @Test func `values that are not texts are written plain`() throws {
    var edit = FrontMatterEdit([])
    try edit.set("created", try #require(Moment("2026-11-29T23:10+09:00")))
    try edit.set("resurface", try #require(Day("2027-11-29")))
    try edit.set("starred", true)
    try edit.set("tags", ["a", "b c"])
    let block =
      "created: 2026-11-29T23:10+09:00\nresurface: 2027-11-29\nstarred: true\ntags: [a, b c]\n"
    #expect(String(decoding: edit.bytes, as: UTF8.self) == "---\n\(block)---\n")
  }

  @Test(
    arguments: [
      ("a: 1\nkey: x # c\nb: 2", "a: 1\n# c\nb: 2"), ("key: 1\n# c\nb: 2", "# c\nb: 2"),
      ("a: 1\nkey: |\n  x\n\n  y\nb: 2", "a: 1\nb: 2"), ("key: 1\na: 1\nKey: 2", "a: 1"),
      ("{a: 1, key: 2, b: 3}", "{a: 1, b: 3}"), ("{key: 2, b: 3}", "{b: 3}"), ("{key, }", "{ }"),
      ("key: 1\n# c", "# c"), ("a: 1", "a: 1"),
    ])
  func `a field is removed with its lines`(before: String, after: String) throws {
    var edit = FrontMatterEdit(Array("---\n\(before)\n---\nbody".utf8))
    try edit.remove("key")
    #expect(String(decoding: edit.bytes, as: UTF8.self) == "---\n\(after)\n---\nbody")
  }

  @Test func `an emptied block goes, unless the body would then be read otherwise`() throws {
    var edit = FrontMatterEdit(Array("---\nkey: 1\n---\nbody".utf8))
    try edit.remove("key")
    #expect(edit.bytes == Array("body".utf8))
    edit = FrontMatterEdit(Array("---\nkey: 1\n---\n---\na: 1\n---\n".utf8))
    try edit.remove("key")
    #expect(edit.bytes == Array("---\n---\n---\na: 1\n---\n".utf8))
    edit = FrontMatterEdit(Array("---\nkey: 1\n---\n\u{FEFF}body".utf8))
    try edit.remove("key")
    #expect(edit.bytes == Array("---\n---\n\u{FEFF}body".utf8))
  }

  @Test(
    arguments: [
      (
        "a: b: c",
        FrontMatterEditError.unreadable(
          EntryProblem(line: 2, column: 5, message: "a text with ': ' in it must stand in quotes"))
      ),
      ("? key\n: value", .entangled(key: "key")),
      ("key:\n  x: &a 1\nb: *a", .anchorInUse(key: "key", anchor: "a")),
    ])
  func `an edit that cannot be made alone is refused`(yaml: String, error: FrontMatterEditError) {
    let bytes = Array("---\n\(yaml)\n---\n".utf8)
    var edit = FrontMatterEdit(bytes)
    #expect(throws: error) { try edit.set("key", "new") }
    #expect(edit.bytes == bytes)
  }

  @Test func `what others point at is not removed, and a map is no list`() {
    let bytes = Array("---\nkey: &a 1\nb: *a\nc: {x: 1}\n---\n".utf8)
    var edit = FrontMatterEdit(bytes)
    #expect(throws: FrontMatterEditError.anchorInUse(key: "key", anchor: "a")) {
      try edit.remove("key")
    }
    #expect(throws: FrontMatterEditError.notAList(key: "c")) { try edit.append("x", toListAt: "c") }
    #expect(edit.bytes == bytes)
  }
}
