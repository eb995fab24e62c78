import DiaryModel
import Platform

/// Changes that are known no longer, since their files are gone for good.
extension ChangeLog {
  /// Forgets all changes of files that are gone for good, or are about to be, by their paths of now,
  /// so that their words are gone too.
  ///
  /// They are followed to whatever paths they had before. Whatever else their commands have changed
  /// stays, and is marked as the rest of them first, so that none ever looks whole that is not.
  package func forget(_ paths: Set<VaultPath>) throws(SystemError) {
    let changes = try changes()
    let forgotten = Self.changes(of: paths, among: changes).filter { !isBeingMadeElsewhere($0) }
    try dropLeftovers()
    guard !forgotten.isEmpty else { return }
    let opened = try Folder(path: folder)
    let (identities, commands) = (Set(forgotten.map(\.identity)), Set(forgotten.map(\.command)))
    for recorded in changes where commands.contains(recorded.command) {
      guard !identities.contains(recorded.identity), !recorded.isRest, case .done = recorded.state
      else { continue }
      let name = ChangeName(recorded.identity, recorded.state, isRest: true).bytes
      do { try opened.rename(recorded.name, to: name) } catch {
        // Another diary has dropped it meanwhile.
        guard error.isMissing else { throw error }
      }
    }
    dropTexts(of: identities)
    for recorded in forgotten { try opened.discard(recorded.name) }
    try opened.synchronize()
  }

  /// Whether a leftover among the changes holds what a file held while an editor was open, which may
  /// be nowhere else; all others are texts that the file itself still has.
  package static func isSeenText(leftover name: [UInt8]) -> Bool {
    guard case .seen? = KeptTextName(parsing: Leftover.name(of: name)) else { return false }
    return true
  }

  /// Takes away what a stopped program has begun to write down.
  private func dropLeftovers() throws(SystemError) {
    do throws(SystemError) {
      let opened = try Folder(path: folder)
      for item in try opened.names()
      where !Self.isSeenText(leftover: item.name) && Leftover.isAbandoned(item.name, in: opened) {
        try opened.discard(item.name)
      }
    } catch {
      guard error.isMissing else { throw error }
    }
  }

  /// The paths in the trash at which changes have left files that are not there any more: whoever
  /// emptied it was stopped, or did it by hand.
  package func goneFromTrash(in root: borrowing Folder) throws(SystemError) -> Set<VaultPath> {
    var gone: Set<VaultPath> = []
    for recorded in try changes() {
      guard case .moved(let target) = recorded.change.kind, target.isInTrash,
        try root.status(of: target.bytes) == nil,
        // Somebody may have brought it back by hand.
        try root.status(of: recorded.change.path.bytes) == nil
      else { continue }
      gone.insert(target)
    }
    return gone
  }

  /// The changes of files, oldest first, by the paths that these have now.
  private static func changes(
    of paths: Set<VaultPath>, among changes: [RecordedChange]
  ) -> [RecordedChange] {
    var (paths, found) = (paths, [RecordedChange]())
    for recorded in changes.reversed() {
      let change = recorded.change
      let isOne = paths.remove(change.result) != nil
      switch change.kind {
      // Before it was made, another file may have had its path, unless this brought it back.
      case .created where change.takesBack == nil: break
      case .created, .replaced: if isOne { paths.insert(change.path) }
      // What left a path before another file came to it was that other one's neighbour in time.
      case .moved: if isOne { paths.insert(change.path) } else { paths.remove(change.path) }
      }
      if isOne { found.append(recorded) }
    }
    return found.reversed()
  }
}
