import DiaryMarkup
import Testing

struct TagRenameTests {
  @Test(arguments: [
    ("#sea and #SEA, #sea/north #seal", "#lake and #lake, #lake/north #seal"),
    (
      "---\ntags: [sea, Sea/north, seal] # notes\n---\nx",
      "---\ntags: [lake, lake/north, seal] # notes\n---\nx"
    ),
    ("---\ntags:\n  - \"sea\"\n  - other\n---\n", "---\ntags:\n  - lake\n  - other\n---\n"),
    ("---\ntag: sea,  other\n---\n", "---\ntag: lake,  other\n---\n"),
    ("---\ntags: '#sea #other'\n---\n", "---\ntags: \"#lake #other\"\n---\n"),
    ("`#sea` [a](#sea) http://x/#sea \\#sea #sea", "`#sea` [a](#sea) http://x/#sea \\#sea #lake"),
    ("| a |\r\n|-|\r\n| #sea |\r\n\r\n# #sea\r\n", "| a |\r\n|-|\r\n| #lake |\r\n\r\n# #lake\r\n"),
    (
      "```\n#sea\n```\n\n    #sea\n\n> - #sea[^1]\n\n[^1]: #sea",
      "```\n#sea\n```\n\n    #sea\n\n> - #lake[^1]\n\n[^1]: #lake"
    ),
    ("nothing", "nothing"),
    // What an alias points at stays.
    ("---\ntags: &t sea\nmood: *t\n---\n", "---\ntags: &t lake\nmood: *t\n---\n"),
    ("---\ntags: [&t sea, *t]\n---\n", "---\ntags: [&t lake, *t]\n---\n"),
    ("---\ntags:\n- &t sea\nmood: *t\n---\n", "---\ntags:\n- &t lake\nmood: *t\n---\n"),
    ("---\ntags: sea lake\n---\nx", "---\ntags: lake\n---\nx"),
    ("---\ntags: sea, other, Lake\n---\n", "---\ntags: other, Lake\n---\n"),
    ("---\ntags: [lake, sea, sea/north]\n---\n", "---\ntags: [lake, lake/north]\n---\n"),
    ("---\ntags: [sea, sea/north, lake/north]\n---\n", "---\ntags: [lake, lake/north]\n---\n"),
    ("---\ntags:\n  - sea\n  - lake\n---\n", "---\ntags:\n  - lake\n---\n"),
    ("---\ntags: [other, sea, SEA]\n---\n", "---\ntags: [other, lake]\n---\n"),
  ])
  func `a tag is renamed where it is one`(text: String, expected: String) throws {
    let rename = try #require(TagRename(from: "Sea", to: "lake"))
    let bytes = try rename.apply(to: Array(text.utf8), options: .standard)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `names in any script`() throws {
    let rename = try #require(TagRename(from: "산책", to: "바다/걷기"))
    let bytes = try rename.apply(to: Array("#산책 #산책길 #산책/밤".utf8), options: .standard)
    #expect(String(decoding: bytes, as: UTF8.self) == "#바다/걷기 #산책길 #바다/걷기/밤")
  }

  @Test(arguments: [
    ("c++", "---\ntags: [C++, c]\n---\n#c++ c++", "---\ntags: [new, c]\n---\n#c++ c++"),
    (
      "deep work", "---\ntags:\n  - deep work\n---\n#deep work",
      "---\ntags:\n  - new\n---\n#deep work"
    ),
    ("1", "---\ntags: [1, 12]\n---\n#1", "---\ntags: [new, 12]\n---\n#1"),
  ])
  func `a name that only front matter can hold is renamed there`(
    old: String, text: String, expected: String
  ) throws {
    let rename = try #require(TagRename(from: old, to: "new"))
    let bytes = try rename.apply(to: Array(text.utf8), options: .standard)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("a", "c,d"), ("a", "1"), ("a", ""), ("#a", "b"), ("a", "b/"), ("", "b"), (" a", "b"),
    ("a", "c++"), ("a", "b c"),
  ])
  func `what is no name of a tag is refused`(old: String, new: String) {
    #expect(TagRename(from: old, to: new) == nil)
  }
}
