import DiaryModel
import DiaryVault
import Platform

/// Mends what can be mended without losing anything.
struct Mending {
  let vault: OpenVault

  /// Whether there is a way to mend a finding.
  static func canMend(_ finding: Finding) -> Bool {
    finding.kind == .mode || finding.kind == .leftover
  }

  /// Mends one finding, and tells whether it could.
  func mend(_ finding: Finding) throws -> Bool {
    switch finding.kind {
    case .mode:
      try Folder(path: absolute(finding)).makePrivate()
      return true
    case .leftover:
      if PathText.isAbsolute(finding.path) {
        let (folder, name) = PathText.split(finding.path)
        let stores = [try? vault.drafts(), vault.textsWithoutVault].compactMap(\.self)
        if let store = stores.first(where: { $0.folder == folder }) {
          try store.keepLeftover(name)
        } else {
          try mend(leftoverOfChanges: name, in: try Folder(path: folder))
        }
      } else {
        try mend(leftover: VaultPath(bytes: finding.path))
      }
      return true
    default: return false
    }
  }

  /// Most texts in the log of changes were copied there, and are where they were before.
  private func mend(leftoverOfChanges name: [UInt8], in folder: borrowing Folder) throws {
    let (bytes, status) = try folder.read(name)
    if ChangeLog.isSeenText(leftover: name), !bytes.isEmpty {
      _ = try vault.drafts().begin(day: vault.today, at: vault.now, bytes: bytes)
    }
    try folder.remove(name, expecting: status)
  }

  /// Takes a leftover away when its text is in the file that it was to be; else it becomes a draft of
  /// that, or where that is no entry moves to the trash under its name.
  private func mend(leftover path: VaultPath) throws {
    let name = Leftover.name(of: Array(path.name))
    let original = path.folder.appending(name)
    if !path.isInTrash, EntryName(path: original) != nil {
      guard let draft = try vault.keep(leftover: path, of: original) else { return }
      return vault.world.note(
        "\(VisibleText.path(path)): its text is the draft \(VisibleText.path(draft.path)) now")
    }
    let (bytes, status) = try vault.files.folder.read(path.bytes)
    let published = try vault.readIfPresent(original)?.bytes
    if bytes.isEmpty || published == bytes {
      return try vault.files.folder.remove(path.bytes, expecting: status)
    }
    if path.isInTrash {
      return try Trash.move(path, to: original, in: vault.files.folder)
    }
    _ = try Trash.put(original, at: vault.now, in: vault.files.folder) { target in
      try Trash.move(path, to: target, in: vault.files.folder)
    }
  }

  private func absolute(_ finding: Finding) -> [UInt8] {
    if PathText.isAbsolute(finding.path) { return finding.path }
    let isRoot = finding.path == [UInt8(ascii: ".")]
    return isRoot ? vault.location.root : PathText.join(vault.location.root, finding.path)
  }
}
