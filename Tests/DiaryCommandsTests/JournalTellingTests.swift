import DiaryModel
import Foundation
import Testing

@testable import DiaryCommands
@testable import DiaryIndex

/// What commands tell the index of their own changes.
struct JournalTellingTests {
  @Test func `an index is not made by telling it something`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    try sandbox.journal().tell(VaultPath("2026-05-17.md"))
    try sandbox.journal().forget(VaultPath("2026-05-18.md"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.indexFile))
    #expect(sandbox.warnings == [])
  }

  @Test func `what is told stands in the index, in new folders too`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    #expect(try sandbox.titles() == ["one"])
    for (path, text) in [("2026-05-17.md", "ONE"), ("a/b/2026-05-18.md", "two")] {
      try sandbox.write(path, text)
      try sandbox.journal(after: 0).tell(VaultPath(path))
    }
    var index = try sandbox.openIndex()
    let rows = try index.entries(PageRange(isRising: true), after: nil, limit: 9)
    #expect(rows.map(\.facts.title) == ["ONE", "two"])
    #expect(rows.allSatisfy { !$0.file.isSettled })
    #expect(try sandbox.titles() == ["two", "ONE"])
    #expect(try sandbox.journal().check() == [])
  }

  @Test func `telling of a file that is gone forgets it`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one", "2026-05-18.md": "two"])
    #expect(try sandbox.titles() == ["two", "one"])
    try sandbox.remove("2026-05-18.md")
    try sandbox.journal().tell(VaultPath("2026-05-18.md"))
    var index = try sandbox.openIndex()
    #expect(try index.count() == 1)
  }

  @Test(arguments: [false, true])
  func `deleted words are gone from the index's files`(isTold: Bool) throws {
    let sandbox = try JournalSandbox()
    for day in 10..<30 { try sandbox.write("2026-05-\(day).md", "title \(day)\npreview") }
    try sandbox.write("2026-05-30.md", "Unaussprechlich\nGeheimnis #verborgen")
    try sandbox.write("2026-05-31.md", "last")
    #expect(try sandbox.titles().count == 22)
    // Also once more through the log.
    try sandbox.write("2026-05-30.md", "Unaussprechlich!\nGeheimnis #verborgen")
    try sandbox.journal().tell(VaultPath("2026-05-30.md"))
    #expect(sandbox.indexHolds("unaussprechlich") && sandbox.indexHolds("verborgen"))
    try sandbox.remove("2026-05-30.md")
    if isTold {
      try sandbox.journal().forget(VaultPath("2026-05-30.md"))
    } else {
      #expect(try sandbox.titles().count == 21)
    }
    for word in ["Unaussprechlich", "unaussprechlich", "Geheimnis", "verborgen"] {
      #expect(!sandbox.indexHolds(word), "\(word)")
    }
    #expect(sandbox.indexHolds("title 29"))
  }

  @Test func `the index's files are for their owner alone`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    #expect(try sandbox.titles() == ["one"])
    try sandbox.write("2026-05-17.md", "two")
    try sandbox.journal().tell(VaultPath("2026-05-17.md"))
    let folder = sandbox.folder + "/cache"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) + ["."] {
      var status = stat()
      #expect(lstat(folder + "/" + name, &status) == 0)
      #expect(status.st_mode & 0o077 == 0, "\(name)")
    }
  }

  @Test func `many at once answer alike and lose nothing`() async throws {
    let sandbox = try JournalSandbox()
    for day in 10..<30 { try sandbox.write("2026-05-\(day).md", "\(day)") }
    let (vault, indexFile) = (sandbox.vault, sandbox.indexFile)
    let old: [String] = (10..<30).reversed().map { "\($0)" }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for round in 0..<6 {
            let path = "2026-06-\(10 + worker).md"
            try Data("\(worker) \(round)".utf8).write(to: URL(filePath: vault + "/" + path))
            let journal = try JournalSandbox.journal(vault: vault, indexFile: indexFile)
            if round % 2 == 0 { journal.tell(VaultPath(path)) }
            if round == worker { _ = try journal.rebuild() }
            let titles = try journal.entries(EntryQuery()).map(\.facts.title)
            #expect(titles.contains("\(worker) \(round)"))
            #expect(Array(titles.suffix(20)) == old)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try sandbox.titles().count == 28)
    #expect(try sandbox.journal().check() == [])
  }
}
