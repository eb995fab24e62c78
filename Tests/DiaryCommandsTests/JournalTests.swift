import DiaryModel
import Testing

@testable import DiaryCommands

struct JournalTests {
  @Test func `entries come newest first, from any folder`() throws {
    let sandbox = try JournalSandbox([
      "2026-05-17.md": "first", "a/b/2026-05-18.md": "second", "2026/05/19.txt": "third",
      "notes.md": "no day", ".trash/2026-05-20.md": "deleted", "node_modules/2026-05-21.md": "x",
    ])
    #expect(try sandbox.titles() == ["third", "second", "first"])
    #expect(try sandbox.titles() == ["third", "second", "first"])
    #expect(sandbox.warnings == [])
  }

  @Test func `a limit, days and the reverse choose among them`() throws {
    let sandbox = try JournalSandbox([
      "2026-05-17.md": "a", "2026-05-18.md": "b", "2026-05-18-2.md": "c", "2026-05-19.md": "d",
    ])
    #expect(try sandbox.titles(EntryQuery(limit: 2)) == ["d", "c"])
    #expect(try sandbox.titles(EntryQuery(isReversed: true, limit: 2)) == ["a", "b"])
    let day = try #require(Day("2026-05-18"))
    #expect(try sandbox.titles(EntryQuery(firstDay: day)) == ["d", "c", "b"])
    #expect(try sandbox.titles(EntryQuery(lastDay: day)) == ["c", "b", "a"])
    #expect(try sandbox.journal().entries(on: day).map(\.facts.title) == ["b", "c"])
    for (last, title) in [("2026-05-19", "d"), ("2026-05-18", "c"), ("2026-05-16", "d")] {
      let last = try #require(Day(last))
      #expect(try sandbox.journal().newest(notAfter: last)?.facts.title == title)
    }
    #expect(try sandbox.journal().count() == 4)
  }
}
