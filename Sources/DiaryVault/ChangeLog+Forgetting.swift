import DiaryModel
import Platform

/// Changes that are known no longer, since their files are gone for good.
extension ChangeLog {
  /// Forgets all changes of files that are gone for good, or are about to be, by their paths of now,
  /// so that their words are gone too.
  ///
  /// They are followed to whatever paths they had before. Whatever else their commands have changed
  /// stays, and is marked as the rest of them first, so that none ever looks whole that is not.
  /// Of entries in the trash whose deletion is not known here that is so as far as `earlier` tells.
  package func forget(
    _ paths: Set<VaultPath>, and items: [Trash.Item] = []
  ) throws(SystemError) {
    let changes = try changes()
    let found = items.reduce(into: Self.changes(of: paths, among: changes)) {
      $0 += Self.earlier(than: $1, among: changes)
    }
    let forgotten = found.filter { !isBeingMadeElsewhere($0) }
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
    let changes = try changes()
    for recorded in changes {
      guard case .moved(let target) = recorded.change.kind, target.isInTrash,
        try root.status(of: target.bytes) == nil,
        // Somebody may have brought it back by hand.
        try root.status(of: recorded.change.path.bytes) == nil,
        !Self.goesOn(recorded.change.path, in: changes.filter { recorded.identity < $0.identity })
      else { continue }
      gone.insert(target)
    }
    return gone
  }

  /// Whether some changes begin with one of the file that a path had before them, and not with
  /// another file's coming there.
  private static func goesOn(_ path: VaultPath, in changes: [RecordedChange]) -> Bool {
    for change in changes.map(\.change) {
      if change.path == path { return change.kind != .created }
      if change.result == path { return false }
    }
    return false
  }

  /// The changes of an entry that something else has put into the trash, on another machine say, or
  /// that was deleted before the log began: those of its old path from before that moment.
  ///
  /// Another entry may have that path since, and only be away. Where nothing tells whose changes
  /// they are, they are nobody's here.
  private static func earlier(
    than item: Trash.Item, among changes: [RecordedChange]
  ) -> [RecordedChange] {
    guard let moment = item.moment, !changes.contains(where: { $0.change.result == item.path })
    else { return [] }
    let end = changes.firstIndex { moment < $0.change.moment }
    let before = Array(changes[..<(end ?? changes.endIndex)])
    guard !goesOn(item.original, in: Array(changes[before.count...])) else { return [] }
    return Self.changes(of: [item.original], among: before)
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
