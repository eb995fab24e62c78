import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

/// A look at files, to see which are still as the index knows them.
///
/// What a disk has to tell of thousands of files is most of the time that many commands take, so
/// two threads ask while the command goes on.
struct FileLook: ~Copyable {
  private let reader: ContentReader
  private let isBlind: Bool
  private var queue: WorkQueue<FileRows, [Bool]>?

  /// Begins with no files; where it is blind, none is found to be as it was known.
  init(_ reader: ContentReader, isBlind: Bool) {
    (self.reader, self.isBlind) = (reader, isBlind)
  }

  /// How many pages have not been taken yet.
  var count: Int {
    switch queue {
    case .some(let queue): queue.count
    case .none: 0
    }
  }

  /// Begins to look at a page of files.
  mutating func append(_ files: FileRows) {
    var queue = queue.take() ?? makeQueue(files.count)
    queue.append(files)
    self.queue = consume queue
  }

  /// The first page of those that are left, and for each of its files whether it is as the index
  /// knows it.
  mutating func next() -> (files: FileRows, areCurrent: [Bool])? {
    guard var queue = queue.take() else { return nil }
    let page = queue.next()
    self.queue = consume queue
    return page.map { (files: $0.item, areCurrent: $0.result) }
  }

  private borrowing func makeQueue(_ count: Int) -> WorkQueue<FileRows, [Bool]> {
    if isBlind {
      return WorkQueue(threads: 0) { { files in Array(repeating: false, count: files.count) } }
    }
    return WorkQueue(threads: count < ContentReader.worthLooking ? 0 : 2) { [reader] in
      var vaultReader = VaultReader(reader.vault)
      return { files in files.passing { vaultReader.isUnchanged($0, $1) } }
    }
  }
}

extension ContentReader {
  /// Looks at files, and tells of each whether it is as the index knows it.
  func look(at files: [IndexedFile]) -> [Bool] {
    let threads = files.count < Self.worthLooking ? 1 : 2
    // Halves, since neighbours are in the same folders.
    let halves = files.chunks(of: Swift.max(1, (files.count + 1) / 2))
    return Parallel.map(halves, threads: threads) { look($0) }.flatMap { $0 }
  }

  private func look(_ files: ArraySlice<IndexedFile>) -> [Bool] {
    var reader = VaultReader(vault)
    return files.map { file in
      file.isComparable
        && file.path.bytes.withUnsafeBytes { reader.isUnchanged($0, file.fingerprint) }
    }
  }

  /// How many files are worth another thread.
  static let worthLooking = 256
}
