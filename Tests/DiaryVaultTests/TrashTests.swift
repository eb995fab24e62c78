import DiaryModel
import DiaryVault
import Platform
import Testing

struct TrashTests {
  private let path = VaultPath("entries/2026-11-29.md")

  @Test func `what is deleted lies in the trash and comes back`() throws {
    let vault = try VaultFolder(["entries/2026-11-29.md": "Dawn"])
    let place = try Trash.put(path, at: moment("21:14:05"), in: vault.root)
    #expect(place.text == ".trash/2026-11-29T211405/entries/2026-11-29.md")
    #expect(try vault.root.status(of: path.bytes) == nil)
    let item = try #require(try Trash.items(in: vault.root).first)
    #expect(item.original == path)
    try Trash.restore(item, in: vault.root)
    #expect(try vault.text(path) == "Dawn")
    #expect(try vault.files() == ["entries/2026-11-29.md"])
    #expect(try vault.root.open(folder: Array(".trash".utf8)).names().isEmpty)
  }

  @Test func `the same entry deleted twice in a second is there twice`() throws {
    let vault = try VaultFolder(["entries/2026-11-29.md": "one"])
    _ = try Trash.put(path, at: moment("21:14:05"), in: vault.root)
    try vault.write("entries/2026-11-29.md", "two")
    _ = try Trash.put(path, at: moment("21:14:05"), in: vault.root)
    let items = try Trash.items(in: vault.root)
    #expect(items.map(\.deletion) == ["2026-11-29T211405-2", "2026-11-29T211405"])
    #expect(try items.map { try vault.text($0.path) } == ["two", "one"])
  }

  @Test func `nothing is restored over what is there now`() throws {
    let vault = try VaultFolder(["entries/2026-11-29.md": "old"])
    _ = try Trash.put(path, at: moment("21:14:05"), in: vault.root)
    try vault.write("entries/2026-11-29.md", "new")
    let item = try #require(try Trash.items(in: vault.root).first)
    #expect(throws: SaveError.exists(path.bytes)) { try Trash.restore(item, in: vault.root) }
    #expect(try vault.text(path) == "new")
    #expect(try vault.text(item.path) == "old")
  }

  @Test(arguments: [
    ("2026-11-29T211405", "2026-11-29T21:14:05"), ("2026-11-29T211405-2", "2026-11-29T21:14:05"),
    ("2026-11-29T2114", nil), ("2026-11-29T", nil), ("T", nil), ("old", nil), ("2026T🌊🌊", nil),
    ("2026-11-29T한글", nil), ("2026-11-29T996199", nil),
  ])
  func `a deletion's folder tells when it was, and other folders are another program's`(
    _ name: String, _ moment: String?
  ) throws {
    let vault = try VaultFolder([".trash/\(name)/entries/2026-11-29.md": "Dawn"])
    let items = try Trash.items(in: vault.root)
    #expect(items.map(\.moment) == (moment.map { [Moment($0)] } ?? []))
    #expect(try Trash.othersCount(in: vault.root) == (moment == nil ? 1 : 0))
  }

  @Test func `a vault without a trash has nothing in it`() throws {
    let vault = try VaultFolder()
    #expect(try Trash.items(in: vault.root) == [])
  }

  @Test func `what a stopped program was taking away comes back under its own name`() throws {
    let vault = try VaultFolder([
      ".trash/2026-11-29T211405/entries/.2026-11-29.md.diary-tmp-1-x-y": "Dawn"
    ])
    let item = try #require(try Trash.items(in: vault.root).first)
    #expect(item.original == path)
    try Trash.restore(item, in: vault.root)
    #expect(try vault.files() == ["entries/2026-11-29.md"])
  }

  @Test func `what is destroyed leaves no folders`() throws {
    let vault = try VaultFolder(["entries/2026-11-29.md": "Dawn"])
    _ = try Trash.put(path, at: moment("21:14:05"), in: vault.root)
    for item in try Trash.items(in: vault.root) {
      let status = try #require(try vault.root.status(of: item.path.bytes))
      try Trash.destroy(item, expecting: status, in: vault.root)
    }
    #expect(try vault.files() == [])
    #expect(try vault.root.open(folder: Array(".trash".utf8)).names().isEmpty)
  }
}
