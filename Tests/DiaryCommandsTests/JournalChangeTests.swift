import DiaryModel
import Foundation
import Testing

@testable import DiaryCommands

/// Files that change between two runs, in every way that files do.
struct JournalChangeTests {
  /// Something that is done to the vault, and what is listed then.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let titles: [String]
    let body: @Sendable (JournalSandbox) throws -> Void

    init(
      _ description: String, _ titles: [String],
      _ body: @escaping @Sendable (JournalSandbox) throws -> Void
    ) {
      (testDescription, self.titles, self.body) = (description, titles, body)
    }
  }

  static let changes = [
    Change("nothing", ["three", "two", "one"]) { _ in },
    Change("in place", ["three", "TWO!", "one"]) { try $0.write("a/2026-05-18.md", "TWO!") },
    Change("in place, same size", ["three", "owt", "one"]) {
      try $0.write("a/2026-05-18.md", "owt")
    },
    Change("in place, same size, time put back", ["three", "owt", "one"]) { sandbox in
      try sandbox.keepingTime("a/2026-05-18.md") { try sandbox.write("a/2026-05-18.md", "owt") }
    },
    Change("by rename", ["three", "TWO", "one"]) { sandbox in
      try sandbox.write("a/new", "TWO")
      try sandbox.rename("a/new", "a/2026-05-18.md")
    },
    Change("by rename, same size, time put back", ["three", "owt", "one"]) { sandbox in
      try sandbox.keepingTime("a/2026-05-18.md") {
        try sandbox.write("a/new", "owt")
        try sandbox.rename("a/new", "a/2026-05-18.md")
      }
    },
    Change("touched only", ["three", "two", "one"]) { try $0.write("a/2026-05-18.md", "two") },
    Change("new", ["new", "three", "two", "one"]) { try $0.write("a/2026-05-20.md", "new") },
    Change("new in a new folder", ["new", "three", "two", "one"]) {
      try $0.write("c/d/e/2026-05-20.md", "new")
    },
    Change("removed", ["three", "one"]) { try $0.remove("a/2026-05-18.md") },
    Change("moved to another day", ["two", "three", "one"]) {
      try $0.rename("a/2026-05-18.md", "a/2026-05-21.md")
    },
    Change("moved to another folder", ["three", "two", "one"]) {
      try $0.rename("a/2026-05-18.md", "b/2026-05-18.md")
    },
    Change("no entry any more", ["three", "one"]) {
      try $0.rename("a/2026-05-18.md", "a/notes.md")
    },
    Change("a folder removed", ["three", "one"]) { try $0.remove("a") },
    Change("a folder renamed", ["three", "two", "one"]) { try $0.rename("a", "z") },
    Change("a folder moved into another", ["three", "two", "one"]) { try $0.rename("a", "b/a") },
    Change("a folder hidden", ["three", "one"]) { try $0.rename("a", ".a") },
    Change("a folder replaced by a file", ["three", "one"]) { sandbox in
      try sandbox.remove("a")
      try sandbox.write("a", "no folder")
    },
    Change("a folder replaced by a link out of the vault", ["three", "one"]) { sandbox in
      try sandbox.rename("a", "../outside")
      try sandbox.link("a", to: sandbox.folder + "/outside")
    },
    Change("an entry replaced by a folder", ["three", "one"]) { sandbox in
      try sandbox.remove("a/2026-05-18.md")
      try sandbox.write("a/2026-05-18.md/x", "")
    },
    Change("two swapped", ["three", "one", "two"]) { sandbox in
      try sandbox.rename("2026-05-17.md", "x")
      try sandbox.rename("a/2026-05-18.md", "2026-05-17.md")
      try sandbox.rename("x", "a/2026-05-18.md")
    },
    Change("all removed", []) { for path in ["2026-05-17.md", "a", "b"] { try $0.remove(path) } },
  ]

  @Test(arguments: changes, [EntryQuery.Order.day, .title])
  func `a change is seen`(change: Change, order: EntryQuery.Order) throws {
    let sandbox = try JournalSandbox([
      "2026-05-17.md": "one", "a/2026-05-18.md": "two", "b/2026-05-19.md": "three",
    ])
    let query = EntryQuery(order: order)
    #expect(try sandbox.titles(EntryQuery()) == ["three", "two", "one"])
    try change.body(sandbox)
    let expected =
      order == .day ? change.titles : change.titles.sorted { $0.lowercased() < $1.lowercased() }
    #expect(try sandbox.titles(query) == expected)
    #expect(try sandbox.titles(query) == expected)
    #expect(try sandbox.journal(hasIndex: false).entries(query).map(\.facts.title) == expected)
    #expect(try sandbox.journal().count() == change.titles.count)
    #expect(try sandbox.journal().check() == [])
    #expect(sandbox.warnings == [])
  }

  @Test func `changes within the same tick of the clock are seen`() throws {
    let sandbox = try JournalSandbox()
    for round in 0..<200 {
      let text = "\(100 + round)"
      try sandbox.write("2026-05-17.md", text)
      #expect(try sandbox.titles(after: 0) == [text])
    }
  }

  @Test func `files that come and go within the same tick are seen`() throws {
    let sandbox = try JournalSandbox()
    for round in 0..<100 {
      let path = "a/2026-05-\(round % 28 + 1).md".replacing(
        "05-", with: "05-0", maxReplacements: round % 28 < 9 ? 1 : 0)
      try sandbox.write(path, "x")
      #expect(try sandbox.titles(after: 0) == ["x"])
      try sandbox.remove(path)
      #expect(try sandbox.titles(after: 0) == [])
    }
  }

  @Test func `a journal that goes on sees changes, too`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    let journal = try sandbox.journal()
    #expect(try journal.newest(notAfter: .last)?.facts.title == "one")
    try sandbox.write("2026-05-18.md", "two")
    #expect(try journal.newest(notAfter: .last)?.facts.title == "two")
    try sandbox.write("2026-05-18.md", "TWO")
    #expect(try journal.newest(notAfter: .last)?.facts.title == "TWO")
    try sandbox.remove("2026-05-18.md")
    #expect(try journal.newest(notAfter: .last)?.facts.title == "one")
  }

  @Test func `the journal may be asked while it answers`() throws {
    let sandbox = try JournalSandbox()
    for day in 10..<30 { try sandbox.write("2026-05-\(day).md", "\(day)") }
    for order in EntryQuery.Order.allCases {
      let journal = try sandbox.journal()
      var titles: [String] = []
      try journal.entries(EntryQuery(order: order)) { entry in
        let again = try journal.entries(on: entry.day)
        #expect(again == [entry])
        #expect(try journal.entries(EntryQuery(order: order)).count == 20)
        titles.append(entry.facts.title)
      }
      #expect(Set(titles).count == 20)
    }
  }
}
