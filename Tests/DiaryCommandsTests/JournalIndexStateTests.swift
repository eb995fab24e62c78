import DiaryModel
import Foundation
import Testing

@testable import DiaryCommands

/// Whatever is found in the index's place, the answer is the same.
struct JournalIndexStateTests {
  struct State: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let warnings: Int
    let body: @Sendable (JournalSandbox) throws -> Void

    /// `warnings` is how many lines the first run afterwards says; the second says none unless
    /// nothing can be mended.
    init(
      _ description: String, warnings: Int = 1,
      _ body: @escaping @Sendable (JournalSandbox) throws -> Void
    ) {
      (testDescription, self.warnings, self.body) = (description, warnings, body)
    }
  }

  static let states = [
    State("as it was", warnings: 0) { _ in },
    State("missing", warnings: 0) { try $0.removeIndex() },
    State("folder missing", warnings: 0) { sandbox in
      try FileManager.default.removeItem(atPath: sandbox.folder + "/cache")
    },
    State("file missing, logs left", warnings: 0) { sandbox in
      try FileManager.default.removeItem(atPath: sandbox.indexFile)
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: sandbox.indexFile + "-wal"))
      try Data(repeating: 7, count: 500).write(to: URL(filePath: sandbox.indexFile + "-shm"))
    },
    State("empty") { try $0.replaceIndex(with: Data()) },
    State("not a database") { try $0.replaceIndex(with: Data("a text\n".utf8)) },
    State("another database") { sandbox in
      try sandbox.removeIndex()
      try sandbox.sqlite("CREATE TABLE note (text); INSERT INTO note VALUES ('mine');")
    },
    State("tables missing") { try $0.sqlite("DROP TABLE entry;") },
    State("columns missing") { try $0.sqlite("ALTER TABLE entry DROP COLUMN preview;") },
    State("older version") { try $0.sqlite("PRAGMA user_version = 0;") },
    State("newer version") { try $0.sqlite("PRAGMA user_version = 999;") },
    State("another vault") { try $0.sqlite("UPDATE origin SET vault = 'other';") },
    State("another reader") { try $0.sqlite("UPDATE origin SET parser = 0;") },
    State("no origin") { try $0.sqlite("DELETE FROM origin;") },
    State("cut short") { sandbox in
      let data = try sandbox.indexData()
      try sandbox.replaceIndex(with: data.prefix(data.count / 2))
    },
    State("overwritten from the second page on") { sandbox in
      var data = try sandbox.indexData()
      data.replaceSubrange(4096..., with: repeatElement(0x5a, count: data.count - 4096))
      try sandbox.replaceIndex(with: data)
    },
    State("overwritten from the header on") { sandbox in
      var data = try sandbox.indexData()
      data.replaceSubrange(100..., with: repeatElement(0x5a, count: data.count - 100))
      try sandbox.replaceIndex(with: data)
    },
    State("a folder") { sandbox in
      try sandbox.removeIndex()
      try FileManager.default.createDirectory(
        atPath: sandbox.indexFile + "/mine", withIntermediateDirectories: true)
    },
    State("a pipe") { sandbox in
      try sandbox.removeIndex()
      mkfifo(sandbox.indexFile, 0o600)
    },
    State("a link") { sandbox in
      try sandbox.removeIndex()
      try Data("mine".utf8).write(to: URL(filePath: sandbox.folder + "/mine"))
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.indexFile, withDestinationPath: sandbox.folder + "/mine")
    },
    State("a pipe as its log") { sandbox in
      try? FileManager.default.removeItem(atPath: sandbox.indexFile + "-wal")
      mkfifo(sandbox.indexFile + "-wal", 0o600)
    },
    State("a broken log", warnings: 0) { sandbox in
      try Data(repeating: 7, count: 5000).write(to: URL(filePath: sandbox.indexFile + "-wal"))
    },
    State("half a new one", warnings: 0) { sandbox in
      try sandbox.removeIndex()
      try Data("half".utf8).write(to: URL(filePath: sandbox.indexFile + ".new"))
      try Data("half".utf8).write(to: URL(filePath: sandbox.indexFile + ".new-wal"))
    },
  ]

  @Test(arguments: states, [EntryQuery.Order.day, .title])
  func `the answer is the same, and the index is mended`(
    state: State, order: EntryQuery.Order
  ) throws {
    let sandbox = try JournalSandbox()
    for day in 1...60 {
      let name = try #require(Day(year: 2026, month: 1, day: 1)?.adding(days: day))
      try sandbox.write(
        "\(name).md", "title \(day * 7919 % 1000)\n\(String(repeating: "words ", count: 40))")
    }
    let query = EntryQuery(order: order)
    let expected = try sandbox.titles(query)
    #expect(expected.count == 60)
    try state.body(sandbox)
    #expect(try sandbox.titles(query) == expected)
    #expect(sandbox.warnings.count == state.warnings, "\(sandbox.warnings)")
    #expect(try sandbox.titles(query) == expected)
    #expect(try sandbox.journal().check() == [])
    #expect(sandbox.warnings.count == state.warnings, "\(sandbox.warnings)")
    if state.testDescription == "a link" {
      #expect(try String(contentsOfFile: sandbox.folder + "/mine", encoding: .utf8) == "mine")
    }
  }

  @Test func `an index that cannot be made is done without`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    try Data().write(to: URL(filePath: sandbox.folder + "/cache"))
    #expect(try sandbox.titles() == ["one"])
    #expect(sandbox.warnings == ["the index cannot be written; answering without it"])
  }

  @Test(
    .enabled(if: geteuid() != 0, "the superuser writes every file"),
    arguments: [(0o400, 0o700), (0o400, 0o500), (0o600, 0o500), (0, 0o700), (0o600, 0)]
      as [(mode_t, mode_t)])
  func `an index that may not be written, or read, is done without`(
    file: mode_t, folder: mode_t
  ) throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    #expect(try sandbox.titles() == ["one"])
    for suffix in ["-wal", "-shm"] {
      try FileManager.default.removeItem(atPath: sandbox.indexFile + suffix)
    }
    chmod(sandbox.indexFile, file)
    chmod(sandbox.folder + "/cache", folder)
    defer { chmod(sandbox.folder + "/cache", 0o700) }
    try sandbox.write("2026-05-18.md", "two")
    #expect(try sandbox.titles() == ["two", "one"])
    #expect(sandbox.warnings == ["the index cannot be written; answering without it"])
    #expect(try sandbox.titles(EntryQuery(order: .title)) == ["one", "two"])
  }

  @Test func `an index that another holds for itself is done without`() throws {
    let sandbox = try JournalSandbox(["2026-05-17.md": "one"])
    #expect(try sandbox.titles() == ["one"])
    let holder = try sandbox.holdIndex()
    try sandbox.write("2026-05-18.md", "two")
    #expect(try sandbox.titles() == ["two", "one"])
    #expect(sandbox.warnings == ["the index is in use by another program; answering without it"])
    _ = consume holder
    #expect(try sandbox.titles() == ["two", "one"])
    #expect(sandbox.warnings.count == 1)
  }
}
