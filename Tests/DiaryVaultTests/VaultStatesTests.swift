import DiaryModel
import Foundation
import Platform
import Testing

@testable import DiaryVault

struct VaultStatesTests {
  let files = FileManager.default
  let path = VaultPath("a.md")

  func store(_ root: String, _ state: borrowing VaultFolder) -> DraftStore {
    DraftStore(stateFolder: Array(state.path.utf8), vaultRoot: Array(root.utf8))
  }

  func log(_ root: String, _ state: borrowing VaultFolder) -> ChangeLog {
    ChangeLog(stateFolder: Array(state.path.utf8), vaultRoot: Array(root.utf8))
  }

  @discardableResult
  func settle(_ root: String, _ state: borrowing VaultFolder) -> VaultStates.Others? {
    VaultStates(in: Array(state.path.utf8), vaultRoot: Array(root.utf8)).settle()
  }

  /// A vault with a draft, and a change that has left a file with `a`.
  func begin(_ root: String, _ state: borrowing VaultFolder) throws {
    try files.createDirectory(atPath: root, withIntermediateDirectories: false)
    _ = try store(root, state).begin(day: .first, at: moment("21:14:05"), bytes: Array("a".utf8))
    let log = log(root, state)
    let mark = ContentMark(of: "a".utf8)
    let begun = try log.begin(Change(.created, path, at: moment("21:14:05"), after: mark))
    log.finish(begun, leaving: mark)
    try Data("a".utf8).write(to: URL(filePath: root + "/a.md"))
  }

  /// A vault without entries.
  func makeVault(_ root: String) throws {
    try files.createDirectory(atPath: root, withIntermediateDirectories: false)
    try Data("title: Another\n".utf8).write(to: URL(filePath: root + "/diary.yml"))
  }

  /// How many drafts and changes a vault has.
  func count(_ root: String, _ state: borrowing VaultFolder) throws -> [Int] {
    [try store(root, state).drafts().count, try log(root, state).changes().count]
  }

