import DiaryModel
import DiaryVault
import Foundation
import Platform

@testable import DiaryCommands
@testable import DiaryIndex

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

  func rename(_ path: String, _ newPath: String) throws {
    guard Foundation.rename(vault + "/" + path, vault + "/" + newPath) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: vault + "/" + path, withDestinationPath: target)
  }

  /// Gives a file the time of change back that it had before.
  func keepingTime(_ path: String, _ body: () throws -> Void) throws {
    var status = stat()
    guard stat(vault + "/" + path, &status) == 0 else { throw CocoaError(.fileNoSuchFile) }
    try body()
    let times = [status.st_atim, status.st_mtim]
    guard utimensat(AT_FDCWD, vault + "/" + path, times, 0) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  /// A journal as of some seconds from now; later than two, all files have settled.
  func journal(
    after seconds: Int64 = 10, hasIndex: Bool = true, dayEndsAt: Int = 0
  ) throws -> Journal {
    try Self.journal(
      vault: vault, indexFile: hasIndex ? indexFile : nil, after: seconds, dayEndsAt: dayEndsAt,
      warn: { [weak self] in self?.warnings.append($0) })
  }

  static func journal(
    vault: String, indexFile: String?, after seconds: Int64 = 0, dayEndsAt: Int = 0,
    warn: @escaping (String) -> Void = { _ in }
  ) throws -> Journal {
    Journal(
      vault: try Vault(root: Array(vault.utf8)), indexFile: indexFile.map { Array($0.utf8) },
      dayEndsAt: dayEndsAt, now: { Clock.nanoseconds() + seconds * 1_000_000_000 }, warn: warn)
  }

  /// The titles that a new journal lists, and so does one without an index.
  func titles(_ query: EntryQuery = EntryQuery(), after seconds: Int64 = 10) throws -> [String] {
    try journal(after: seconds).entries(query).map(\.facts.title)
  }

  /// Whether a text stands anywhere in the files beside the index.
  func indexHolds(_ text: String) -> Bool {
    ["", "-wal", "-shm", ".new"].contains { suffix in
      let data = (try? Data(contentsOf: URL(filePath: indexFile + suffix))) ?? Data()
      return data.range(of: Data(text.utf8)) != nil
    }
  }

  func openIndex() throws -> EntryIndex {
    try IndexFile(path: Array(indexFile.utf8), origin: try journal().origin).open()
  }

  func setMode(_ path: String, _ mode: mode_t) throws {
    guard chmod(vault + "/" + path, mode) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func indexData() throws -> Data { try Data(contentsOf: URL(filePath: indexFile)) }

  /// Puts other bytes in the index's place, without any log beside them.
  func replaceIndex(with data: Data) throws {
    try removeIndex()
    try data.write(to: URL(filePath: indexFile))
  }

  func removeIndex() throws {
    for suffix in ["", "-wal", "-shm"] {
      _ = try? FileManager.default.removeItem(atPath: indexFile + suffix)
    }
  }

  /// Runs statements on the index's file, which is made when it is not there.
  func sqlite(_ statements: String) throws {
    let descriptor = open(indexFile, O_RDWR | O_CREAT, 0o600)
    close(descriptor)
    try Database(path: Array(indexFile.utf8)).execute(statements)
  }

  /// Keeps the index from being read and written as long as the value lives.
  func holdIndex() throws -> Database {
    let database = try Database(path: Array(indexFile.utf8))
    try database.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;")
    return database
  }
}
