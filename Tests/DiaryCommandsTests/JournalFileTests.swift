import DiaryModel
import DiaryVault
import Foundation
import Platform
import Testing

@testable import DiaryCommands
@testable import DiaryIndex

/// Files and folders that are odd, deep, unreadable, or deleted.
struct JournalFileTests {
  @Test(arguments: [
    "2026-05-17 with blanks.md", "2026-05-17 %20&?#.md", "2026-05-17 'quoted\".md",
    "2026-05-17 한글.md", "2026-05-17 e\u{301}.md", "2026-05-17 \u{e9}.md", "2026-05-17 👩‍👩‍👧.md",
    "2026-05-17 \u{1b}[2J.md", "2026-05-17 line\nend.md", "2026-05-17 \\.md", "2026-05-17 -.md",
    "a b/2026-05-17.md", "-a/2026-05-17.md", "file:?mode=ro/2026-05-17.md",
    "2026-05-17 " + String(repeating: "x", count: 230) + ".md",
  ])
  func `any name is listed and found by its path`(name: String) throws {
    let sandbox = try JournalSandbox([name: "title"])
    #expect(try sandbox.titles() == ["title"])
    let entry = try #require(try sandbox.journal().newest(notAfter: .last))
    #expect(entry.path.bytes == Array(name.utf8))
    #expect(try sandbox.journal().entry(at: entry.path) == entry)
  }

  @Test func `names that are not UTF-8 are listed and found`() throws {
    let sandbox = try JournalSandbox()
    let name = Array("2026-05-17 ".utf8) + [0xff, 0xfe] + Array(".md".utf8)
    let vault = try Vault(root: Array(sandbox.vault.utf8))
    try vault.folder.create(name, bytes: Array("title".utf8))
    #expect(try sandbox.titles() == ["title"])
    #expect(try sandbox.journal().newest(notAfter: .last)?.path.bytes == name)
    #expect(try sandbox.journal().check() == [])
  }

  @Test func `a file deep down is listed`() throws {
    let path = String(repeating: "deep/", count: 100) + "2026-05-17.md"
    let sandbox = try JournalSandbox([path: "title"])
    #expect(try sandbox.titles() == ["title"])
    try sandbox.write(path, "changed")
    #expect(try sandbox.titles() == ["changed"])
    try sandbox.remove(path)
    #expect(try sandbox.titles() == [])
  }

  @Test func `what is no file is reported and not opened`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one", "2026-05-18.md/2026-05-19.md": "no"])
    mkfifo(sandbox.vault + "/2026-05-20.md", 0o600)
    try sandbox.link("2026-05-21.md", to: "/etc/passwd")
    try sandbox.link("2026-05-22.md", to: "nothing")
    try sandbox.link("outside", to: "/etc")
    try sandbox.link("2026-05-23.md", to: "2026-05-17.md")
    try sandbox.link("inside", to: ".")
    for _ in 0..<2 {
      #expect(try sandbox.titles() == ["one", "one"])
      let skipped = try sandbox.journal().skipped().map { "\($0.path.text) \($0.kind)" }
      #expect(
        skipped == [
          "2026-05-18.md folder", "2026-05-20.md pipe", "2026-05-21.md link",
          "2026-05-22.md link", "outside link",
        ])
    }
    try sandbox.write("2026-05-17.md", "changed")
    #expect(try sandbox.titles() == ["changed", "changed"])
    try sandbox.write("nothing", "there now")
    #expect(try sandbox.titles() == ["changed", "there now", "changed"])
  }

  @Test func `conflict copies and days that are none are told apart`() throws {
    let sandbox = try JournalSandbox([
      "2026-05-17.md": "one", "2026-05-17.sync-conflict-20260518-101500-ABCDEFG.md": "two",
      "2026-02-30.md": "three",
    ])
    #expect(try sandbox.titles() == ["one"])
    #expect(try sandbox.journal().conflictCopies().count == 1)
    #expect(try sandbox.journal().invalidDays() == [VaultPath("2026-02-30.md")])
    try sandbox.remove("2026-02-30.md")
    #expect(try sandbox.journal().invalidDays() == [])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser reads every file"))
  func `an unreadable file is reported, and the others are listed`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one", "2026-05-18.md": "two"])
    #expect(try sandbox.titles() == ["two", "one"])
    try sandbox.setMode("2026-05-18.md", 0)
    for hasIndex in [true, true, false] {
      let journal = try sandbox.journal(hasIndex: hasIndex)
      #expect(try journal.entries(EntryQuery()).map(\.facts.title) == ["one"])
      #expect(journal.unreadable.map(\.path.text) == ["2026-05-18.md"])
      #expect(try journal.count() == 1)
      let older = try sandbox.journal(hasIndex: hasIndex)
      _ = try older.entries(EntryQuery(isReversed: true, limit: 1))
      #expect(older.unreadable.isEmpty, "it has no part in that answer")
    }
    try sandbox.setMode("2026-05-18.md", 0o600)
    #expect(try sandbox.titles() == ["two", "one"])
  }

  @Test(
    .enabled(if: geteuid() != 0, "the superuser reads every file"),
    arguments: [0, 0o300, 0o400] as [mode_t])
  func `an unreadable folder is reported, and its rows are kept`(mode: mode_t) throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one", "a/2026-05-18.md": "two"])
    #expect(try sandbox.titles() == ["two", "one"])
    try sandbox.setMode("a", mode)
    defer { try? sandbox.setMode("a", 0o700) }
    for hasIndex in [true, true, false] {
      let journal = try sandbox.journal(hasIndex: hasIndex)
      #expect(try journal.entries(EntryQuery()).map(\.facts.title) == ["one"])
      #expect(journal.unreadable.count == 1)
      #expect(try journal.count() == 1)
    }
    var index = try sandbox.openIndex()
    #expect(try index.count() == 2)
    try sandbox.setMode("a", 0o700)
    #expect(try sandbox.titles() == ["two", "one"])
  }

  @Test func `what an answer lacks is told after later questions, too`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one", "a/2026-05-18.md": "two"])
    let journal = try sandbox.journal()
    journal.closedFolders = [VaultPath("a"): SystemError(operation: "open", code: EIO, path: [])]
    #expect(try journal.entries(EntryQuery()).map(\.facts.title) == ["two", "one"])
    #expect(journal.closedFolders.isEmpty, "the folder can be read again")
    #expect(journal.unreadable.map(\.path.text) == ["a"])
  }

  @Test func `a folder that fails keeps its rows`() throws {
    // A name too long for the system fails for everybody, the superuser too.
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    #expect(try sandbox.titles() == ["one"])
    let long = VaultPath(String(repeating: "x", count: 300))
    var index = try sandbox.openIndex()
    try index.change { index throws(IndexFault) in
      let folder = try index.number(ofFolder: long)
      let day = EntryName(day: .first)
      try index.add(IndexedFile(path: long.appending("0001-01-01.md"), name: day, folder: folder))
    }
    for _ in 0..<2 {
      let journal = try sandbox.journal()
      #expect(try journal.entries(EntryQuery()).map(\.facts.title) == ["one"])
      #expect(journal.unreadable.map(\.path) == [long])
    }
    #expect(try index.count() == 2)
  }
}
