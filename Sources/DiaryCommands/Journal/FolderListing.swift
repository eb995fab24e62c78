import DiaryIndex
import DiaryModel
import DiaryVault

/// A folder's names beside those that the index has.
struct FolderListing {
  let path: VaultPath
  let folders: [VaultPath]
  let fingerprint: Fingerprint
  let isSettled: Bool
  let oddities: [Oddity]
  /// Entries that the index does not have; taken out once they have been added.
  var added: [(path: VaultPath, name: EntryName)]
  /// Entries that are there no more.
  let removed: [VaultPath]
  let hasOtherOddities: Bool
  /// Whether any entry is new or gone.
  let hasNews: Bool
  /// Whether the index has to be told anything.
  let isOutdated: Bool

  /// A folder that the index does not know.
  init(_ path: VaultPath, _ names: FolderNames, isSettled: Bool) {
    (self.path, self.isSettled) = (path, isSettled)
    (folders, fingerprint, oddities) = (names.folders, names.fingerprint, names.oddities)
    (added, removed) = (names.entries, [])
    (hasOtherOddities, hasNews, isOutdated) = (!names.oddities.isEmpty, true, true)
  }

  /// A folder that the index knows with these entries and oddities in it.
  init(
    _ path: VaultPath, _ names: FolderNames, isSettled: Bool, known: IndexedFolder,
    entries: [VaultPath], oddities: [Oddity]
  ) {
    (self.path, self.isSettled) = (path, isSettled)
    (folders, fingerprint) = (names.folders, names.fingerprint)
    self.oddities = names.oddities.sorted { $0.path < $1.path }
    hasOtherOddities = self.oddities != oddities
    var rest = Set(entries)
    added = names.entries.filter { rest.remove($0.path) == nil }
    removed = Array(rest)
    hasNews = !added.isEmpty || !removed.isEmpty
    let isSame =
      known.isSettled == isSettled && known.inode == fingerprint.inode
      && known.modified == fingerprint.modified && known.changed == fingerprint.changed
    isOutdated = hasNews || hasOtherOddities || !isSame
  }
}
