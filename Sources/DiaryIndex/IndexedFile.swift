import DiaryModel

/// An entry's file as the index knows it, without what is in it.
package struct IndexedFile: Hashable, Sendable {
  package var path: VaultPath
  package var name: EntryName
  package var folder: IndexedFolder.Number
  package var fingerprint: Fingerprint
  /// Whether an equal fingerprint means equal contents.
  package var isSettled: Bool
  /// The number from `errno` when it could not be read, else 0.
  package var failure: Int32
  /// The hash of its bytes; nothing as long as it has not been read.
  package var hash: Int64?
  /// How much of its facts is known.
  package var depth: EntryDepth

  package init(
    path: VaultPath, name: EntryName, folder: IndexedFolder.Number,
    fingerprint: Fingerprint = Fingerprint(inode: 0, size: 0, modified: 0, changed: 0),
    isSettled: Bool = false, failure: Int32 = 0, hash: Int64? = nil, depth: EntryDepth = .name
  ) {
    (self.path, self.name, self.folder, self.fingerprint) = (path, name, folder, fingerprint)
    (self.isSettled, self.failure, self.hash, self.depth) = (isSettled, failure, hash, depth)
  }

  /// Whether the file is the one that was read when it still has its fingerprint.
  package var isComparable: Bool { isSettled && failure == 0 && hash != nil }
}

/// An entry with its file, as the index knows them.
package struct IndexedEntry: Hashable, Sendable {
  package var file: IndexedFile
  package var facts: EntryFacts

  package init(file: IndexedFile, facts: EntryFacts) { (self.file, self.facts) = (file, facts) }

  package var entry: Entry { Entry(path: file.path, name: file.name, facts: facts) }
}
