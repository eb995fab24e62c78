import DiaryModel
import Testing

struct LinkResolverTests {
  /// A vault in which names repeat.
  private static let texts = [
    text("entries/11/2026-11-28.md", "A walk", ["The Walk"]),
    text("entries/11/2026-11-28-2.md", "Café"), text("entries/11/2026-11-29.txt", "A walk"),
    text("entries/12/2026-12-24 산책.md", "산책"), text("entries/12/2026-12-25.md", "Christmas"),
    text("people/Kim Minji.md", "Minji", ["민지"]), text("Notes/A.md", ""), text("Notes/a.md", ""),
    text("Notes/Cafe\u{301} (old one).md", ""), text("Notes/\u{AC15}의 밤 (1).md", ""),
  ]
  private static let files = [VaultPath("attachments/Heron.jpg"), VaultPath("heron.jpg.txt")]

  private static func text(
    _ path: String, _ title: String, _ aliases: [String] = []
  ) -> LinkedText {
    let path = VaultPath(path)
    return LinkedText(path, EntryName(path: path), title: title, aliases: aliases)
  }

  private func found(_ kind: EntryLink.Kind, _ target: String) -> String? {
    let resolver = LinkResolver(Self.texts, files: Self.files)
    switch resolver.target(of: EntryLink(kind, target), from: Self.texts[4].path) {
    case .text(let place): return Self.texts[place].path.text
    case .file(let path): return path.text
    case nil: return nil
    }
  }

  @Test(arguments: [
    ("2026-11-28", "entries/11/2026-11-28.md"), ("2026-11-28.1", "entries/11/2026-11-28.md"),
    ("2026-11-28.2", "entries/11/2026-11-28-2.md"), ("2026-11-28-2", "entries/11/2026-11-28-2.md"),
    ("2026-11-29", "entries/11/2026-11-29.txt"), ("2026-11-28.md", "entries/11/2026-11-28.md"),
    ("entries/11/2026-11-28", "entries/11/2026-11-28.md"), ("a WALK", "entries/11/2026-11-29.txt"),
    ("the walk", "entries/11/2026-11-28.md"), ("cafe\u{301}", "entries/11/2026-11-28-2.md"),
    ("산책", "entries/12/2026-12-24 산책.md"), ("kim minji", "people/Kim Minji.md"),
    ("민지", "people/Kim Minji.md"), ("Notes/A", "Notes/A.md"), ("Notes/a", "Notes/a.md"),
    ("heron.JPG", "attachments/Heron.jpg"), ("2026-12-25", "entries/12/2026-12-25.md"),
    ("caf\u{E9} (old one)", "Notes/Cafe\u{301} (old one).md"),
    ("\u{1100}\u{1161}\u{11BC}의 밤 (1)", "Notes/\u{AC15}의 밤 (1).md"),
  ])
  func `a name leads to a text`(target: String, path: String) {
    #expect(found(.wiki, target) == path)
  }

  @Test(arguments: [
    ("../11/2026-11-28.md", "entries/11/2026-11-28.md"),
    ("/entries/11/2026-11-28.md", "entries/11/2026-11-28.md"),
    ("entries/11/2026-11-28.md", "entries/11/2026-11-28.md"),
    ("2026-12-24 산책.md", "entries/12/2026-12-24 산책.md"),
    ("../../Attachments/heron.jpg", "attachments/Heron.jpg"),
    ("heron.jpg", "attachments/Heron.jpg"),
    ("../../Notes/Caf\u{E9} (old one).md", "Notes/Cafe\u{301} (old one).md"),
    ("../../notes/\u{1100}\u{1161}\u{11BC}의 밤 (1).md", "Notes/\u{AC15}의 밤 (1).md"),
    ("./2026-12-25.md", "entries/12/2026-12-25.md"), ("2026-11-28", "entries/11/2026-11-28.md"),
  ])
  func `an address leads to a file`(target: String, path: String) {
    #expect(found(.file, target) == path)
  }

  @Test(arguments: [
    "2026-11-27", "2026-11-28 anything", "2026-11-28.9", "2026-11-28.0", "2026-11-28x",
    "2026-11-2", "Nowhere", "", "A", "../../../x.md", "walk", "Heron",
  ])
  func `what is not there leads nowhere`(target: String) {
    let expected = target == "A" ? "Notes/a.md" : nil
    #expect(found(.wiki, target) == expected)
  }

  /// Such a link stands alone at the top, where it is the text's title.
  @Test(arguments: [
    ("2026-12-25.md", "Christmas", nil), ("2026-12-25.md", "Alias", "2026-12-25.md"),
    ("2026-12-26.md", "Plan", "2026-12-24.md"), ("2026-12-24.md", "plan", "2026-12-26.md"),
    ("2026-12-25.md", "Plan", "2026-12-26.md"),
  ])
  func `no text is meant by its own title in itself`(from: String, target: String, found: String?) {
    let texts = [
      Self.text("2026-12-24.md", "Plan"), Self.text("2026-12-25.md", "Christmas", ["Alias"]),
      Self.text("2026-12-26.md", "Plan"),
    ]
    let target = LinkResolver(texts).target(of: EntryLink(.wiki, target), from: VaultPath(from))
    #expect(target == texts.firstIndex { $0.path.text == found }.map { .text($0) })
  }

  /// An entry of nothing but an image has the image's name as its title.
  @Test(arguments: [EntryLink.Kind.wiki, .embed])
  func `a file's name wins over a title and an alias`(kind: EntryLink.Kind) {
    let texts = ["Heron.jpg", "walk.png"].enumerated().map { number, title in
      LinkedText(VaultPath("a\(number).md"), nil, title: title, aliases: ["Swan.jpg"])
    }
    let files = ["x/heron.jpg", "x/swan.jpg"].map { VaultPath($0) }
    let resolver = LinkResolver(texts, files: files)
    func target(_ name: String) -> LinkResolver.Target? {
      resolver.target(of: EntryLink(kind, name), from: VaultPath("a0.md"))
    }
    #expect(target("heron.jpg") == .file(files[0]))
    #expect(target("swan.jpg") == .file(files[1]))
    #expect(target("walk.png") == .text(1))
  }
}
