import DiaryModel
import Platform

/// What is kept of vaults by other paths, and may have to do with this one.
extension VaultStates {
  /// Where drafts come from that are not this vault's own.
  package enum Origin: Sendable, Equatable {
    /// What may be another vault, that was at this one's path.
    case otherVault(Aside)
    /// This one by another path.
    case otherPath([UInt8])
    /// This one before it was copied from a path where nothing is now, as far as its files tell.
    case earlierPath([UInt8], Aside)
  }

  /// The folders with drafts that this vault does not use, and that have to do with it.
  package func otherDrafts() -> [(folder: [UInt8], origin: Origin)] {
    guard let mark, let parent = try? Folder(path: VaultStateFolder.Kind.drafts.folder(in: state)),
      let items = try? parent.names()
    else { return [] }
    return items.compactMap { item in
      guard item.kind == .folder, item.name != name,
        let folder = try? parent.open(folder: item.name), !isEmpty(folder),
        let record = VaultStateFolder.Record(in: folder)
      else { return nil }
      let path = PathText.join(parent.path, item.name)
      if record.root == root {
        let isTaken = !Self.isFree(name, in: parent)
        return (path, .otherVault(aside(item.name, in: parent, isTaken: isTaken)))
      }
      if record.mark.sameness(to: mark) == .certain { return (path, .otherPath(record.root)) }
      // A vault that is moved to another disk is another folder there.
      guard Self.isGone(record.root), isLogFitting(named: item.name) else { return nil }
      let isTaken = !Self.isFree(name, in: parent)
      return (path, .earlierPath(record.root, aside(item.name, in: parent, isTaken: isTaken)))
    }
  }

  /// The logs of what may be another vault, that was at this one's path.
  package func logsAside() -> [Aside] {
    guard let mark, let parent = try? Folder(path: VaultStateFolder.Kind.changes.folder(in: state)),
      let items = try? parent.names()
    else { return [] }
    return items.compactMap { item in
      guard item.kind == .folder, item.name != name,
        let folder = try? parent.open(folder: item.name), !isEmpty(folder),
        let record = VaultStateFolder.Record(in: folder), record.root == root,
        record.mark.sameness(to: mark) != .certain
      else { return nil }
      return aside(item.name, in: parent, isTaken: !Self.isFree(name, in: parent))
    }
  }

  func aside(_ name: [UInt8], in parent: borrowing Folder, isTaken: Bool) -> Aside {
    Aside(
      folder: PathText.join(parent.path, name), own: PathText.join(parent.path, self.name),
      isTaken: isTaken)
  }

  /// The drafts of a folder that `otherDrafts` tells of.
  package func store(of aside: Aside) -> DraftStore {
    DraftStore(stateFolder: state, folderNamed: PathText.split(aside.folder).name)
  }

  /// The paths of vaults that are gone from there and have drafts, where nothing tells that they are
  /// this one; they may be all the same, after a move to another disk, or only be away.
  package func goneRootsWithDrafts() -> [[UInt8]] {
    goneRoots(.drafts).filter { !isLogFitting(named: VaultFolderName.of(root: $0)) }
  }

  /// The logs of this vault beside its own: of paths from which it is gone, as far as its files tell, and
  /// one that was its own until another took the place.
  package func otherLogs() -> [ChangeLog] {
    let gone = goneRoots(.changes).map { VaultFolderName.of(root: $0) }
      .filter { isLogFitting(named: $0) || isContinued(since: $0) }
    return (gone + ownNames()).map { ChangeLog(stateFolder: state, folderNamed: $0) }
  }

  /// The names of folders with logs that are this vault's for certain, beside its own.
  private func ownNames() -> [[UInt8]] {
    guard let mark, let parent = try? Folder(path: VaultStateFolder.Kind.changes.folder(in: state)),
      let items = try? parent.names()
    else { return [] }
    return items.map(\.name).filter { item in
      guard item != name, let folder = try? parent.open(folder: item),
        let record = VaultStateFolder.Record(in: folder), record.root == root
      else { return false }
      return record.mark.sameness(to: mark) == .certain
    }
  }

  /// Whether this vault's own log goes on with a file as another has left it.
  private func isContinued(since other: [UInt8]) -> Bool {
    func changes(of name: [UInt8]) -> [RecordedChange] {
      (try? ChangeLog(stateFolder: state, folderNamed: name).changes()) ?? []
    }
    var found: [VaultPath: Set<ContentMark>] = [:]
    for change in changes(of: name).map(\.change) {
      if let mark = change.before, !mark.isEmpty { found[change.path, default: []].insert(mark) }
    }
    return !found.isEmpty
      && changes(of: other).contains { recorded in
        guard case .done(let left?) = recorded.state else { return false }
        return found[recorded.change.result]?.contains(left) ?? false
      }
  }

  private func goneRoots(_ kind: VaultStateFolder.Kind) -> [[UInt8]] {
    guard let parent = try? Folder(path: kind.folder(in: state)), let items = try? parent.names()
    else { return [] }
    return items.compactMap { item in
      guard item.kind == .folder, item.name != name,
        let folder = try? parent.open(folder: item.name), !isEmpty(folder),
        let other = VaultStateFolder.Record(in: folder)?.root, other != root,
        item.name == VaultFolderName.of(root: other), Self.isGone(other)
      else { return nil }
      return other
    }
  }

  /// Whether no vault is at a path now: nothing is there, or nothing that is not hidden.
  static func isGone(_ root: [UInt8]) -> Bool {
    guard let items = try? Folder(path: root).names() else { return VaultMark(of: root) == nil }
    return items.allSatisfy { $0.name.first == UInt8(ascii: ".") || isOfDisk($0.name) }
  }
}
