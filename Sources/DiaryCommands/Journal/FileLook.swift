import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

/// A look at files, to see which are still as the index knows them.
///
/// What a disk has to tell of thousands of files is most of the time that many commands take, so
/// two threads ask while the command goes on.
struct FileLook: ~Copyable {
  private let files: [IndexedFile]
  private var running: Parallel.Running<[Bool]>?
  private var areCurrent: [Bool]

  /// No files.
  init() { self.init(unseen: []) }

  /// Files that need no look, because they are to be checked in any case.
  init(unseen files: [IndexedFile]) {
    self.init(files, areCurrent: Array(repeating: false, count: files.count))
  }

  fileprivate init(
    _ files: [IndexedFile], running: consuming Parallel.Running<[Bool]>? = nil,
    areCurrent: [Bool] = []
  ) {
    self.files = files
    self.running = running
    self.areCurrent = areCurrent
  }

  /// Waits for the end; for each file, whether it is as the index knows it.
  consuming func results() -> (files: [IndexedFile], areCurrent: [Bool]) {
    if let found = running?.results() { areCurrent = found.flatMap { $0 } }
    return (files, areCurrent)
  }
}

extension ContentReader {
  /// Begins to look at files, on two other threads where that is worth it.
  func beginLook(at files: [IndexedFile]) -> FileLook {
    guard files.count >= Self.worthLooking else {
      return FileLook(files, areCurrent: look(files[...]))
    }
    return FileLook(
      files, running: Parallel.begin(files.halves, threads: 2) { look($0) })
  }

  /// Looks at files, and tells of each whether it is as the index knows it.
  func look(at files: [IndexedFile]) -> [Bool] {
    let threads = files.count < Self.worthLooking ? 1 : 2
    return Parallel.map(files.halves, threads: threads) { look($0) }.flatMap {
      $0
    }
  }

  private func look(_ files: ArraySlice<IndexedFile>) -> [Bool] {
    var reader = VaultReader(vault)
    return files.map { file in
      file.isComparable
        && file.path.bytes.withUnsafeBytes { reader.isUnchanged($0, file.fingerprint) }
    }
  }

  private static let worthLooking = 256
}

extension Array {
  /// The first half and the other, since neighbours are in the same folders.
  fileprivate var halves: [ArraySlice<Element>] { chunks(of: Swift.max(1, (count + 1) / 2)) }
}
