import DiaryModel
import DiaryVault
import Platform
import Testing

struct OtherFilesTests {
  @Test func `attachments and notes are told apart from entries and hidden files`() throws {
    let vault = try VaultFolder([
      "entries/2026-11-29.md": "", "attachments/2026/a.jpg": "", "b.PNG": "", "Ideas.md": "",
      "people/Kim Minji.md": "", "2026-02-30.md": "", ".obsidian/app.json": "", ".trash/c.jpg": "",
      "node_modules/d.js": "", "entries/2026-11-29.sync-conflict-20261130-1200-ABC.md": "",
    ])
    let files = OtherFiles(in: vault.root)
    #expect(files.attachments.map(\.text) == ["attachments/2026/a.jpg", "b.PNG"])
    #expect(files.notes.map(\.text) == ["2026-02-30.md", "Ideas.md", "people/Kim Minji.md"])
  }
}
