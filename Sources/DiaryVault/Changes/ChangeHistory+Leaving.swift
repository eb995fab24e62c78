import DiaryModel

extension ChangeHistory {
  /// The files of the vault that go to the trash when commands are taken back, the last one first.
  ///
  /// What only comes back from the trash to go there again has never been away from it.
  package static func leaving(_ commands: [[RecordedChange]]) -> Set<VaultPath> {
    var (leaving, returned): (Set<VaultPath>, Set<VaultPath>) = ([], [])
    for recorded in commands.flatMap({ $0.reversed() }) {
      let path = recorded.change.path
      switch recorded.change.kind {
      case .created:
        if returned.remove(path) == nil { leaving.insert(path) }
      case .replaced: break
      case .moved(let target) where target.isInTrash:
        if leaving.remove(path) == nil { returned.insert(path) }
      case .moved(let target) where path.isInTrash:
        if returned.remove(target) == nil { leaving.insert(target) }
      case .moved(let target):
        if returned.remove(target) != nil { returned.insert(path) }
      }
    }
    return leaving
  }
}
