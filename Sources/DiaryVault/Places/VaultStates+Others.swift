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
    /// A vault that is gone from a path, and may be this one all the same, or only be away.
    case gone([UInt8])
  }

  /// A folder with drafts that this vault does not use.
  package struct OtherDrafts: Sendable {
    package let store: DraftStore
    package let origin: Origin

    /// How many there are, as far as they can be listed.
    package var count: Int { (try? store.drafts().count) ?? 0 }
  }

  /// The folders with drafts that this vault does not use, and that may have to do with it.
  package func otherDrafts() -> [OtherDrafts] {
    guard let mark else { return [] }
    let isTaken = isTaken(.drafts)
    return others(.drafts).compactMap { name, record in
      let aside = aside(name, .drafts, isTaken: isTaken)
      let origin: Origin
      if record.root == root {
        origin = .otherVault(aside)
      } else if record.mark.sameness(to: mark) == .certain {
        origin = .otherPath(record.root)
      } else {
        // A vault that is moved to another disk is another folder there.
        guard Self.isGone(record.root) else { return nil }
        origin =
          isLogFitting(named: name) ? .earlierPath(record.root, aside) : .gone(record.root)
      }
      return OtherDrafts(
        store: DraftStore(stateFolder: state, folderNamed: name), origin: origin)
    }
  }

  /// The logs of what may be another vault, that was at this one's path.
  package func logsAside() -> [Aside] {
    guard let mark else { return [] }
    let isTaken = isTaken(.changes)
    return others(.changes).filter { _, record in
      record.root == root && record.mark.sameness(to: mark) != .certain
    }.map { name, _ in aside(name, .changes, isTaken: isTaken) }
  }

  /// The logs of vaults that are gone from their paths, with these; one of them may be this one all the
  /// same, copied from there to another disk, where no file tells.
  package func logsOfGoneVaults() -> [(root: [UInt8], aside: Aside)] {
    guard mark != nil else { return [] }
    let isTaken = isTaken(.changes)
    return others(.changes).filter { name, record in
      isGoneElsewhere(record, name) && !isOwnLog(name)
    }.map { name, record in (record.root, aside(name, .changes, isTaken: isTaken)) }
  }

  /// The logs of this vault beside its own: of paths from which it is gone, as far as its files tell, and
  /// one that was its own until another took the place.
  package func otherLogs() -> [ChangeLog] {
    guard let mark else { return [] }
    return others(.changes).filter { name, record in
      if record.root == root { return record.mark.sameness(to: mark) == .certain }
      return isGoneElsewhere(record, name) && isOwnLog(name)
    }.map { name, _ in ChangeLog(stateFolder: state, folderNamed: name) }
  }

  /// Whether a folder is what a vault at another path has left that is not there now.
  private func isGoneElsewhere(_ record: VaultStateFolder.Record, _ name: [UInt8]) -> Bool {
    record.root != root && name == VaultFolderName.of(root: record.root)
      && Self.isGone(record.root)
  }

  private func isOwnLog(_ name: [UInt8]) -> Bool {
    isLogFitting(named: name) || isContinued(since: name)
  }

  /// The folders of a kind that hold something and are not this vault's own, with whose they are.
  func others(
    _ kind: VaultStateFolder.Kind
  ) -> [(name: [UInt8], record: VaultStateFolder.Record)] {
    guard let parent = try? Folder(path: kind.folder(in: state)), let items = try? parent.names()
    else { return [] }
    return items.compactMap { item in
      guard item.kind == .folder, item.name != name,
        let folder = try? parent.open(folder: item.name), !isEmpty(folder),
        let record = VaultStateFolder.Record(in: folder)
      else { return nil }
      return (item.name, record)
    }
  }

  /// Whether this vault has a folder of a kind.
  private func isTaken(_ kind: VaultStateFolder.Kind) -> Bool {
    guard let parent = try? Folder(path: kind.folder(in: state)) else { return false }
    return !Self.isFree(name, in: parent)
  }

  func aside(_ name: [UInt8], _ kind: VaultStateFolder.Kind, isTaken: Bool) -> Aside {
    let parent = kind.folder(in: state)
    return Aside(
      folder: PathText.join(parent, name), own: PathText.join(parent, self.name), isTaken: isTaken)
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

  /// Whether no vault is at a path now: nothing is there, or nothing that is not hidden.
  static func isGone(_ root: [UInt8]) -> Bool {
    guard let items = try? Folder(path: root).names() else { return VaultMark(of: root) == nil }
    return items.allSatisfy { $0.name.first == UInt8(ascii: ".") || isOfDisk($0.name) }
  }
}
