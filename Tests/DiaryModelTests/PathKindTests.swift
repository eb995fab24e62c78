import DiaryModel
import Testing

struct PathKindTests {
  @Test(arguments: [
    "2026-11-29.md", "2026-11-29.MD", "2026/11/29.txt", "a b/2026-11-29 dawn.markdown",
    "entries/2026-11-29-2.md", "node_modules.md/2026-11-29.md", "2026-11-29 conflict.md",
    "2026-11-29 a..b.md", "~/2026-11-29.md", "2026-11-29 family_conflict.md",
    "2026-11-29.conflict.md", "2026-11-29 DESKTOP-1.md", "2026-11-29-desktop-1a2b3c4.md",
    "2026-11-29 resolve conflicts.md", "2026-11-29 #walk.md", "logseq/2026-11-29.md",
    "biologseq/bak/2026-11-29.md",
  ])
  func `a dated text is an entry`(path: String) {
    guard case .entry(let name) = PathKind.classify(path: VaultPath(path)) else {
      Issue.record("\(path) is no entry")
      return
    }
    #expect(name.day == Day(year: 2026, month: 11, day: 29))
  }

  @Test(arguments: [
    "2026-11-29.sync-conflict-20261130-101112-ABCDEFG.md",
    "2026-11-29 (Minji's conflicted copy 2026-11-30).md", "2026-11-29 (conflicted copy).txt",
    "2026-11-29 (conflicted copy 2026-11-30 101112).md", "2026-11-29 (Conflicted Copy phone).md",
    "2026-11-29_conflict-20261130-101112.md", "2026-11-29 (SFConflict a@b.c 2026-11-30).md",
    "2026-11-29_host_Nov-30-1011-2026_Conflict.md", "2026-11-29.Conflict.md",
    "2026-11-29 [Conflict].md", "2026-11-29 [conflicted].md", "2026-11-29-DESKTOP-1A2B3C4.md",
    "2026-11-29-LAPTOP-1A2B3C4D.md", "notes.sync-conflict-20261130-101112-ABCDEFG.md",
    "a/2026/11/29.sync-conflict-20261130-101112-ABCDEFG.md",
  ])
  func `a conflict copy is recognised`(path: String) {
    #expect(PathKind.classify(path: VaultPath(path)) == .conflictCopy)
  }

  @Test(arguments: [
    ("2026-11-29.sync-conflict-20261130-101112-ABCDEFG.md", "2026-11-29.md"),
    ("2026-11-29 (Minji's conflicted copy 2026-11-30).md", "2026-11-29.md"),
    ("2026-11-29 (a) (conflicted copy).txt", "2026-11-29 (a).txt"),
    ("2026-11-29 conflicted copy.md", "2026-11-29.md"),
    ("a/2026-11-29-0715 dawn_conflict-20261130-101112.md", "a/2026-11-29-0715 dawn.md"),
    ("2026-11-29 (SFConflict a@b.c 2026-11-30).md", "2026-11-29.md"),
    ("2026_11_29_host_Nov-30-1011-2026_Conflict.md", "2026_11_29.md"),
    ("2026-11-29.Conflict.md", "2026-11-29.md"), ("2026-11-29 [Conflict].md", "2026-11-29.md"),
    ("2026-11-29-DESKTOP-1A2B3C4.md", "2026-11-29.md"),
    ("2026-11-29-LAPTOP-1A2B3C4D.markdown", "2026-11-29.markdown"),
  ])
  func `a conflict copy tells the name of what it is a copy of`(path: String, original: String) {
    #expect(VaultPath(path).conflictOriginal?.text == original)
    #expect(VaultPath(original).conflictOriginal == nil)
  }

  @Test(arguments: [
    "README.md", "people/Kim Minji.md", "templates/daily.md", "2026.md", "2026-W48.md",
    "2026-11.md", "2021Q4.md", "12345678.md", "99991399.md", "202613011234.md", "2026-11-291.md",
    "2026/02/30 days of rain.md", "conflicted copy.md", "일기.md", "a.b.MARKDOWN",
    "family_conflict.md",
  ])
  func `a Markdown file without a day is undated`(path: String) {
    #expect(PathKind.classify(path: VaultPath(path)) == .undated)
  }

  @Test(arguments: [
    "2026-02-30.md", "2026-13-01.md", "2025-02-29 leap.md", "0000-01-01.md", "20260230.md",
    "20261301-0715.md", "2026/02/30.md", "2026/13/01.txt", "2026-04-31.txt", "1234.56.78.md",
  ])
  func `what looks like a day but is none is named so`(path: String) {
    #expect(PathKind.classify(path: VaultPath(path)) == .invalidDay)
  }

  @Test(arguments: [
    ".2026-11-29.md", ".md", ".trash/2026-11-29.md", "a/.obsidian/b/2026-11-29.md",
    ".git/2026-11-29.md", "node_modules/2026-11-29.md", "logseq/bak/journals/2026_11_29.md",
    "graphs/logseq/version-files/base/2026-11-29.md", "a/node_modules/b/readme.md",
    "2026-11-29.md~", "#2026-11-29.md#", ".#2026-11-29.md", ".2026-11-29.md.swp", "4913",
    ".syncthing.2026-11-29.md.tmp", "~syncthing~2026-11-29.md.tmp", "~syncthing~2026-11-29.md",
    ".2026-11-29.md.icloud", "~$2026-11-29.md", "#2026-11-29.md", "2026-11-29.jpg",
    "2026-11-29.md.bak", "2026-11-29", "notes.txt", "photo.jpg", "", "md", "2026-11-29.mdx",
    "2026-11-29.sync-conflict-20261130-101112-ABCDEFG.jpg", ".2026-11-29.md.diary-tmp-1-a",
  ])
  func `everything else is ignored`(path: String) {
    #expect(PathKind.classify(path: VaultPath(path)) == .ignored)
  }

  @Test func `a folder that is never looked into is known by its name`() {
    #expect(PathKind.isIgnored(folder: Array(".trash".utf8)))
    #expect(PathKind.isIgnored(folder: Array("node_modules".utf8)))
    #expect(!PathKind.isIgnored(folder: Array("entries".utf8)))
  }
}
