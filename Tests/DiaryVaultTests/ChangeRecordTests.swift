import DiaryModel
import Platform
import Testing

@testable import DiaryVault

struct ChangeRecordTests {
  /// Each bit of what stands before the text is turned once, as a bad disk might.
  @Test func `no record is read as another one than was written`() throws {
    let vault = try VaultFolder()
    let log = ChangeLog(
      stateFolder: Array((vault.path + "/state").utf8), vaultRoot: Array(vault.path.utf8))
    let change = Change(
      .moved(to: VaultPath("to.md")), VaultPath("2026-11-29.md"), at: moment("21:14:00"),
      before: ContentMark(of: "a".utf8), after: ContentMark(of: "b".utf8))
    let begun = try log.begin(change, text: Array("a".utf8))
    let name = try #require(ChangeName(parsing: begun.name))
    let written = try Folder(path: log.folder).read(begun.name).bytes
    #expect(ChangeRecord.read(written, named: name)?.change == begun.change)
    for place in written.indices.dropLast(3) {
      for bit in 0..<8 {
        var turned = written
        turned[place] ^= 1 << bit
        guard let read = ChangeRecord.read(turned, named: name) else { continue }
        #expect(read.change == begun.change && read.command == begun.command, "\(place), \(bit)")
      }
    }
  }
}
