import DiaryModel
import Platform

/// What a vault holds beside entries: photos and other attachments, and notes without a day.
///
/// Hidden files are left out.
package struct OtherFiles: Sendable {
  /// Everything that is no text of the vault's own, in the order of the paths.
  package private(set) var attachments: [VaultPath] = []
  /// Texts that are no entries, such as people's.
  package private(set) var notes: [VaultPath] = []

  /// Folders that could not be read, of which nothing is known.
  package private(set) var closedFolders: [VaultPath: SystemError] = [:]

  /// Nothing.
  package init() {}

  /// Looks through a vault.
  package init(in root: borrowing Folder) {
    collect(below: VaultPath(bytes: []), in: root, depth: 0)
    attachments.sort()
    notes.sort()
  }

  private mutating func collect(below place: VaultPath, in root: borrowing Folder, depth: Int) {
    guard depth < 64 else { return }
    let items: [FolderItem]
    do throws(SystemError) { items = try root.open(folder: place.bytes).names() } catch {
      if !error.isGone { closedFolders[place] = error }
      return
    }
    for item in items where !PathKind.isIgnored(folder: item.name) {
      let path = place.appending(item.name)
      switch (item.kind, PathKind.classify(path: path)) {
      case (.folder, _): collect(below: path, in: root, depth: depth + 1)
      case (.regular, .ignored): attachments.append(path)
      case (.regular, .undated), (.regular, .invalidDay): notes.append(path)
      default: break
      }
    }
  }
}
