import DiaryModel
import Testing

struct LinkScreenTests {
  private let texts = [
    ("notes/Kim.md", "", ["K"]), ("2026-11-27.md", "A walk", []), ("a/2026-11-28.md", "", ["Sea"]),
    ("a/2026-11-28-2.md", "a walk", []),
    ("2026/11/29.markdown", "with/slash", ["sea", "2026-11-27"]),
    ("2026-11-30 é.txt", "É", []), ("2026-12-01.md.md", "2026-11-27.md", []),
  ].map { path, title, aliases in
    let path = VaultPath(path)
    return LinkedText(path, EntryName(path: path), title: title, aliases: aliases)
  }

  @Test func `no link that leads to a text is stopped`() {
    let resolver = LinkResolver(texts)
    let words = [
      "2026-11-27", "2026-11-28", "2026-11-28.2", "2026-11-28-2", "29", "A WALK", "sea", "SEA", "K",
      "kim", "with/slash", "e\u{301}", "2026-11-30 \u{C9}", "2026-12-01", "a", "notes", "nothing",
      "11",
    ]
    let starts = ["", "/", "./", "../", "a/", "notes/", "2026/11/", "a/../", "x/y/../../"]
    var found: Set<Int> = []
    for (start, word) in starts.flatMap({ start in words.map { (start, $0) } }) {
      for end in ["", ".md", ".MD", ".markdown", ".txt", ".md.md", "/.", "/..", "/"] {
        for kind in [EntryLink.Kind.wiki, .embed, .file] {
          let link = EntryLink(kind, start + word + end)
          for text in texts {
            guard case .text(let place) = resolver.target(of: link, from: text.path) else {
              continue
            }
            found.insert(place)
            #expect(LinkScreen(for: texts[place]).mayMean(link), "\(link.target)")
          }
        }
      }
    }
    #expect(found.count == texts.count)
  }

  @Test(arguments: ["2026-11-26", "a walking", "sea/x", "Kimchi", "attachments/a.jpg"])
  func `most other links are`(target: String) {
    #expect(texts.allSatisfy { !LinkScreen(for: $0).mayMean(EntryLink(.wiki, target)) })
  }
}
