import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

/// Looks at all folders of a vault, after which the index knows the names in them.
///
/// A folder's times tell whether its names are as they were, so only folders that have changed are
/// read. They say nothing of what is in the files.
struct NameSurvey: ~Copyable {
  private let vault: Vault
  /// Seconds after midnight at which days end.
  private let dayEndsAt: Int
  private let now: () -> Int64
  private var additions: NameAdditions
  /// What a search's screen has said of the files that were read, by the hash of their bytes.
  var answers: [Int64: Bool] { additions.answers }
  /// Folders that could not be read.
  private(set) var closedFolders: [VaultPath: SystemError] = [:]
  /// What folders looked like that were read too lately for their times to be trusted later.
  private var seen: [VaultPath: Fingerprint] = [:]
  private var listings: [FolderListing] = []
  private var gone: [IndexedFolder] = []

  /// `reading` reads new files at once, as far as `depth` asks, because all of them will be needed.
  init(
    vault: Vault, dayEndsAt: Int, reading: ContentReader? = nil, to depth: EntryDepth = .whole,
    now: @escaping () -> Int64
  ) {
    (self.vault, self.dayEndsAt, self.now) = (vault, dayEndsAt, now)
    additions = NameAdditions(reading: reading, to: depth, now: now)
  }

  /// Looks until a look finds nothing new, so that what moves meanwhile is not missed.
  mutating func run(_ index: inout EntryIndex) throws(IndexFault) {
    for _ in 0..<Self.mostLooks {
      guard try look(&index) else { return }
    }
  }

  /// Tells whether any names were other than the index had them.
  private mutating func look(_ index: inout EntryIndex) throws(IndexFault) -> Bool {
    listings = []
    gone = []
    let known = try index.folders()
    var changed: [(path: VaultPath, known: IndexedFolder?)] = []
    if known.isEmpty { changed.append((VaultPath(bytes: []), nil)) }
    for folder in known where !isClosed(folder.path) {
      if !isCurrent(folder) { changed.append((folder.path, folder)) }
    }
    let knownPaths = changed.isEmpty ? [] : Set(known.map(\.path))
    var hasNews = !gone.isEmpty
    while let (path, known) = changed.popLast() {
      guard let listing = try list(path, known, &index) else { continue }
      let newFolders = listing.folders.filter { !knownPaths.contains($0) }
      changed += newFolders.reversed().map { ($0, nil) }
      hasNews = hasNews || listing.hasNews || !newFolders.isEmpty
      try additions.append(listing, to: &index)
      listings.append(listing)
    }
    try additions.flush(to: &index)
    try finish(&index)
    return hasNews
  }

  private func isClosed(_ path: VaultPath) -> Bool {
    !closedFolders.isEmpty && closedFolders.keys.contains { path == $0 || path.isInside($0) }
  }

  /// Whether a folder's names are as the index has them; keeps it among the gone when it is.
  private mutating func isCurrent(_ folder: IndexedFolder) -> Bool {
    do throws(SystemError) {
      guard !gone.contains(where: { folder.path.isInside($0.path) }),
        let found = try vault.fingerprint(ofFolder: folder.path)
      else {
        gone.append(folder)
        return true
      }
      return folder.isCurrent(found) || seen[folder.path] == found
    } catch {
      closedFolders[folder.path] = error
      return true
    }
  }

  private mutating func list(
    _ path: VaultPath, _ known: IndexedFolder?, _ index: inout EntryIndex
  ) throws(IndexFault) -> FolderListing? {
    let started = now()
    var names: FolderNames
    do throws(SystemError) { names = try vault.names(in: path) } catch {
      if !error.isGone {
        closedFolders[path] = error
      } else if let known {
        gone.append(known)
      }
      return nil
    }
    if dayEndsAt > 0 {
      names.entries = names.entries.map { ($0.path, $0.name.ending(at: dayEndsAt)) }
    }
    seen[path] = names.fingerprint
    let isSettled = names.fingerprint.isSettled(at: started) && !names.hasLinks
    guard let known else { return FolderListing(path, names, isSettled: isSettled) }
    let entries = try index.paths(in: known.number)
    let oddities = try index.oddities(in: known.number)
    return FolderListing(
      path, names, isSettled: isSettled, known: known, entries: entries, oddities: oddities)
  }

  /// Removes what has gone, now that what is new has been added, and keeps the folders' times.
  private func finish(_ index: inout EntryIndex) throws(IndexFault) {
    let outdated = listings.filter(\.isOutdated)
    guard !outdated.isEmpty || !gone.isEmpty else { return }
    try index.change { index throws(IndexFault) in
      for listing in outdated {
        let number = try index.number(ofFolder: listing.path)
        for path in listing.removed { try index.remove(path) }
        if listing.hasOtherOddities { try index.save(listing.oddities, in: number) }
        let found = listing.fingerprint
        try index.save(
          number, inode: found.inode, modified: found.modified, changed: found.changed,
          isSettled: listing.isSettled)
      }
      for folder in gone { try index.remove(folder: folder.number) }
    }
    if !gone.isEmpty || outdated.contains(where: { !$0.removed.isEmpty }) {
      try index.forgetDeletedWords()
    }
  }

  private static let mostLooks = 4
}

extension IndexedFolder {
  /// Whether the folder, which now looks like this, still has the names that were read.
  fileprivate func isCurrent(_ now: Fingerprint) -> Bool {
    isSettled && inode == now.inode && modified == now.modified && changed == now.changed
  }
}
