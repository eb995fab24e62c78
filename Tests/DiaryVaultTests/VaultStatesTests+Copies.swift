import DiaryModel
import Foundation
import Platform
import Testing

@testable import DiaryVault

/// Vaults that were copied to another place.
extension VaultStatesTests {
  /// Whether the old vault is gone, whether its files are the same, and how many changes are known.
  @Test(arguments: [(true, true, 1), (true, false, 0), (false, true, 0)])
  func `changes of a vault that was copied away go with it, and stay`(
    isGone: Bool, isFitting: Bool, count: Int
  ) throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (old, new, away) = (vaults.path + "/old", vaults.path + "/new", vaults.path + "/away")
    try begin(old, state)
    try files.copyItem(atPath: old, toPath: new)
    if isGone { try files.moveItem(atPath: old, toPath: away) }
    if !isFitting { try Data("other".utf8).write(to: URL(filePath: new + "/a.md")) }
    // One that was begun and never ended is in nobody's way.
    let making =
      String(decoding: PathText.split(log(new, state).folder).folder, as: UTF8.self)
      + "/.making-" + String(decoding: PathText.split(log(new, state).folder).name, as: UTF8.self)
    try files.createDirectory(atPath: making, withIntermediateDirectories: false)
    try Data("b".utf8).write(to: URL(filePath: making + "/00000007-x.done-0-0"))
    #expect(settle(new, state) == nil)
    #expect(try log(new, state).changes().count == count)
    #expect(files.fileExists(atPath: making) == (count == 0))
    _ = try log(new, state).begin(Change(.created, VaultPath("b.md"), at: moment("21:15:05")))
    if isGone { try files.moveItem(atPath: away, toPath: old) }
    #expect(settle(old, state) == nil)
    #expect(try self.count(old, state) == [1, 1])
    #expect(settle(new, state) == nil)
    #expect(try log(new, state).changes().count == count + 1)
  }
}
