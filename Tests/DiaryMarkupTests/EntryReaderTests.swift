import DiaryMarkup
import DiaryModel
import Testing

struct EntryReaderTests {
  @Test(arguments: [
    ("one", "one", ""),
    ("one\ntwo", "one", "two"),
    ("one\n\n\ntwo\nthree\n", "one", "two"),
    ("", "", ""),
    (" \n\t\n\u{3000}\n", "", ""),
    ("\n\n  one\n \n two", "one", "two"),
    ("one\r\ntwo\r\n", "one", "two"),
    ("one\rtwo\r", "one", "two"),
    ("\u{FEFF}one\ntwo", "one", "two"),
    ("one  \ntwo", "one", "two"),
    ("# one\ntwo", "one", "two"),
    ("#\ttwo words  #", "two words", ""),
    ("one\n===\ntwo", "one", "two"),
    ("one\ntwo\n---\nthree", "one", "two"),
    ("## *Hello* [world](u)", "Hello world", ""),
    ("- one\n- two", "one", "two"),
    ("1. one\n   two", "one", "two"),
    ("-\n- two", "two", ""),
    ("> one\n> two", "one", "two"),
    ("> - # one\nlazy", "one", "lazy"),
    ("```sh\none\n\ntwo\n```\nthree", "one", "two"),
    ("~~~\n~~~\none", "one", ""),
    ("    one\n    two", "one", "two"),
    ("---\n\none\n***\ntwo", "one", "two"),
    ("![a photo](b.jpg)\none", "a photo", "one"),
    ("![](b.jpg)\none", "one", ""),
    ("<!-- a -->\none", "one", ""),
    ("<!-- a\n\nb\n-->\none\n<!-- c -->\ntwo", "one", "two"),
    ("one <!-- a\nb --> two", "one", "two"),
    ("<!-- What was today like?\n     Notes like this never show. -->\n", "", ""),
    ("<div>one</div>\n\ntwo", "one", "two"),
    ("<br>\n\none", "one", ""),
    ("mood:: good\none\n- weather:: sun\n- two", "one", "two"),
    ("기분:: 좋음\n하나", "하나", ""),
    ("std::vector is fine\nC++:: no", "std::vector is fine", ""),
    ("오늘은 **정말** 좋은 날\n둘째 줄", "오늘은 정말 좋은 날", "둘째 줄"),
    ("*one\ntwo*", "one", "two"),
    ("one [two\nthree](u)", "one two", "three"),
    ("[a]: http://b.c\n\none [a]", "one a", ""),
    ("a &amp; b &lt;c&gt; `d<e`", "a & b <c> d<e", ""),
    ("[[a|shown]] and [[b]]\n[[c#d]]", "shown and b", "c#d"),
    ("%%hidden%%\none %%x%% two", "one two", ""), ("%%\nhidden\n\n# more\n%%\none", "one", ""),
    ("- [ ] one\n- [x] two", "one", "two"), ("- [ ] \n- [x]\n- [ ] one", "one", ""),
    ("| a | b |\n|---|---|\n| c | d |", "a b", "c d"), ("> [!note] one\n> two", "one", "two"),
    ("> [!note]\n> one", "one", ""), ("#tag one\n@Anna", "#tag one", "@Anna"),
    ("~~one~~ ==two==\nhttps://a.b", "one two", "https://a.b"),
    ("![[photo.jpg]]\none", "photo.jpg", "one"),
    ("one[^1]\n[^1]: note\n\ntwo", "one", "two"), ("漢字\nかな", "漢字", "かな"),
    ("\\# one\n&#35; two", "# one", "# two"), ("one\n\n%%\n- hidden\n%%", "one", ""),
    ("one\u{A0}two\u{3000} three", "one two three", ""),
    ("one\n\n07:10\n\n- [ ] two", "one", "two"), ("07:10\n08:30:15", "07:10", ""),
    ("one\n\n07:10 two", "one", "07:10 two"), ("one\n\n7:10\n\ntwo", "one", "7:10"),
    ("one\n\n## 07:10\n\ntwo", "one", "two"), ("one\n\n07:10\n\n08:20", "one", ""),
  ])
  func `the first line is the title, the next the preview`(
    body: String, title: String, preview: String
  ) {
    let facts = EntryReader.facts(of: Array(body.utf8))
    #expect(facts.title == title)
    #expect(facts.preview == preview)
  }

  @Test(arguments: [
    ("---\ntitle: A\n---\none\ntwo", "A", "one"),
    ("---\nTitle: A\n---\n", "A", ""),
    ("---\ntitle: ''\n---\none\ntwo", "one", "two"),
    ("---\nmood: good\n---\none\ntwo", "one", "two"),
    ("\u{FEFF}---\r\ntitle: A\r\n---\r\none\r\n", "A", "one"),
    ("---\none\n", "one", ""),
    ("---\n: [\n---\none\n", "one", ""),
  ])
  func `front matter's title comes first, and the first line is the preview then`(
    entry: String, title: String, preview: String
  ) {
    let facts = EntryReader.facts(of: Array(entry.utf8))
    #expect(facts.title == title)
    #expect(facts.preview == preview)
  }

  @Test func `bytes that are no text are read all the same`() {
    let facts = EntryReader.facts(of: [0x61, 0xFF, 0x62, 0x00, 0x63, 0x0A, 0xE3, 0x80])
    #expect(facts.title == "a\u{FFFD}b\u{FFFD}c")
    #expect(facts.preview == "\u{FFFD}")
  }

  @Test func `a line without end is cut between characters`() {
    let facts = EntryReader.facts(of: Array(String(repeating: "가", count: 100_000).utf8))
    #expect(facts.title == String(repeating: "가", count: 200) + "…")
  }

  @Test(arguments: [
    ("one two  three", 3), ("오늘은 좋은 날", 3), ("今日は晴れ。", 5), ("don't stop-me", 2),
    ("*un*done", 1), ("one—two … three", 3), ("- - -\n\n—", 0), ("東京に go", 4), ("", 0),
    ("one\ntwo\n\n- three", 3), ("`a b`", 2), ("```\na b\n```", 2), ("é naïve", 2), ("🎉 yes", 1),
    ("10:30 회의", 2),
  ])
  func `words are counted`(body: String, words: Int) {
    #expect(EntryReader.facts(of: Array(body.utf8)).words == words)
  }

  @Test func `links to files are taken decoded, and the first image as written`() {
    let facts = EntryReader.facts(
      of: Array(
        """
        [a](../2026/b%20c.md#d) [e](https://f.g) [h](#i) ![j](k%20l.jpg) ![m](http://n/o.png)
        [p](<q (r).md>) [a](../2026/b%20c.md) <s@t.u>
        """.utf8))
    #expect(
      facts.links == [
        EntryLink(.file, "../2026/b c.md"), EntryLink(.embed, "k l.jpg"),
        EntryLink(.file, "q (r).md"),
      ])
    #expect(facts.firstImage == "k%20l.jpg")
  }
}
