import DiaryModel
import Foundation
import Platform

/// A vault's folder for a test, gone at the end.
struct VaultFolder: ~Copyable {
  let path: String
  let root: Folder

  init(_ files: [String: String] = [:]) throws {
    let path = NSTemporaryDirectory() + "vault-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try Self.write(text, to: path + "/" + name) }
    let root = try Folder(path: Array(path.utf8))
    self.path = path
    self.root = root
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  borrowing func write(_ name: String, _ text: String) throws {
    try Self.write(text, to: path + "/" + name)
  }

  borrowing func text(_ path: VaultPath) throws -> String {
    String(decoding: try root.read(path.bytes).bytes, as: UTF8.self)
  }

  /// All files below, sorted.
  borrowing func files() throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: path).filter { name in
      let attributes = try manager.attributesOfItem(atPath: path + "/" + name)
      return attributes[.type] as? FileAttributeType == .typeRegular
    }.sorted()
  }

  private static func write(_ text: String, to file: String) throws {
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file))
  }
}

/// A moment of the tests' own day.
func moment(_ clock: String) -> Moment {
  Moment("2026-11-29T\(clock)+09:00") ?? Moment(day: .first, second: 0, offset: nil)
}
