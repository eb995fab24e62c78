import DiaryIndex
import DiaryModel
import Platform

/// Entries on their way into the index, some hundred in one transaction.
struct NameAdditions {
  /// Reads them on the way; without it the index knows their names only.
  let reading: ContentReader?
  let depth: EntryDepth
  let now: () -> Int64
  private var waiting: [(folder: VaultPath, path: VaultPath, name: EntryName)] = []

  init(reading: ContentReader?, to depth: EntryDepth, now: @escaping () -> Int64) {
    (self.reading, self.depth, self.now) = (reading, depth, now)
  }

  mutating func append(
    _ listing: borrowing FolderListing, to index: inout EntryIndex
  ) throws(IndexFault) {
    let folder = listing.path
    waiting += listing.added.map { (folder, $0.path, $0.name) }
    if waiting.count >= Self.mostWaiting { try flush(to: &index) }
  }

  mutating func flush(to index: inout EntryIndex) throws(IndexFault) {
    guard !waiting.isEmpty else { return }
    let taken = waiting
    waiting = []
    let started = now()
    let findings = reading.map { $0.read(taken.map { ($0.path, nil) }, to: depth) }
    try index.change { index throws(IndexFault) in
      var (folder, number): (VaultPath?, IndexedFolder.Number) = (nil, 0)
      for (place, item) in taken.enumerated() {
        if item.folder != folder {
          number = try index.number(ofFolder: item.folder)
          folder = item.folder
        }
        var file = IndexedFile(path: item.path, name: item.name, folder: number)
        guard let finding = findings?[place] else {
          try index.add(file)
          continue
        }
        if let facts = file.take(finding, at: started) {
          try index.save(IndexedEntry(file: file, facts: facts))
        }
      }
    }
  }

  private static let mostWaiting = 2048
}

extension IndexedFile {
  /// Takes over what was found, and gives the facts to be kept with it; nothing when it is gone or
  /// its contents are as they were.
  mutating func take(_ finding: ContentReader.Finding, at started: Int64) -> EntryFacts? {
    switch finding {
    case .gone: return nil
    case .same(let found):
      (fingerprint, isSettled, failure) = (found, found.isSettled(at: started), 0)
      return nil
    case .new(let found, let hash, let facts, let depth):
      (fingerprint, isSettled, failure) = (found, found.isSettled(at: started), 0)
      (self.hash, self.depth) = (hash, depth)
      return facts
    case .failed(let error):
      (isSettled, failure, hash, depth) = (false, error.code, nil, .name)
      return EntryFacts()
    }
  }
}
