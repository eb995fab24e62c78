import DiaryMarkup
import DiaryModel
import Testing

struct WordTests {
  @Test(arguments: [
    ("#a b", ["a"]), ("#a-b/c", ["a-b/c"]), ("#태그 하나", ["태그"]), ("#日記、", ["日記"]), ("(#a)", ["a"]),
    ("*#a*", ["a"]),
    ("#a,#b.", ["a", "b"]), ("a\n#b", ["b"]), ("end #a", ["a"]), ("#A #a", ["A"]), ("#a/", ["a"]),
    ("#🎉", ["🎉"]), ("#2026-11", []),
    ("#1", []), ("#1a", ["1a"]), ("C#", []), ("a#b", []), ("## Heading", []), ("# #a b", ["a"]),
    ("##a", []), ("\\#a", []),
    ("&#35;a", []), ("http://x.y/#z", []), ("[#a](b)", []), ("[a](#b)", []), ("`#a`", []),
    ("```\n#a\n```", []),
    ("<a href=\"#b\">", []), ("foo@bar.com #a", ["a"]), ("| #a |\n|-|\n| #b |", ["a", "b"]),
    ("> [!note] #a", ["a"]),
    ("%%#a%%", []), ("[^1] #a\n\n[^1]: #b", ["a", "b"]), ("#a_b_c", ["a_b_c"]), ("가#나", []),
    ("![#a](b)", []),
    ("~~#a~~", ["a"]),
  ])
  func `tags`(body: String, tags: [String]) {
    #expect(EntryReader.facts(of: Array(body.utf8)).tags == tags)
  }

  @Test(arguments: [
    ("@Anna and @Bob", ["Anna", "Bob"]), ("@\"Kim Minji\" 와", ["Kim Minji"]), ("@민지", ["민지"]),
    ("a@b.c", []), ("a@b", []),
    ("(@Anna)", ["Anna"]), ("@Anna's", ["Anna"]), ("@Anna, @Anna", ["Anna"]), ("\\@Anna", []),
    ("@3", []), ("`@Anna`", []),
    ("@\"\"", []), ("@Jean-Luc.", ["Jean-Luc"]), ("[@Anna](b)", []), ("@ Anna", []),
  ])
  func `people`(body: String, people: [String]) {
    #expect(EntryReader.facts(of: Array(body.utf8)).people == people)
  }

  @Test func `tags of front matter come first, and none twice`() {
    let facts = EntryReader.facts(of: Array("---\ntags: [a, b]\n---\n#B #c".utf8))
    #expect(facts.tags == ["a", "b", "c"])
  }

  @Test func `wiki-links and embeds are links`() {
    let facts = EntryReader.facts(
      of: Array("[[2026-11-29]] [[a|b]] [[c#d]] ![[e.jpg]] [[#f]] [[a]] ![g](h%20i.png)".utf8))
    #expect(
      facts.links == [
        EntryLink(.wiki, "2026-11-29"), EntryLink(.wiki, "a"), EntryLink(.wiki, "c"),
        EntryLink(.embed, "e.jpg"), EntryLink(.embed, "h i.png"),
      ])
    #expect(facts.firstImage == "e.jpg")
  }

  @Test func `tasks are counted`() {
    let facts = EntryReader.facts(of: Array("- [ ] a\n- [x] b\n  - [X] c\n- d".utf8))
    #expect(facts.openTasks == 1)
    #expect(facts.doneTasks == 2)
  }
}
