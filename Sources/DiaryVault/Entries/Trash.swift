import DiaryModel
import Platform

/// Deleted entries, which stay in the vault's `.trash` until it is emptied.
///
/// Each deletion has a folder of its own, named for its moment, in which the entry keeps its path:
/// `.trash/2026-11-29T211400/entries/2026/11/2026-11-29.md`. So nothing there ever collides, and
/// the place to bring it back to is plain to see.
package struct Trash {
  /// The folder in the vault that holds what was deleted.
  package static let folder = VaultPath(".trash")

  /// An entry in the trash.
  package struct Item: Sendable, Equatable {
    /// Where it lies now.
    package let path: VaultPath
    /// Where it was.
    package let original: VaultPath
    /// The name of its deletion's folder, which sorts by time.
    package let deletion: String

    /// When it was deleted, as that folder's name tells; nothing where somebody else named it.
    package var moment: Moment? {
      let parts = deletion.split(separator: "T", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let digits = Array(parts[1].prefix(6))
      guard digits.count == 6 else { return nil }
      let clock = [digits[0...1], digits[2...3], digits[4...5]].map { String($0) }
      return Moment("\(parts[0])T\(clock.joined(separator: ":"))")
    }
  }

  /// Moves an entry to the trash, and tells where it lies now.
  package static func put(
    _ path: VaultPath, at moment: Moment, in root: borrowing Folder
  ) throws -> VaultPath {
    try put(path, at: moment, in: root) { try move(path, to: $0, in: root) }
  }

  /// Lets `move` take an entry to a place in the trash that is free, and tells that.
  package static func put(
    _ path: VaultPath, at moment: Moment, in root: borrowing Folder,
    by move: (VaultPath) throws -> Void
  ) throws -> VaultPath {
    let second = (moment.second % 60).padded(to: 2)
    let clock = "\(moment.hour.padded(to: 2))\(moment.minute.padded(to: 2))\(second)"
    let stem = "\(moment.day)T\(clock)"
    for attempt in 1... {
      let deletion = attempt == 1 ? stem : "\(stem)-\(attempt)"
      let place = folder.appending(deletion).appending(path.bytes)
      guard try root.status(of: place.bytes) == nil else { continue }
      do {
        try move(place)
        return place
      } catch SaveError.exists {}
    }
    throw SaveError.exists(path.bytes)
  }

  /// How many things other programs have put into the folder.
  ///
  /// Obsidian deletes notes and folders there under their own names. They are none of ours to bring
  /// back or to take away.
  package static func othersCount(in root: borrowing Folder) throws(SystemError) -> Int {
    guard try root.status(of: folder.bytes)?.kind == .folder else { return 0 }
    return try root.open(folder: folder.bytes).names()
      .count { !isOwn($0) && $0.name.first != UInt8(ascii: ".") }
  }

  /// Whether something in the folder is a deletion's folder, by its name: `2026-11-29T211400-2`.
  private static func isOwn(_ item: FolderItem) -> Bool {
    let name = String(decoding: item.name, as: UTF8.self)
    return item.kind == .folder
      && Item(path: folder, original: folder, deletion: name).moment != nil
  }

  /// All deleted entries, the last deleted first.
  package static func items(in root: borrowing Folder) throws(SystemError) -> [Item] {
    guard try root.status(of: folder.bytes)?.kind == .folder else { return [] }
    var items: [Item] = []
    for deletion in try root.open(folder: folder.bytes).names() where isOwn(deletion) {
      let place = folder.appending(deletion.name)
      for path in try files(below: place, in: root, depth: 0) {
        var original = VaultPath(bytes: Array(path.bytes.dropFirst(place.bytes.count + 1)))
        // A program was stopped that was taking it away for good.
        if Leftover.isOne(Array(path.name)) {
          original = original.folder.appending(Leftover.name(of: Array(path.name)))
        }
        let name = String(decoding: deletion.name, as: UTF8.self)
        items.append(Item(path: path, original: original, deletion: name))
      }
    }
    return items.sorted { ($0.deletion, $1.path) > ($1.deletion, $0.path) }
  }

  /// Moves an entry into the trash or out of it, unless something is there already.
  package static func move(
    _ path: VaultPath, to target: VaultPath, in root: borrowing Folder
  ) throws(SaveError) {
    do throws(SystemError) { try root.makeFolders(target.folder.bytes) } catch {
      throw .system(error)
    }
    try root.move(path.bytes, to: target.bytes)
    // What is empty now is no loss, nor is it one when it stays.
    if path.isInTrash { try? removeEmptyFolders(from: path.folder, in: root) }
  }

  /// Moves an entry back to where it was, unless something is there now.
  package static func restore(_ item: Item, in root: borrowing Folder) throws(SaveError) {
    try move(item.path, to: item.original, in: root)
  }

  /// Takes something in the trash away for good, provided that it is still what it was when `status`
  /// was taken, and that no program has it open for writing.
  package static func destroy(
    _ item: Item, expecting status: FileStatus, in root: borrowing Folder
  ) throws(SaveError) {
    try root.remove(item.path.bytes, expecting: status)
    try removeEmptyFolders(from: item.path.folder, in: root)
  }

  /// Files of a folder and its folders, deeper than any layout goes.
  private static func files(
    below place: VaultPath, in root: borrowing Folder, depth: Int
  ) throws(SystemError) -> [VaultPath] {
    guard depth < 32 else { return [] }
    var found: [VaultPath] = []
    for item in try root.open(folder: place.bytes).names() {
      let path = place.appending(item.name)
      if item.kind == .folder {
        found += try files(below: path, in: root, depth: depth + 1)
      } else {
        found.append(path)
      }
    }
    return found
  }

  private static func removeEmptyFolders(
    from place: VaultPath, in root: borrowing Folder
  ) throws(SaveError) {
    var place = place
    while place != folder, !place.bytes.isEmpty, try root.removeEmptyFolder(place.bytes) {
      place = place.folder
    }
  }
}

extension VaultPath {
  /// Whether this is something in the trash.
  package var isInTrash: Bool { bytes.starts(with: Trash.folder.bytes + [UInt8(ascii: "/")]) }
}
