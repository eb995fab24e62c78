import Platform

/// The log of a vault that was copied here, as a move to another disk or computer does.
extension VaultStates {
  /// Takes a copy of the log that fits the vault's files best, of those whose own vaults are not there;
  /// tells whether there is one.
  ///
  /// It stays where it is as well: its vault may only be away, on a stick say, and this one a backup.
  func copyLog(for mark: VaultMark, in parent: borrowing Folder) -> Bool {
    var newest: (name: [UInt8], modified: Int64)?
    for (name, record) in others(.changes) where record.root != root && Self.isGone(record.root) {
      guard let modified = try? parent.open(folder: name).status().modified,
        newest.map({ $0.modified < modified }) ?? true, isLogFitting(named: name)
      else { continue }
      newest = (name, modified)
    }
    guard let newest else { return false }
    return (try? copyLog(named: newest.name, for: mark, in: parent)) != nil
  }

  /// Makes the copy under another name first, so that it is whole once it has its own.
  private func copyLog(
    named other: [UInt8], for mark: VaultMark, in parent: borrowing Folder
  ) throws {
    let making = Array(".making-".utf8) + name
    try parent.makeFolders(making)
    let log = try parent.open(folder: other)
    let copy = try parent.open(folder: making)
    // A copy that was begun and never ended may be of an older state.
    for item in try copy.names() { try copy.discard(item.name) }
    for item in try log.names() where item.kind == .regular && !Self.isWordless(item.name) {
      try copy.link(item.name, from: log)
    }
    try copy.synchronize()
    VaultStateFolder.Record(mark: mark, root: root).write(into: copy)
    try parent.rename(making, to: name)
  }
}
