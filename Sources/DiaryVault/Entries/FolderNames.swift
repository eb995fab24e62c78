import DiaryModel
import Platform

/// The names in one folder of a vault, as far as they matter.
package struct FolderNames: Sendable {
  /// What the folder looked like before its names were read.
  package var fingerprint: Fingerprint
  package var entries: [(path: VaultPath, name: EntryName)] = []
  package var folders: [VaultPath] = []
  package var oddities: [Oddity] = []
  /// Whether a name's meaning can change while the folder stays as it is: there are links.
  package var hasLinks = false
}

extension Vault {
  /// What a folder looks like; nothing when it is gone, or is no folder any more.
  ///
  /// The folders on the way to it must have been looked at before: a link among them is followed.
  package func fingerprint(ofFolder path: VaultPath) throws(SystemError) -> Fingerprint? {
    do {
      let status =
        path.bytes.isEmpty ? try folder.status() : try folder.glance(path: path.bytes)
      guard let status, status.kind == .folder else { return nil }
      return Fingerprint(status)
    } catch {
      if error.isGone { return nil }
      throw error
    }
  }

  /// Reads the names in a folder.
  package func names(in path: VaultPath) throws(SystemError) -> FolderNames {
    let opened = try folder.open(plainFolder: path.bytes)
    var names = FolderNames(fingerprint: Fingerprint(try opened.status()))
    for item in try opened.names() {
      sort(item, path.appending(item.name), into: &names)
    }
    return names
  }

  private func sort(_ item: FolderItem, _ path: VaultPath, into names: inout FolderNames) {
    if item.kind == .folder, !PathKind.isIgnored(folder: item.name) {
      // A folder named like an entry is still a folder, and may hold some.
      if case .entry = PathKind.classify(path: path) {
        names.oddities.append(Oddity(path: path, kind: .folder))
      } else {
        names.folders.append(path)
      }
      return
    }
    if item.kind == .link { names.hasLinks = true }
    switch PathKind.classify(path: path) {
    case .entry(let name):
      if let kind = oddity(item, path) {
        names.oddities.append(Oddity(path: path, kind: kind))
      } else {
        names.entries.append((path, name))
      }
    case .conflictCopy: names.oddities.append(Oddity(path: path, kind: .conflictCopy))
    case .invalidDay: names.oddities.append(Oddity(path: path, kind: .invalidDay))
    case .undated, .ignored:
      guard item.kind == .link, !PathKind.isIgnored(folder: item.name), leadsToFolderOutside(path)
      else { return }
      names.oddities.append(Oddity(path: path, kind: .link))
    }
  }

  /// Why something named like an entry is none; nothing when it is one.
  private func oddity(_ item: FolderItem, _ path: VaultPath) -> Oddity.Kind? {
    switch item.kind {
    case .regular: nil
    case .folder: .folder
    case .fifo: .pipe
    case .socket: .socket
    case .device: .device
    case .link: (try? linkedFile(path)) == nil ? .link : nil
    }
  }

  private func leadsToFolderOutside(_ path: VaultPath) -> Bool {
    do throws(ContainmentError) {
      _ = try folder.resolve(path.bytes)
      return false
    } catch {
      guard case .outside = error else { return false }
      return (try? Folder(path: PathText.join(root, path.bytes))) != nil
    }
  }
}
