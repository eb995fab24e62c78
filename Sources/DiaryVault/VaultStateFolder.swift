import Platform

/// A vault's own folder in the user's state folder: that of its drafts, or of its changes.
///
/// It goes by the vault's path. In it lies a record of which folder that was, so that a vault that
/// is moved finds it again; nothing for that is kept in the vault itself, where it would be
/// versioned and copied.
struct VaultStateFolder {
  /// The folder of all vaults' folders of one kind.
  private let parent: [UInt8]
  private let name: [UInt8]
  private let root: [UInt8]

  init(_ kind: String, in stateFolder: [UInt8], vaultRoot root: [UInt8]) {
    parent = PathText.join(stateFolder, Array(kind.utf8))
    (name, self.root) = (VaultFolderName.of(root: root), root)
  }

  var path: [UInt8] { PathText.join(parent, name) }

  /// Opens the folder, which is made with its record where it is not there.
  func made() throws(SaveError) -> Folder {
    do throws(SystemError) {
      let folder = try Folder.made(path: path)
      guard try folder.status(of: Self.record) == nil, let mark = Self.mark(of: root) else {
        return folder
      }
      // Two diaries may make it at once, and one that cannot be made is missed by a move alone.
      try? folder.create(Self.record, bytes: mark + Array("\n".utf8) + root)
      return folder
    } catch { throw .system(error) }
  }

  /// Takes over the folder of the vault's earlier path, when the vault was moved here.
  func adopt() {
    guard let parent = try? Folder(path: parent), !Self.holds(parent, name),
      let mark = Self.mark(of: root), let items = try? parent.names()
    else { return }
    for item in items where item.kind == .folder && item.name != name {
      let record = item.name + Array("/".utf8) + Self.record
      guard let bytes = try? parent.read(record).bytes,
        let end = bytes.firstIndex(of: UInt8(ascii: "\n")), bytes[..<end] == mark[...],
        // Where the vault still is, it has been mounted twice, and the folder stays that path's.
        Self.mark(of: Array(bytes[(end + 1)...])) != mark
      else { continue }
      guard (try? parent.rename(item.name, to: name)) != nil,
        let folder = try? parent.open(folder: name)
      else { return }
      try? folder.discard(Self.record)
      try? folder.create(Self.record, bytes: mark + Array("\n".utf8) + root)
      return
    }
  }

  /// Whether something has the name, or may have it.
  private static func holds(_ folder: borrowing Folder, _ name: [UInt8]) -> Bool {
    do throws(SystemError) { return try folder.status(of: name) != nil } catch { return true }
  }

  private static let record = Array(".vault".utf8)

  /// What tells a folder from others on this machine, wherever it is moved.
  private static func mark(of root: [UInt8]) -> [UInt8]? {
    guard let status = try? Folder(path: root).status() else { return nil }
    return Array("\(status.device):\(status.inode)".utf8)
  }
}
