import DiaryModel
import DiaryVault
import Foundation
import Platform
import Testing

struct UserSettingsTests {
  @Test(arguments: [
    ("sunday", Weekday.sunday), ("Monday", .monday), ("sat", .saturday), ("일요일", .sunday),
  ])
  func `weeks begin on the weekday that is named`(word: String, weekday: Weekday) {
    let (settings, problems) = UserSettings.read(
      Array("week_starts_on: \(word)\n".utf8), file: "config.yml")
    #expect(settings.weekStart == weekday)
    #expect(problems.isEmpty)
    let (vault, others) = VaultSettings.read(Array("week_starts_on: \(word)\n".utf8))
    #expect(vault.weekStart == weekday)
    #expect(others.isEmpty)
  }

  @Test func `a word that names no weekday is told, and the locale decides`() {
    let (settings, problems) = UserSettings.read(
      Array("week_starts_on: someday\n".utf8), file: "config.yml")
    #expect(settings.weekStart == nil)
    #expect(
      problems.map(\.description) == [
        "config.yml:1:17: 'week_starts_on' must be a weekday such as monday or sunday;"
          + " its usual value is used"
      ])
  }

  @Test(arguments: [
    ("", "/home/me/diary", "vault: /home/me/diary\n"),
    ("editor: vim", "/a", "editor: vim\nvault: /a\n"),
    ("# mine\n", "/a b's", "# mine\nvault: '/a b''s'\n"),
    ("", "/일기", "vault: /일기\n"),
  ])
  func `a vault is added to the settings and read back`(old: String, root: String, new: String)
    throws
  {
    let vault = try VaultFolder()
    let file = PathText.join(Array(vault.path.utf8), Array("config.yml".utf8))
    if !old.isEmpty { try vault.root.create(Array("config.yml".utf8), bytes: Array(old.utf8)) }
    #expect(try UserSettings.add(vault: Array(root.utf8), to: file))
    #expect(try vault.text(VaultPath("config.yml")) == new)
    #expect(UserSettings.read(Array(new.utf8), file: "").settings.vault == root)
  }

  @Test(arguments: ["vault: /other\n", "- a list\n", "editor: [\n", "editor: vi\n...\n"])
  func `settings that would not be read as meant are left as they are`(old: String) throws {
    let vault = try VaultFolder()
    let file = PathText.join(Array(vault.path.utf8), Array("config.yml".utf8))
    try vault.root.create(Array("config.yml".utf8), bytes: Array(old.utf8))
    #expect(try UserSettings.add(vault: Array("/a".utf8), to: file) == false)
    #expect(try vault.text(VaultPath("config.yml")) == old)
  }

  @Test func `settings behind a link are written where they are`() throws {
    let vault = try VaultFolder(["dots/mine.yml": "editor: vi\n"])
    let link = vault.path + "/own.yml"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "dots/mine.yml")
    #expect(try UserSettings.add(vault: Array("/a".utf8), to: Array(link.utf8)))
    #expect(try vault.text(VaultPath("dots/mine.yml")) == "editor: vi\nvault: /a\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "dots/mine.yml")
  }

  @Test func `a path that no YAML can hold is not written`() {
    #expect(UserSettings.line(vault: [0x2F, 0xFF]) == nil)
    #expect(UserSettings.line(vault: Array("/a\nb".utf8)) == nil)
  }

  @Test func `the vault that was made last is known as long as it is one`() throws {
    let vault = try VaultFolder()
    let (root, state) = (Array(vault.path.utf8), Array("\(vault.path)/state".utf8))
    #expect(LastVault.root(in: state) == nil)
    LastVault.remember(Array("/a".utf8), in: state)
    #expect(LastVault.root(in: state) == nil)
    LastVault.remember(root, in: state)
    #expect(LastVault.root(in: state) == nil)
    try vault.root.create(Array("diary.yml".utf8), bytes: [])
    #expect(LastVault.root(in: state) == root)
  }
}
