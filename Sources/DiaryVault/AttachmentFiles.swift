import DiaryModel
import Platform

/// The files of a vault that are neither entries nor notes nor hidden: photos and the like.
package enum AttachmentFiles {
  /// Their paths, in order; a folder that cannot be read is passed over.
  package static func all(in root: borrowing Folder) -> [VaultPath] {
    var found: [VaultPath] = []
    collect(below: VaultPath(bytes: []), in: root, depth: 0, into: &found)
    return found.sorted()
  }

  private static func collect(
    below place: VaultPath, in root: borrowing Folder, depth: Int, into found: inout [VaultPath]
  ) {
    guard depth < 64, let folder = try? root.open(folder: place.bytes),
      let items = try? folder.names()
    else { return }
    for item in items where !PathKind.isIgnored(folder: item.name) {
      let path = place.appending(item.name)
      switch item.kind {
      case .folder: collect(below: path, in: root, depth: depth + 1, into: &found)
      case .regular where PathKind.classify(path: path) == .ignored: found.append(path)
      default: break
      }
    }
  }
}
