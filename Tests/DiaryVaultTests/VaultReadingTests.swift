import DiaryModel
import Foundation
import Testing

@testable import DiaryVault

struct VaultReadingTests {
  /// Calls `body` with a temporary folder.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "vault-" + UUID().uuidString
    defer { _ = try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/vault/a/b", withIntermediateDirectories: true)
    try body(folder)
  }

  private func write(_ path: String, _ text: String = "text") throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private func vault(_ path: String) throws -> Vault { try Vault(root: Array(path.utf8)) }

  @Test func `a vault has one identity by every path, and another where it is moved`() throws {
    try withFolder { folder in
      let identity = try vault(folder + "/vault").identity
      #expect(identity.utf8.count == 32)
      #expect(try vault(folder + "/vault/").identity == identity)
      #expect(try vault(folder + "/vault/a/..").identity == identity)
      symlink("vault", folder + "/link")
      #expect(try vault(folder + "/link").identity == identity)
      #expect(try vault(folder + "/vault/a").identity != identity)
      rename(folder + "/vault", folder + "/moved")
      #expect(try vault(folder + "/moved").identity != identity)
    }
  }

  @Test func `names are sorted by what they are`() throws {
    try withFolder { folder in
      let root = folder + "/vault/"
      for name in ["2026-05-17.md", "notes.md", "x.png", ".2026-05-18.md", "2026-02-30.md"] {
        try write(root + name)
      }
      mkdir(root + ".git", 0o700)
      mkdir(root + "node_modules", 0o700)
      mkdir(root + "2026-05-19.md", 0o700)
      mkfifo(root + "2026-05-20.md", 0o600)
      let names = try vault(root).names(in: VaultPath(""))
      #expect(names.entries.map(\.path.text) == ["2026-05-17.md"])
      #expect(names.folders.map(\.text) == ["a"])
      #expect(
        Set(names.oddities) == [
          Oddity(path: VaultPath("2026-02-30.md"), kind: .invalidDay),
          Oddity(path: VaultPath("2026-05-19.md"), kind: .folder),
          Oddity(path: VaultPath("2026-05-20.md"), kind: .pipe),
        ])
      #expect(!names.hasLinks)
    }
  }

  @Test func `a reader follows links inside the vault and none out of it`() throws {
    try withFolder { folder in
      let root = folder + "/vault/"
      try write(folder + "/outside.md", "secret")
      try write(root + "target", "inside")
      symlink("../outside.md", root + "2026-05-17.md")
      symlink("../../target", root + "a/b/2026-05-18.md")
      symlink("../../..", root + "a/b/up")
      var reader = VaultReader(try vault(root))
      #expect(try reader.fingerprint(of: VaultPath("2026-05-17.md")) == nil)
      #expect(throws: (any Error).self) { try reader.read(VaultPath("2026-05-17.md")) }
      let inside = VaultPath("a/b/2026-05-18.md")
      #expect(try reader.read(inside).bytes == Array("inside".utf8))
      #expect(try reader.fingerprint(of: inside) == reader.fingerprint(of: VaultPath("target")))
      #expect(throws: (any Error).self) { try reader.read(VaultPath("a/b/up/outside.md")) }
    }
  }

  @Test func `a reader goes through more folders than it keeps open`() throws {
    try withFolder { folder in
      let root = folder + "/vault/"
      for number in 0..<100 {
        mkdir(root + "\(number)", 0o700)
        try write(root + "\(number)/2026-05-17.md", "\(number)")
      }
      var reader = VaultReader(try vault(root))
      for number in (0..<100).map({ $0 * 37 % 100 }) {
        let path = VaultPath("\(number)/2026-05-17.md")
        #expect(try reader.read(path).bytes == Array("\(number)".utf8))
        #expect(try reader.fingerprint(of: path)?.size == Int64("\(number)".utf8.count))
      }
      #expect(try reader.fingerprint(of: VaultPath("100/2026-05-17.md")) == nil)
      #expect(try reader.fingerprint(of: VaultPath("1/2026-05-17.md/x")) == nil)
    }
  }
}
