import DiaryModel
import Foundation
import Platform
import Testing

@testable import DiaryVault

struct VaultStateFolderTests {
  private let files = FileManager.default

  private func store(_ root: String, _ state: borrowing VaultFolder) -> DraftStore {
    DraftStore(stateFolder: Array(state.path.utf8), vaultRoot: Array(root.utf8))
  }

  private func begin(_ store: DraftStore) throws {
    _ = try store.begin(day: .first, at: moment("21:14:05"), bytes: Array("a".utf8))
  }

  @Test func `a vault that is moved finds its drafts and changes again`() throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (old, new) = (vaults.path + "/diary", vaults.path + "/notes")
    try files.createDirectory(atPath: old, withIntermediateDirectories: false)
    try begin(store(old, state))
    let log = ChangeLog(stateFolder: Array(state.path.utf8), vaultRoot: Array(old.utf8))
    _ = try log.begin(Change(.created, VaultPath("a.md"), at: moment("21:14:05")))
    try files.moveItem(atPath: old, toPath: new)
    // Another one that is made at the old path has none of them.
    try files.createDirectory(atPath: old, withIntermediateDirectories: false)
    let moved = store(new, state)
    moved.adoptEarlier()
    #expect(try moved.drafts().count == 1)
    #expect(try store(old, state).drafts() == [])
    let movedLog = ChangeLog(stateFolder: Array(state.path.utf8), vaultRoot: Array(new.utf8))
    #expect(try movedLog.changes().isEmpty)
    movedLog.adoptEarlier()
    #expect(try movedLog.changes().count == 1)
    try files.moveItem(atPath: new, toPath: vaults.path + "/third")
    let third = store(vaults.path + "/third", state)
    third.adoptEarlier()
    #expect(try third.drafts().count == 1)
  }

  @Test func `a copy of a vault, and a vault that has drafts, take over nothing`() throws {
    let state = try VaultFolder()
    let vaults = try VaultFolder()
    let (first, copy) = (vaults.path + "/diary", vaults.path + "/copy")
    try files.createDirectory(atPath: first, withIntermediateDirectories: false)
    try begin(store(first, state))
    try files.copyItem(atPath: first, toPath: copy)
    store(copy, state).adoptEarlier()
    #expect(try store(copy, state).drafts() == [])
    #expect(try store(first, state).drafts().count == 1)
    store(first, state).adoptEarlier()
    #expect(try store(first, state).drafts().count == 1)
  }
}
