import DiaryIndex
import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// A vault with its index: what a command asks about entries, and gets values from.
///
/// Every answer is the one that reading all files would give. The index only spares reading those
/// that have not changed; where it cannot serve, an index in memory takes its place. It is a class
/// because a command's helpers share one connection and what has been found unreadable.
package final class Journal {
  let vault: Vault
  let origin: IndexOrigin
  let indexPath: [UInt8]?
  /// Minutes that the clock on the wall is ahead of UTC, for times that do not say.
  let minutesEast: Int
  /// Seconds after midnight at which days end.
  let dayEndsAt: Int
  let contents: ContentReader
  let now: () -> Int64
  let warn: (String) -> Void
  /// Nothing until the first question.
  var index: EntryIndex?
  /// How much of the entries an index knows that is made for the question at hand.
  var depthWhenMade = EntryDepth.head
  /// What is asked of every file while an index is made for the question at hand, and the answers
  /// by the hash of the bytes.
  var screenWhenMade: TextScreen?
  var answersWhenMade: [Int64: Bool] = [:]
  /// Whether the index was made for the question at hand, so that all files have just been read.
  var isJustMade = false
  /// Whether the folders have been looked at for any question.
  var hasSurveyed = false
  /// Whether the index is a copy in memory of what the file knew.
  var isCopied = false
  /// How often the index was given up for another.
  var generation = 0
  var reader: VaultReader
  /// Folders that could not be read, whose entries are left out.
  var closedFolders: [VaultPath: SystemError] = [:] {
    didSet { missedFolders.merge(closedFolders) { $1 } }
  }
  /// What some answer lacks, also where a later question could read it.
  var missedFolders: [VaultPath: SystemError] = [:]
  var missedFiles: [VaultPath: Int32] = [:]
  /// Files whose bytes were found to be others than the index knew, so that something else than a diary
  /// may have changed them.
  var changedElsewhere: Set<VaultPath> = []

  /// Opens nothing yet.
  ///
  /// `indexFile` is an absolute path, or nothing for an index in memory; `now` is in nanoseconds
  /// since 1970, by the clock that stamps files; `warn` is told in one line when the index cannot
  /// serve.
  package init(
    vault: Vault, indexFile: [UInt8]?, options: MarkupOptions = .standard, minutesEast: Int = 0,
    dayEndsAt: Int = 0, now: @escaping () -> Int64 = { Clock.nanoseconds() },
    warn: @escaping (String) -> Void
  ) {
    (self.vault, indexPath, self.minutesEast) = (vault, indexFile, minutesEast)
    (self.dayEndsAt, self.now, self.warn) = (dayEndsAt, now, warn)
    reader = VaultReader(vault)
    contents = ContentReader(vault: vault, options: options)
    // The order of entries is kept in the index, and depends on when days end.
    origin = IndexOrigin(
      vault: vault.identity, parser: Self.parser,
      settings: options.rawValue | UInt32(truncatingIfNeeded: dayEndsAt) << 14)
  }

  /// Raised whenever `EntryReader` finds out something else about the same bytes.
  private static let parser: UInt32 = 8

  /// What could not be read for an answer so far, with the reason; the rest was answered.
  package var unreadable: [(path: VaultPath, reason: String)] {
    faults.map { ($0.path, $0.error.message) }
  }

  /// Likewise, with the error of each, in the order of the paths.
  var faults: [(path: VaultPath, error: SystemError)] {
    let files = missedFiles.map { path, code in
      (path, SystemError(operation: "read", code: code, path: path.bytes))
    }
    return (missedFolders.map { ($0.key, $0.value) } + files)
      .sorted { $0.0 < $1.0 }.map { (path: $0.0, error: $0.1) }
  }

  /// Tells which entries could not be read.
  func tellUnreadable() {
    for (path, reason) in unreadable {
      let place = path.bytes.isEmpty ? "the vault's folder" : VisibleText.path(path)
      warn("\(place): \(reason)")
    }
  }

  /// Ends a command that has read entries: tells of those that could not be read.
  func endReading() throws {
    guard !unreadable.isEmpty else { return }
    tellUnreadable()
    throw SilentEnd(.incomplete)
  }

  /// Whether a file lies in a folder that could not be read.
  func isClosed(_ path: VaultPath) -> Bool {
    guard !closedFolders.isEmpty else { return false }
    return closedFolders.keys.contains { path.isInside($0) }
  }
}

extension VaultPath {
  /// Whether this is something in a folder, however deep; everything is in the vault itself.
  func isInside(_ folder: VaultPath) -> Bool {
    folder.bytes.isEmpty
      || bytes.count > folder.bytes.count && bytes[folder.bytes.count] == UInt8(ascii: "/")
        && bytes.starts(with: folder.bytes)
  }
}
