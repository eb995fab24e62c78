import DiaryModel
import Platform
import Testing

@testable import DiaryVault

struct OverwrittenEntryTests {
  private let path = VaultPath("2026-11-29.md")

  private func log(_ vault: borrowing VaultFolder) -> ChangeLog {
    ChangeLog(
      stateFolder: Array((vault.path + "/state").utf8), vaultRoot: Array(vault.path.utf8))
  }

  private func change(_ before: String, to after: String, in log: ChangeLog) throws {
    let change = Change(
      .replaced, path, at: moment("21:14:00"), before: ContentMark(of: before.utf8),
      after: ContentMark(of: after.utf8))
    let begun = try log.begin(change, text: Array(before.utf8))
    log.finish(begun, leaving: change.after, text: Array(after.utf8))
  }

  @Test func `what something else has saved over is told with the text that is there`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    try change("First\n", to: "First\n\nMine\n", in: log)
    let found = try log.overwritten(path) { Array("First\n\nTheirs\n".utf8) }
    #expect(found?.text == Array("First\n\nTheirs\n".utf8))
    #expect(found?.joined == Array("First\n\nTheirs\n\nMine\n".utf8))
  }

  /// `texts` are those of our changes in turn, of which another diary makes the last one while the
  /// file is read, just after it or just before.
  @Test(
    arguments: [
      ["First\n", "First\n\nMine\n"],
      ["First\n", "First\n\nMine\n", "First\n\nMine\n\nOurs\n"],
      ["First\n", "First\n\nMine\n", "First\n"],
    ], [true, false])
  func `what another diary saves while the file is looked at is not taken for saved over`(
    texts: [String], isReadBefore: Bool
  ) throws {
    let vault = try VaultFolder()
    let log = log(vault)
    for (before, after) in zip(texts, texts.dropFirst().dropLast()) {
      try change(before, to: after, in: log)
    }
    let (before, after) = (texts[texts.count - 2], texts[texts.count - 1])
    var isMade = false
    let found = try log.overwritten(path) {
      if isMade { return Array(after.utf8) }
      isMade = true
      try? change(before, to: after, in: log)
      return Array((isReadBefore ? before : after).utf8)
    }
    #expect(found?.joined == nil)
    #expect(try log.changes().count == texts.count - 1)
  }
}