  @Test func `a vault that is moved finds its drafts and changes again`() throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (old, new) = (vaults.path + "/diary", vaults.path + "/notes")
    try begin(old, state)
    try files.moveItem(atPath: old, toPath: new)
    // Another one that is made at the old path has none of them.
    try makeVault(old)
    #expect(settle(new, state) == nil)
    #expect(try count(new, state) == [1, 1])
    #expect(try count(old, state) == [0, 0])
    try files.moveItem(atPath: new, toPath: vaults.path + "/third")
    #expect(settle(vaults.path + "/third", state) == nil)
    #expect(try count(vaults.path + "/third", state) == [1, 1])
  }

  @Test func `a copy of a vault, and a vault that has drafts, take over nothing`() throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (first, copy) = (vaults.path + "/diary", vaults.path + "/copy")
    try begin(first, state)
    try files.copyItem(atPath: first, toPath: copy)
    #expect(settle(copy, state) == nil)
    #expect(try count(copy, state) == [0, 0])
    #expect(settle(first, state) == nil)
    #expect(try count(first, state) == [1, 1])
  }

  @Test func `what is kept of a vault that is away stays, and nothing is begun in its place`()
    throws
  {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (place, away) = (vaults.path + "/diary", vaults.path + "/away")
    try begin(place, state)
    try files.moveItem(atPath: place, toPath: away)
    try files.createDirectory(atPath: place + "/lost+found", withIntermediateDirectories: true)
    for _ in 0..<2 { #expect(settle(place, state) == VaultStates.Others(isAway: true)) }
    #expect(try count(place, state) == [1, 1])
    try files.removeItem(atPath: place)
    try files.moveItem(atPath: away, toPath: place)
    #expect(settle(place, state) == nil)
    #expect(try count(place, state) == [1, 1])
    // A vault that its user has emptied is there.
    try files.removeItem(atPath: place + "/a.md")
    #expect(settle(place, state) == nil)
    #expect(try count(place, state) == [1, 1])
  }

  @Test(arguments: [true, false])
  func `a vault that was brought back keeps all where its files are as the changes left them`(
    isFitting: Bool
  ) throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let place = vaults.path + "/diary"
    try begin(place, state)
    try files.copyItem(atPath: place, toPath: vaults.path + "/copy")
    try files.moveItem(atPath: place, toPath: vaults.path + "/old")
    try files.moveItem(atPath: vaults.path + "/copy", toPath: place)
    if !isFitting { try Data("other".utf8).write(to: URL(filePath: place + "/a.md")) }
    #expect((settle(place, state) == nil) == isFitting)
    #expect(try count(place, state) == (isFitting ? [1, 1] : [0, 0]))
  }

  @Test func `what was set aside is found again by the vault when that is brought back`() throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (place, away) = (vaults.path + "/diary", vaults.path + "/away")
    try begin(place, state)
    try files.copyItem(atPath: place, toPath: vaults.path + "/copy")
    try files.moveItem(atPath: place, toPath: away)
    try makeVault(place)
    #expect(settle(place, state) != nil)
    try files.removeItem(atPath: place)
    try files.removeItem(atPath: away)
    try files.moveItem(atPath: vaults.path + "/copy", toPath: place)
    #expect(settle(place, state) == nil)
    #expect(try count(place, state) == [1, 1])
  }

  @Test func `what was kept by the path of a link is found by that of the vault`() throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let real =
      String(
        decoding: RealPath.following(Array(vaults.path.utf8)), as: UTF8.self) + "/diary"
    let link = vaults.path + "/link"
    try makeVault(real)
    try files.createSymbolicLink(atPath: link, withDestinationPath: real)
    _ = try store(link, state).begin(day: .first, at: moment("21:14:05"), bytes: Array("a".utf8))
    #expect(settle(real, state) == nil)
    #expect(try count(real, state) == [1, 0])
    // With drafts by both, those by the link are told.
    _ = try store(link, state).begin(day: .first, at: moment("21:15:05"), bytes: Array("b".utf8))
    #expect(settle(real, state) == nil)
    let states = VaultStates(in: Array(state.path.utf8), vaultRoot: Array(real.utf8))
    #expect(states.otherDrafts().map(\.origin) == [.otherPath(Array(link.utf8))])
  }

  @Test(arguments: [true, false])
  func `drafts of a vault that was copied away are told where its files are the same`(
    isFitting: Bool
  ) throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (old, new) = (vaults.path + "/old", vaults.path + "/new")
    try begin(old, state)
    try files.copyItem(atPath: old, toPath: new)
    let states = VaultStates(in: Array(state.path.utf8), vaultRoot: Array(new.utf8))
    #expect(states.otherDrafts().isEmpty)
    try files.removeItem(atPath: old)
    if !isFitting { try Data("other".utf8).write(to: URL(filePath: new + "/a.md")) }
    let from = store(old, state).folder
    let aside = VaultStates.Aside(folder: from, own: store(new, state).folder, isTaken: false)
    #expect(
      states.otherDrafts().map(\.origin)
        == (isFitting ? [.earlierPath(Array(old.utf8), aside)] : [.gone(Array(old.utf8))]))
  }

  /// A record as it may stand there, `D`, `I` and `B` the vault's device, inode and birth; whether
  /// the folder is then taken for the vault's, with nothing in the log that speaks for it.
  @Test(arguments: [
    ("D:I:B", true), ("D:I", true), ("7:I", true), ("7:I:B", true), ("D:7", true), ("7:7", true),
    ("D:I:7", false), ("D:7:B", true), ("7:7:7", false), ("", true), ("no mark", true),
    ("D:I:x", true),
  ])
  func `a record tells which vault it is of`(record: String, isOwn: Bool) throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let place = vaults.path + "/diary"
    try begin(place, state)
    try Data("other".utf8).write(to: URL(filePath: place + "/a.md"))
    let mark = try #require(VaultMark(of: Array(place.utf8)))
    // A file system that keeps no births tells those apart no more.
    guard let born = mark.born else { return }
    let text =
      record.map { (character: Character) -> String in
        switch character {
        case "D": "\(mark.device)"
        case "I": "\(mark.inode)"
        case "B": "\(born)"
        default: "\(character)"
        }
      }.joined()
    for folder in [store(place, state).folder, log(place, state).folder] {
      let file = String(decoding: folder, as: UTF8.self) + "/.vault"
      try Data((text + "\n" + place).utf8).write(to: URL(filePath: file))
    }
    #expect((settle(place, state) == nil) == isOwn)
    #expect(try count(place, state) == (isOwn ? [1, 1] : [0, 0]))
    #expect(settle(place, state) == nil)
  }

  /// Whether the record knows when the vault was made, and whether the file that the log tells of is
  /// there, as it was left or not; whether the folder is then taken for the vault's.
  @Test(arguments: [
    (true, "a", true), (true, "other", false), (true, nil, false), (false, "a", true),
    (false, "other", true), (false, nil, false),
  ])
  func `what a number cannot tell the files do`(isBorn: Bool, text: String?, isOwn: Bool) throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let place = vaults.path + "/diary"
    try begin(place, state)
    try files.removeItem(atPath: place + "/a.md")
    if let text { try Data(text.utf8).write(to: URL(filePath: place + "/a.md")) }
    try Data("title: One\n".utf8).write(to: URL(filePath: place + "/diary.yml"))
    guard VaultMark(of: Array(place.utf8))?.born != nil else { return }
    for folder in [store(place, state).folder, log(place, state).folder] {
      let file = String(decoding: folder, as: UTF8.self) + "/.vault"
      try Data(((isBorn ? "7:7:7\n" : "7:7\n") + place).utf8).write(to: URL(filePath: file))
    }
    #expect((settle(place, state) == nil) == isOwn)
    #expect(try count(place, state) == (isOwn ? [1, 1] : [0, 0]))
  }

  @Test func `nothing is told of folders in which nothing is`() throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let place = vaults.path + "/diary"
    try begin(place, state)
    let drafts = try store(place, state).drafts()
    for draft in drafts { _ = try store(place, state).discard(draft, holding: Array("a".utf8)) }
    for recorded in try log(place, state).changes() { log(place, state).discard(recorded) }
    try files.moveItem(atPath: place, toPath: vaults.path + "/away")
    try makeVault(place)
    #expect(settle(place, state) == nil)
  }
}
