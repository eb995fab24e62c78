import DiaryMarkup
import Testing

@testable import DiaryCommands

struct FieldChangeTests {
  @Test(arguments: [
    ("mood=glad", "mood: glad\n"), ("rating=5", "rating: 5\n"), ("mood=", ""),
    ("tags=sea, #sun", "tags: [sea, sun]\n"), ("tags+=sea", "tags: [sea]\n"),
    ("starred=yes", "starred: true\n"), ("created=2026-11-29", "created: 2026-11-29\n"),
    ("created=2026-11-29 23:10", "created: 2026-11-29T23:10\n"), ("x=a: b", "x: \"a: b\"\n"),
    ("기분=좋음", "기분: 좋음\n"), ("x=a=b", "x: a=b\n"),
  ])
  func `a change is made in front matter`(word: String, matter: String) throws {
    var edit = FrontMatterEdit(Array("Text\n".utf8))
    try #require(FieldChange(word)).apply(to: &edit)
    let expected = matter.isEmpty ? "Text\n" : "---\n\(matter)---\nText\n"
    #expect(String(decoding: edit.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: ["last", "2026-11-29", "=x", "a b=c", "-x=y", "a title", "a.b=c", ""])
  func `other words name an entry`(word: String) {
    #expect(FieldChange(word) == nil)
  }
}
