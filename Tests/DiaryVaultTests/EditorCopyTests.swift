import DiaryModel
import Platform
import Testing

@testable import DiaryVault

struct EditorCopyTests {
  @Test(arguments: [
    (".a.md.swp", "a.md"), (".a.md.swo", "a.md"), (".a.md.swa", "a.md"), ("a.md.save", "a.md"),
    ("a.md.save.12", "a.md"), ("#a.md#", "a.md"), (".a.md.swz", nil), ("a.md.swp", nil),
    ("a.md.saved", nil), (".save", nil), ("a.md.save.x", nil), ("a.md.save.", nil), ("a.md~", nil),
    ("##", nil), ("#a.md", nil), (".a.md.kak.aB3xY_", "a.md"), (".a.md.kak.aB3", nil),
    (".kak.aB3xYz", nil), ("a.md", nil), ("", nil),
  ])
  func `a copy is known by its name`(name: String, original: String?) throws {
    let vault = try VaultFolder()
    if !name.isEmpty { try vault.write(name, "words") }
    let copy = EditorCopy(named: Array(name.utf8), in: vault.root)
    #expect(copy?.original == original.map { Array($0.utf8) })
    #expect(copy?.kind == (original == nil ? nil : .text))
  }

  @Test func `a lock of nano's is none`() throws {
    let vault = try VaultFolder()
    let lock = "b0nano 7.2\0\0\u{10}'\0\0root\0machine\0a.md\0U"
    try vault.write(".a.md.swp", lock + String(repeating: "\0", count: 1024 - lock.utf8.count))
    #expect(EditorCopy(named: Array(".a.md.swp".utf8), in: vault.root) == nil)
  }

  @Test(arguments: [
    ("First\n", "First\n", false), ("First\nwords\n", "First\n", true),
    ("\n--\n", "First\n", false),
    ("First\n", "First\nmore\n", false), ("", "", false), ("words", "", true),
  ])
  func `a text is a copy where the file has not its words`(text: String, file: String, isOne: Bool)
    throws
  {
    let vault = try VaultFolder()
    try vault.write("a.md", file)
    try vault.write("a.md.save", text)
    let copy = EditorCopy(named: Array("a.md.save".utf8), in: vault.root)
    #expect((copy != nil) == isOne)
  }

  /// The first block of a swap file, cut after so many bytes.
  private func head(process: Int32, isChanged: Bool, length: Int = 4096) -> String {
    var bytes = Array("b0VIM 9.1\0\0\0".utf8) + Array(repeating: 0, count: 12)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: process >> ($0 * 8)) & 0x7F }
    bytes += Array(repeating: 0, count: 979) + [isChanged ? 0x55 : 0]
    bytes += Array(repeating: 0, count: 3088)
    return String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  @Test(arguments: [
    (Int32(0), true, 4096, true), (0x7F7F_7F7F, true, 4096, true), (0, false, 4096, false),
    (0, false, 100, true), (1, true, 4096, true),
  ])
  func `a swap file is one where vim is gone and had not saved`(
    process: Int32, isChanged: Bool, length: Int, isOne: Bool
  ) throws {
    let vault = try VaultFolder()
    try vault.write(".a.md.swp", head(process: process, isChanged: isChanged, length: length))
    let copy = EditorCopy(named: Array(".a.md.swp".utf8), in: vault.root)
    #expect((copy?.kind == .swap) == isOne)
  }
}
