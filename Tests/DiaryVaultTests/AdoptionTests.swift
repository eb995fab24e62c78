import DiaryModel
import DiaryVault
import Platform
import Testing

struct AdoptionTests {
  @Test(arguments: [
    // Obsidian's own settings, and what they are when they say nothing.
    ([".obsidian/app.json": "{}"], "{yyyy}-{MM}-{dd}"),
    (
      [".obsidian/daily-notes.json": #"{"folder": "journal", "format": "YYYY/MM/YYYY-MM-DD"}"#],
      "journal/{yyyy}/{MM}/{yyyy}-{MM}-{dd}"
    ),
    (
      [".obsidian/daily-notes.json": "{\n\t\"folder\": \"일기\",\n\t\"format\": \"\"\n}"],
      "일기/{yyyy}-{MM}-{dd}"
    ),
    // The plugin's settings win when it is on.
    (
      [
        ".obsidian/daily-notes.json": #"{"folder": "a"}"#,
        ".obsidian/community-plugins.json": #"["calendar", "periodic-notes"]"#,
        ".obsidian/plugins/periodic-notes/data.json":
          #"{"daily": {"format": "YYYY-MM-DD", "folder": "b", "enabled": true}}"#,
      ], "b/{yyyy}-{MM}-{dd}"
    ),
    (
      [
        ".obsidian/daily-notes.json": #"{"folder": "a"}"#,
        ".obsidian/community-plugins.json": "[]",
        ".obsidian/plugins/periodic-notes/data.json": #"{"daily": {"folder": "b"}}"#,
      ], "a/{yyyy}-{MM}-{dd}"
    ),
    // Logseq.
    (["logseq/config.edn": "{:meta/version 1\n}"], "journals/{yyyy}_{MM}_{dd}"),
    (
      ["logseq/config.edn": "{ :journal/file-name-format \"yyyy-MM-dd\"\n}"],
      "journals/{yyyy}-{MM}-{dd}"
    ),
    (
      ["logseq/config.edn": ";; :journal/file-name-format \"x\"\n"], "journals/{yyyy}_{MM}_{dd}"
    ),
  ])
  func `a folder's own program tells where entries go`(files: [String: String], layout: String)
    throws
  {
    let vault = try VaultFolder(files)
    #expect(try Adoption.layout(of: vault.root, dated: [])?.layout.text == layout)
  }

  @Test func `dated files tell where entries go`() throws {
    let vault = try VaultFolder()
    let dated = (1...9).map { VaultPath("log/2026/2026-11-0\($0).md") }
    let found = try Adoption.layout(of: vault.root, dated: dated)
    #expect(found?.layout.text == "log/{yyyy}/{yyyy}-{MM}-{dd}")
    #expect(found?.source == .files)
  }

  @Test func `settings that are taken over can be read`() throws {
    let vault = try VaultFolder(["2026-11-29.md": "x"])
    let layout = try Layout("journal/{yyyy}/{yyyy}-{MM}-{dd}")
    try VaultFoundation.adopt(layout, in: vault.root)
    let (settings, problems) = VaultSettings.read(
      try vault.root.read(Array("diary.yml".utf8)).bytes)
    #expect(problems == [])
    #expect(settings.layout == layout)
    #expect(try vault.files() == ["2026-11-29.md", "diary.yml"])
  }

  @Test func `a vault is laid down beside what is there, and never over it`() throws {
    let vault = try VaultFolder(["templates/daily.md": "mine"])
    let written = try VaultFoundation.layDown(in: vault.root)
    #expect(!written.contains(VaultPath("templates/daily.md")))
    #expect(try vault.text(VaultPath("templates/daily.md")) == "mine")
    #expect(try VaultFoundation.layDown(in: vault.root) == [])
  }
}
