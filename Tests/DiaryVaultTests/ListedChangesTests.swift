import DiaryModel
import Platform
import Testing

@testable import DiaryVault

struct ListedChangesTests {
  private func log(_ vault: borrowing VaultFolder) -> ChangeLog {
    ChangeLog(
      stateFolder: Array((vault.path + "/state").utf8), vaultRoot: Array(vault.path.utf8))
  }

  private func change(_ name: String, in log: ChangeLog) throws -> ChangeIdentity {
    let change = Change(
      .replaced, VaultPath(name), at: moment("21:14:00"), before: ContentMark(of: "a".utf8),
      after: ContentMark(of: "b".utf8))
    _ = try log.overwritten(change.path) { Array("a".utf8) }
    let begun = try log.begin(change, text: Array("a".utf8))
    log.finish(begun, leaving: change.after, text: Array("b".utf8))
    return begun.identity
  }

  @Test func `a command of many changes lists the folder once`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    var made: [ChangeIdentity] = []
    for number in 1...30 { made.append(try change("\(number).md", in: log)) }
    #expect(log.listings <= 2)
    #expect(try log.changes().map(\.identity) == made)
  }

  @Test func `the changes of two commands that take turns are in their order`() throws {
    let vault = try VaultFolder()
    let logs = [log(vault), log(vault)]
    var made: [ChangeIdentity] = []
    for turn in [0, 0, 1, 0, 1, 1, 1, 0, 0, 1] { made.append(try change("a.md", in: logs[turn])) }
    #expect(made.map(\.number) == Array(1...10))
  }

  @Test func `what another has written is seen by a command that has begun`() throws {
    let vault = try VaultFolder()
    let (log, other) = (log(vault), log(vault))
    _ = try change("a.md", in: log)
    _ = try change("b.md", in: other)
    let found = try log.overwritten(VaultPath("b.md")) { Array("c".utf8) }
    #expect(found?.joined == Array("b".utf8))
  }

  @Test func `what a command has written itself is seen to be saved over`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    _ = try change("a.md", in: log)
    _ = try change("b.md", in: log)
    let found = try log.overwritten(VaultPath("a.md")) { Array("c".utf8) }
    #expect(found?.joined == Array("b".utf8))
  }

  @Test func `what was changed last is told by what was listed already`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    for number in 1...30 { _ = try change("\(number).md", in: log) }
    let reader = self.log(vault)
    _ = try reader.stoppedWithSeenTexts()
    let listings = reader.listings
    for wanted in [0, 1, 3, 20, 30, .max] {
      let paths = try reader.changedLately(wanted)
      #expect(paths == (1...30).reversed().prefix(wanted).map { VaultPath("\($0).md") })
    }
    #expect(listings == 1 && reader.listings == 1)
    // Nobody who begins a change leaves out to say so: this is seen by who lists the folder alone.
    let opened = try Folder(path: log.folder)
    let record = try #require(try log.changes().last)
    try opened.rename(record.name, to: Array("00000099-abcdefghijklm.skipped".utf8))
    #expect(try reader.changedLately(1) == [])
    #expect(try self.log(vault).changedLately(1) == [VaultPath("30.md")])
  }

  @Test func `a folder whose changes cannot be counted is listed each time`() throws {
    let vault = try VaultFolder()
    let log = log(vault)
    _ = try change("a.md", in: log)
    let opened = try Folder(path: log.folder)
    try opened.discard(Array(".begun".utf8))
    try opened.makeFolders(Array(".begun".utf8))
    let (one, other) = (try change("a.md", in: self.log(vault)), try change("a.md", in: log))
    #expect([one.number, other.number] == [2, 3])
  }
}
