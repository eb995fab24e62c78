import DiaryModel
import Platform

/// Files that something else has taken away since the program has written them.
extension ChangeLog {
  /// Those of some files that are not there though no change has moved them, each told once; not those
  /// that only have another name of the same day beside it.
  package func takenAway(
    _ paths: [VaultPath], in root: borrowing Folder
  ) throws(SystemError) -> [VaultPath] {
    var missing: [VaultPath] = []
    for path in paths where !path.isInTrash && EntryName(path: path) != nil {
      if try root.status(of: path.bytes) == nil { missing.append(path) }
    }
    guard !missing.isEmpty, let opened = try? Folder(path: folder) else { return [] }
    let changes = ChangesByPath(try changes())
    var found: [VaultPath] = []
    for path in missing {
      guard let place = changes.places(of: path).first,
        case .done(let left?) = changes.all[place].state, !left.isEmpty,
        !isBeingChanged(path), try !Self.isRenamed(path, holding: left, in: root)
      else { continue }
      let told = KeptTextName.gone(
        changes.all[place].identity, path: ContentMark(of: path.bytes))
      guard try opened.status(of: told.bytes) == nil else { continue }
      _ = try? opened.put(told.bytes, bytes: [])
      found.append(path)
    }
    return found
  }

  private static func isRenamed(
    _ path: VaultPath, holding mark: ContentMark, in root: borrowing Folder
  ) throws(SystemError) -> Bool {
    guard try root.status(of: path.folder.bytes)?.kind == .folder else { return false }
    let day = EntryName(path: path)?.day
    for item in try root.open(folder: path.folder.bytes).names() where item.kind == .regular {
      let other = path.folder.appending(item.name)
      if EntryName(path: other)?.day == day, try ContentMark(of: other, in: root) == mark {
        return true
      }
    }
    return false
  }
}
