import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

extension Journal {
  /// Brings the index up to date as to which entries there are.
  ///
  /// `depth` is how much of them will be asked, and `screen` what: an index that is made now knows
  /// that much.
  func refreshNames(for depth: EntryDepth = .head, screen: TextScreen? = nil) throws {
    (depthWhenMade, isJustMade) = (depth, false)
    (screenWhenMade, answersWhenMade) = (screen, [:])
    let (vault, now) = (vault, now)
    closedFolders = try ask { index throws(IndexFault) in
      var survey = NameSurvey(vault: vault, now: now)
      try survey.run(&index)
      return survey.closedFolders
    }
  }

  /// Looks at every file of some days, reads those that have changed or are to be known deeper, and
  /// counts those that can be read.
  func refreshContents(
    to depth: EntryDepth, first: Day? = nil, last: Day? = nil
  ) throws -> Int {
    let range = PageRange(first: first, last: last, isRising: false)
    var reader = VaultReader(vault)
    var count = 0
    var end: IndexedFile?
    while true {
      let page = try ask { index throws(IndexFault) in
        try index.outdatedFiles(range, after: end, limit: Self.fileCount, to: depth) {
          path, found in
          closedFolders.isEmpty && (isJustMade || reader.isUnchanged(path, found))
        }
      }
      count += page.count - page.outdated.count
      if !page.outdated.isEmpty {
        count += try check(page.outdated, to: depth).count { $0 != .absent }
      }
      guard let bottom = page.last else { return count }
      end = bottom
    }
  }

  /// The entries of a page as they are now, without those that are gone or cannot be read.
  func refreshed(_ page: [IndexedEntry], to depth: EntryDepth) throws -> [IndexedEntry] {
    let checks = try check(page.map(\.file), to: depth)
    guard checks.contains(where: { $0 != .current }) else { return page }
    return zip(page, checks).compactMap { entry, check in
      switch check {
      case .absent: nil
      case .current: entry
      case .changed(let new): new
      }
    }
  }

  /// What became of a file that the index knows.
  enum Check: Equatable {
    case current
    case changed(IndexedEntry)
    /// It is gone, or cannot be read.
    case absent
  }

  /// Looks at files, reads those that have changed or of which more is asked now than is known, and
  /// tells the index.
  func check(_ files: [IndexedFile], to depth: EntryDepth) throws -> [Check] {
    var checks = [Check](repeating: .current, count: files.count)
    if isJustMade, files.allSatisfy({ $0.depth >= depth }) { return checks }
    let started = now()
    var outdated: [Int] = []
    for place in files.indices {
      let file = files[place]
      if isClosed(file.path) {
        checks[place] = .absent
        continue
      }
      // What cannot be looked at is not read either; reading tells why.
      let found = try? reader.fingerprint(of: file.path)
      if let found, file.isCurrent(found), file.depth >= depth { continue }
      outdated.append(place)
    }
    guard !outdated.isEmpty else { return checks }
    let findings = contents.read(
      outdated.map { place in
        let file = files[place]
        return (file.path, file.depth >= depth ? file.hash : nil)
      }, to: depth)
    var changes: [Change] = []
    for (place, finding) in zip(outdated, findings) {
      let old = files[place]
      var file = old
      unreadableFiles[file.path] = nil
      let facts = file.take(finding, at: started)
      switch finding {
      case .gone:
        checks[place] = .absent
        changes.append(.remove(file.path))
      case .failed(let error):
        checks[place] = .absent
        unreadableFiles[file.path] = error.code
        if old.failure != error.code || old.hash != nil {
          changes.append(.replace(IndexedEntry(file: file, facts: EntryFacts())))
        }
      case .same:
        if file != old { changes.append(.saveFingerprint(file)) }
      case .new:
        guard let facts else { break }
        let entry = IndexedEntry(file: file, facts: facts)
        checks[place] = .changed(entry)
        // More may be known now of the same bytes.
        let isSame = old.hash == nil || old.hash == file.hash
        changes.append(isSame ? .save(entry) : .replace(entry))
      }
    }
    try keep(changes)
    return checks
  }

  /// Something that the index is to be told.
  private enum Change {
    case save(IndexedEntry)
    case replace(IndexedEntry)
    case saveFingerprint(IndexedFile)
    case remove(VaultPath)
  }

  private func keep(_ changes: [Change]) throws {
    guard !changes.isEmpty else { return }
    try ask { index throws(IndexFault) in
      var hasRemoved = false
      try index.change { index throws(IndexFault) in
        for change in changes {
          switch change {
          case .save(let entry): try index.save(entry)
          case .replace(let entry): try index.replace(entry)
          case .saveFingerprint(let file): try index.saveFingerprint(of: file)
          case .remove(let path):
            try index.remove(path)
            hasRemoved = true
          }
        }
      }
      if hasRemoved { try index.forgetDeletedWords() }
    }
  }

  private static var fileCount: Int { 1024 }
}
