import DiaryIndex
import DiaryModel
import Testing

@testable import DiaryCommands

/// An index that breaks while it is asked, as often as it may.
struct JournalBreakingTests {
  @Test func `a search goes on where the index broke, and the one made for it too`() throws {
    var files: [String: String] = [:]
    for number in 0..<1100 {
      files["\(try #require(Day(ordinal: 739_000 + number))).md"] = "A river\n"
    }
    let sandbox = try JournalSandbox(files)
    let journal = try sandbox.journal()
    let pattern = try SearchPattern([("river", false)], comparison: .folded, isAny: false)
    var found: Set<VaultPath> = []
    try journal.search(EntryQuery(), pattern) { entry, _ in
      if found.isEmpty {
        for _ in 1...2 { try journal.recover(from: .damaged) }
      }
      found.insert(entry.file.path)
    }
    #expect(found.count == 1100)
    #expect(sandbox.warnings.last == "the index is damaged; answering without it")
  }

  @Test func `what is told to another index is in its own folder there`() throws {
    // The folder that was there first has another number in an index that is made anew.
    let sandbox = try JournalSandbox(["b/2026-01-02.md": "Two"])
    #expect(try sandbox.titles() == ["Two"])
    try sandbox.write("a/2026-01-01.md", "One")
    #expect(try sandbox.titles() == ["Two", "One"])
    let journal = try sandbox.journal()
    try journal.refreshNames()
    let range = PageRange(isRising: true)
    let files = try journal.ask { index throws(IndexFault) in
      Array(try index.files(range, after: nil, limit: 10))
    }
    try journal.recover(from: .damaged)
    for path in ["a/2026-01-01.md", "b/2026-01-02.md"] { try sandbox.write(path, "Another") }
    journal.expectQuestion(.head)
    _ = try journal.check(files, to: .head)
    let entries = try journal.ask { index throws(IndexFault) in
      try index.entries(range, after: nil, limit: 10)
    }
    let folders = try journal.ask { index throws(IndexFault) in try index.folders() }
    #expect(entries.map(\.facts.title) == ["Another", "Another"])
    for entry in entries {
      let folder = folders.first { $0.number == entry.file.folder }
      #expect(folder?.path == entry.file.path.folder)
    }
  }

  @Test func `what came out of an index that broke is not trusted by the one made for it`() throws {
    var files: [String: String] = [:]
    for number in 0..<3000 {
      files["\(try #require(Day(ordinal: 739_000 + number))).md"] = "A river\n"
    }
    let sandbox = try JournalSandbox(files)
    #expect(try sandbox.journal().count() == 3000)
    let changed = "\(try #require(Day(ordinal: 740_200))).md"
    try sandbox.write(changed, "A lake\n")
    let journal = try sandbox.journal()
    try journal.refreshNames()
    var hashes: [Int64] = []
    _ = try journal.refreshContents(to: .head) { hash in
      // Some pages are being looked at by now.
      if hashes.isEmpty { try? journal.recover(from: .damaged) }
      hashes.append(hash)
    }
    #expect(hashes.count == 3000)
    #expect(hashes.count { $0 == ContentHash.of(Array("A lake\n".utf8)) } == 1)
  }

  @Test func `a copy in memory that is damaged as well is done without`() throws {
    let sandbox = try JournalSandbox(["2026-01-02.md": "Two"])
    #expect(try sandbox.titles() == ["Two"])
    let journal = try sandbox.journal()
    #expect(try journal.entries(EntryQuery()).map(\.facts.title) == ["Two"])
    try journal.recover(from: .busy)
    try journal.recover(from: .damaged)
    #expect(try journal.entries(EntryQuery()).map(\.facts.title) == ["Two"])
    #expect(throws: (any Error).self) { try journal.recover(from: .damaged) }
  }
}
