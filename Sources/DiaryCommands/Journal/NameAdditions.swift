import DiaryIndex
import DiaryModel
import Platform

/// Entries on their way into the index, some hundred in one transaction.
///
/// Where they are read on the way, the next are read while the index takes up those before.
struct NameAdditions: ~Copyable {
  /// Reads them on the way; without it the index knows their names only.
  let reading: ContentReader?
  let depth: EntryDepth
  let now: () -> Int64
  /// What the screen has said, by the hash of the bytes.
  private(set) var answers: [Int64: Bool] = [:]
  private var waiting: [Name] = []
  private var beingRead: [Name] = []
  private var running: Parallel.Running<[ContentReader.Finding]>?
  private var started: Int64 = 0

  private typealias Name = (folder: VaultPath, path: VaultPath, name: EntryName)

  init(reading: ContentReader?, to depth: EntryDepth, now: @escaping () -> Int64) {
    (self.reading, self.depth, self.now) = (reading, depth, now)
  }

  mutating func append(
    _ listing: borrowing FolderListing, to index: inout EntryIndex
  ) throws(IndexFault) {
    let folder = listing.path
    waiting += listing.added.map { (folder, $0.path, $0.name) }
    if waiting.count >= Self.mostWaiting { try pass(to: &index) }
  }

  /// Has the index take up all.
  mutating func flush(to index: inout EntryIndex) throws(IndexFault) {
    if !waiting.isEmpty { try pass(to: &index) }
    try finishReading(&index)
  }

  /// Begins to read what waits, after which the index takes up what was read before.
  private mutating func pass(to index: inout EntryIndex) throws(IndexFault) {
    let taken = waiting
    waiting = []
    guard let reading else {
      return try index.change { index throws(IndexFault) in
        var folders = FolderNumbers()
        for item in taken {
          let number = try folders.number(of: item.folder, in: &index)
          try index.add(IndexedFile(path: item.path, name: item.name, folder: number))
        }
      }
    }
    let began = now()
    let next = reading.begin(taken.map { ($0.path, nil) }, to: depth)
    try finishReading(&index)
    running = consume next
    (beingRead, started) = (taken, began)
  }

  private mutating func finishReading(_ index: inout EntryIndex) throws(IndexFault) {
    guard let findings = running?.results() else { return }
    running = nil
    for case .new(_, let hash, _, _, let mayPass?) in findings.joined() { answers[hash] = mayPass }
    let (taken, started) = (beingRead, started)
    try index.change { index throws(IndexFault) in
      var folders = FolderNumbers()
      var place = 0
      for finding in findings.joined() {
        let item = taken[place]
        place += 1
        let number = try folders.number(of: item.folder, in: &index)
        var file = IndexedFile(path: item.path, name: item.name, folder: number)
        if let facts = file.take(finding, at: started) {
          try index.save(IndexedEntry(file: file, facts: facts))
        }
      }
    }
  }

  private static let mostWaiting = 512
}

/// The number of the folder that was asked for last.
private struct FolderNumbers {
  private var last: (path: VaultPath, number: IndexedFolder.Number)?

  mutating func number(
    of folder: VaultPath, in index: inout EntryIndex
  ) throws(IndexFault) -> IndexedFolder.Number {
    if let last, last.path == folder { return last.number }
    let number = try index.number(ofFolder: folder)
    last = (folder, number)
    return number
  }
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
    case .new(let found, let hash, let facts, let depth, _):
      (fingerprint, isSettled, failure) = (found, found.isSettled(at: started), 0)
      (self.hash, self.depth) = (hash, depth)
      return facts
    case .failed(let error):
      (isSettled, failure, hash, depth) = (false, error.code, nil, .name)
      return EntryFacts()
    }
  }
}
