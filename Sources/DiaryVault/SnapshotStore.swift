import DiaryModel
import Platform

/// The bytes of entries from before they were changed, kept in the user's state folder.
package struct SnapshotStore: Sendable {
  /// The absolute path of the vault's folder of snapshots; it is made with the first one.
  package let folder: [UInt8]

  package init(stateFolder: [UInt8], vaultRoot: [UInt8]) {
    let snapshots = PathText.join(stateFolder, Array("snapshots".utf8))
    folder = PathText.join(snapshots, VaultFolderName.of(root: vaultRoot))
  }

  /// How many are kept; the oldest go first.
  package static let limit = 200

  /// Keeps an entry's bytes.
  package func keep(
    _ bytes: [UInt8], of path: VaultPath, at moment: Moment
  ) throws(SaveError) -> Snapshot {
    let opened: Folder
    do throws(SystemError) { opened = try Folder.made(path: folder) } catch {
      throw .system(error)
    }
    let clock = "\(moment.hour.padded(to: 2))\(moment.minute.padded(to: 2))"
    let second = (moment.second % 60).padded(to: 2)
    let start = "\(moment.day)T\(clock)\(second)-"
    // The random word keeps edits of the same second apart.
    let name = Array((start + Random.word() + "-").utf8) + path.name.suffix(180)
    try opened.create(name, bytes: bytes)
    prune(opened)
    return Snapshot(name: name, path: PathText.join(folder, name))
  }

  /// Takes a snapshot away that nobody needs.
  package func discard(_ snapshot: Snapshot) throws(SaveError) {
    let opened: Folder
    do throws(SystemError) { opened = try Folder(path: folder) } catch { throw .system(error) }
    try opened.remove(snapshot.name)
  }

  /// Keeps the folder small; what fails here is tried again with the next snapshot.
  private func prune(_ opened: borrowing Folder) {
    guard let items = try? opened.names(), items.count > Self.limit else { return }
    let names = items.map(\.name).sorted { $0.lexicographicallyPrecedes($1) }
    for name in names.prefix(items.count - Self.limit) { try? opened.remove(name) }
  }
}

/// One entry's bytes from before a change.
package struct Snapshot: Sendable, Equatable {
  package let name: [UInt8]
  /// The absolute path.
  package let path: [UInt8]
}
