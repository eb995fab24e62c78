import DiaryIndex
import DiaryModel
import DiaryVault
import Foundation
import Platform

@testable import DiaryCommands

/// A vault and a place for its index in a temporary folder, gone at the end.
///
/// A class so that its end, when nobody holds it any more, removes the folder.
final class JournalSandbox {
  let folder: String
  var vault: String { folder + "/vault" }
  var indexFile: String { folder + "/cache/index.sqlite" }
  /// What the journals said when their index could not serve.
  private(set) var warnings: [String] = []

  init(_ files: [String: String] = [:]) throws {
    folder = NSTemporaryDirectory() + "journal-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: vault, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit {
    _ = try? FileManager.default.removeItem(atPath: folder)
  }

  func write(_ path: String, _ text: String) throws {
    let file = vault + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: vault + "/" + path)
  }

  /// A journal as of some seconds from now; later than two, all files have settled.
  func journal(after seconds: Int64 = 10, hasIndex: Bool = true) throws -> Journal {
    Journal(
      vault: try Vault(root: Array(vault.utf8)), indexFile: hasIndex ? Array(indexFile.utf8) : nil,
      now: { Clock.nanoseconds() + seconds * 1_000_000_000 },
      warn: { [weak self] in self?.warnings.append($0) })
  }

  /// The titles that a new journal lists, and so does one without an index.
  func titles(_ query: EntryQuery = EntryQuery(), after seconds: Int64 = 10) throws -> [String] {
    try journal(after: seconds).entries(query).map(\.facts.title)
  }

  /// The bytes of the index and its log.
  func indexBytes() -> [UInt8] {
    ["", "-wal"].flatMap { suffix in
      [UInt8]((try? Data(contentsOf: URL(filePath: indexFile + suffix))) ?? Data())
    }
  }
}
