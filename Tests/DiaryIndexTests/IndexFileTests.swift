import DiaryModel
import Foundation
import Testing

@testable import DiaryIndex

struct IndexFileTests {
  static let origin = IndexOrigin(vault: "vault", parser: 1)

  /// Calls `body` with the path of a file in a folder that is not there yet.
  private func withPath(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "index-" + UUID().uuidString
    defer { _ = try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(folder + "/a/b/index.sqlite")
  }

  private func file(_ path: String, _ origin: IndexOrigin = origin) throws -> IndexFile {
    try IndexFile(path: Array(path.utf8), origin: origin)
  }

  private func fault(_ path: String, _ origin: IndexOrigin = origin) throws -> IndexFault? {
    do throws(IndexFault) {
      _ = try IndexFile(path: Array(path.utf8), origin: origin).open()
      return nil
    } catch {
      return error
    }
  }

  @Test func `an index is missing, is made, and is found`() throws {
    try withPath { path in
      #expect(try fault(path) == .missing)
      var made = try file(path).make { index throws(IndexFault) in
        try index.save(EntryIndexTests.entry)
      }
      #expect(try made.count() == 1)
      let isInMemory = made.isInMemory
      #expect(!isInMemory)
      var found = try file(path).open()
      #expect(try found.count() == 1)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: (path as NSString).deletingLastPathComponent)
      #expect(!names.contains { $0.contains(".new") })
    }
  }

  @Test func `an index of another vault or reader is told apart`() throws {
    try withPath { path in
      _ = try file(path).make { _ throws(IndexFault) in }
      #expect(try fault(path) == nil)
      #expect(try fault(path, IndexOrigin(vault: "other", parser: 1)) == .otherVault)
      #expect(try fault(path, IndexOrigin(vault: "vault", parser: 2)) == .otherVersion)
      let origin = IndexOrigin(vault: "vault", parser: 1, settings: 1)
      #expect(try fault(path, origin) == .otherSettings)
    }
  }

  @Test func `one that another program has made meanwhile is taken`() throws {
    try withPath { path in
      _ = try file(path).make { index throws(IndexFault) in try index.save(EntryIndexTests.entry) }
      var taken = try file(path).make { _ throws(IndexFault) in Issue.record("made again") }
      #expect(try taken.count() == 1)
      var made = try file(path).make(isReplacing: true) { _ throws(IndexFault) in }
      #expect(try made.count() == 0)
      #expect(try taken.count() == 1, "whoever has the old one open goes on with it")
      try taken.change { index throws(IndexFault) in try index.remove(folder: 7) }
      #expect(try made.count() == 0)
    }
  }

  @Test func `one that cannot be filled leaves the old one in its place`() throws {
    try withPath { path in
      _ = try file(path).make { index throws(IndexFault) in try index.save(EntryIndexTests.entry) }
      #expect(throws: IndexFault.full) {
        _ = try file(path).make(isReplacing: true) { _ throws(IndexFault) in throw .full }
      }
      var old = try file(path).open()
      #expect(try old.count() == 1)
    }
  }

  @Test func `readers go on while another writes`() throws {
    try withPath { path in
      _ = try file(path).make { _ throws(IndexFault) in }
      var writer = try file(path).open()
      try writer.change { index throws(IndexFault) in
        try index.save(EntryIndexTests.entry)
        do {
          var reader = try file(path).open()
          #expect(try reader.count() == 0)
        } catch { Issue.record(error) }
      }
      var reader = try file(path).open()
      #expect(try reader.count() == 1)
    }
  }

  /// What a change that fills many pages leaves in the log, in bytes.
  private func lengthOfLog(_ path: String, afterTextsOf index: inout EntryIndex) throws -> Int {
    try index.change { index throws(IndexFault) in
      let text = Array(repeating: UInt8(ascii: "a"), count: 10_000)
      for hash in 0..<Int64(500) { try index.saveText(text, hash: hash) }
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "-wal")
    return try #require(attributes[.size] as? Int)
  }

  @Test func `a large change leaves no long log for the next program to read`() throws {
    try withPath { path in
      var index = try file(path).make { _ throws(IndexFault) in }
      #expect(try lengthOfLog(path, afterTextsOf: &index) == 0)
      #expect(try index.testTexts { $0.count == 10_000 }.count == 500)
    }
  }

  @Test func `a large change goes on beside somebody who reads`() throws {
    try withPath { path in
      var index = try file(path).make { _ throws(IndexFault) in }
      try index.saveText([1], hash: 1000)
      var reader = try file(path).open()
      try reader.database.execute("BEGIN")
      #expect(try reader.testTexts { _ in true }.count == 1)
      #expect(try lengthOfLog(path, afterTextsOf: &index) > 0)
      #expect(try reader.testTexts { _ in true }.count == 1, "it reads what was there")
      try reader.database.execute("COMMIT")
      #expect(try reader.testTexts { _ in true }.count == 501)
    }
  }
}

extension EntryIndexTests {
  static let entry = IndexedEntry(file: file, facts: full)
}
