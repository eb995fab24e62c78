import DiaryIndex
import DiaryModel
import DiaryVault
import Platform

extension Journal {
  /// Brings the index up to date as to which entries there are, of which so much will be asked.
  func refreshNames(for depth: EntryDepth = .head) throws {
    expectQuestion(depth)
    try surveyNames()
  }

  /// Begins a question.
  ///
  /// `depth` is how much of the entries will be asked, and `screen` what: an index that is made now
  /// knows that much.
  func expectQuestion(_ depth: EntryDepth, screen: TextScreen? = nil) {
    (depthWhenMade, isJustMade) = (depth, false)
    (screenWhenMade, answersWhenMade) = (screen, [:])
  }

  /// Looks at the folders, so that the index knows which entries there are.
  func surveyNames() throws {
    let (vault, now) = (vault, now)
    closedFolders = try ask { index throws(IndexFault) in
      var survey = NameSurvey(vault: vault, dayEndsAt: dayEndsAt, now: now)
      try survey.run(&index)
      return survey.closedFolders
    }
    hasSurveyed = true
  }

  /// Looks at every file of some days, reads those that have changed or are to be known deeper, and
  /// counts those that can be read, the hashes of whose bytes `each` is given.
  func refreshContents(
    to depth: EntryDepth, first: Day? = nil, last: Day? = nil, each: (Int64) -> Void = { _ in }
  ) throws -> Int {
    depthWhenMade = max(depthWhenMade, depth)
    let range = PageRange(first: first, last: last, isRising: false)
    var look = FileLook(contents, isBlind: isJustMade || !closedFolders.isEmpty)
    // Which index each page comes from that is being looked at.
    var sources: [Int] = []
    var count = 0
    var end: IndexedFile?
    repeat {
      // The files of some pages are looked at while the index gives the next.
      let files = try ask { index throws(IndexFault) in
        first == nil && last == nil
          ? try index.files(after: end, limit: Self.fileCount)
          : try index.files(range, after: end, limit: Self.fileCount)
      }
      end = files.last
      if end != nil {
        look.append(files)
        sources.append(generation)
      }
      while look.count > (end == nil ? 0 : Self.pagesAhead), let (files, areCurrent) = look.next() {
        let source = sources.removeFirst()
        count += try finish(files, areCurrent, of: source, to: depth, each: each)
      }
    } while end != nil
    return count
  }

  /// Checks the files that were not found as they were known, and counts those that can be read.
  ///
  /// `source` is the generation of the index that they come from.
  private func finish(
    _ files: FileRows, _ areCurrent: [Bool], of source: Int, to depth: EntryDepth,
    each: (Int64) -> Void
  ) throws -> Int {
    let areKnown = hasJustRead(source) && closedFolders.isEmpty
    var outdated: [IndexedFile] = []
    for place in files.indices {
      if areCurrent[place] || areKnown, files.depth(place) >= depth {
        if let hash = files.hash(place) { each(hash) }
      } else {
        outdated.append(files[place])
      }
    }
    guard !outdated.isEmpty else { return files.count }
    var count = files.count
    for (file, check) in zip(outdated, try check(outdated, of: source, to: depth)) {
      switch check {
      case .absent: count -= 1
      case .current: if let hash = file.hash { each(hash) }
      case .changed(let entry): if let hash = entry.file.hash { each(hash) }
      }
    }
    return count
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
  ///
  /// `source` is the generation of the index that they come from, where that may not be this one's.
  func check(
    _ files: [IndexedFile], of source: Int? = nil, to depth: EntryDepth
  ) throws -> [Check] {
    var checks = [Check](repeating: .current, count: files.count)
    if hasJustRead(source ?? generation), files.allSatisfy({ $0.depth >= depth }) { return checks }
    let started = now()
    let open = files.indices.filter { !isClosed(files[$0].path) }
    if open.count < files.count {
      for place in files.indices where isClosed(files[place].path) { checks[place] = .absent }
    }
    // What cannot be looked at is not read either; reading tells why.
    let areCurrent = contents.look(at: open.map { files[$0] })
    let outdated = zip(open, areCurrent).filter { place, isCurrent in
      !isCurrent || files[place].depth < depth
    }.map(\.0)
    guard !outdated.isEmpty else { return checks }
    let findings = contents.read(
      outdated.map { place in
        let file = files[place]
        return (file.path, file.depth >= depth ? file.hash : nil)
      }, to: max(depth, .head))
    var changes: [Change] = []
    for (place, finding) in zip(outdated, findings) {
      let old = files[place]
      var file = old
      let facts = file.take(finding, at: started)
      switch finding {
      case .gone:
        checks[place] = .absent
        changes.append(.remove(file.path))
      case .failed(let error):
        checks[place] = .absent
        missedFiles[file.path] = error.code
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
        if !isSame { changedElsewhere.insert(file.path) }
      }
    }
    try keep(changes)
    return checks
  }

  /// Whether all files have just been read for the index of a generation: what came out of the one
  /// before it says nothing of the files now.
  private func hasJustRead(_ source: Int) -> Bool { isJustMade && source == generation }

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
        var folders = FolderNumbers()
        for change in changes {
          switch change {
          case .save(var entry):
            entry.file.folder = try folders.number(for: entry.file.path, in: &index)
            try index.save(entry)
          case .replace(var entry):
            entry.file.folder = try folders.number(for: entry.file.path, in: &index)
            try index.replace(entry)
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

  private static var fileCount: Int { 512 }
  private static var pagesAhead: Int { 4 }
}

/// The numbers of folders as an index has them now.
///
/// Since a file was asked for, another program may have changed them, and another index that has
/// taken the place of a broken one has numbers of its own.
private struct FolderNumbers {
  /// The last one, since neighbours are in the same folder.
  private var last: (path: VaultPath, number: IndexedFolder.Number)?

  /// The number of the folder that a file lies in.
  mutating func number(
    for path: VaultPath, in index: inout EntryIndex
  ) throws(IndexFault) -> IndexedFolder.Number {
    let folder = path.folder
    if let last, last.path == folder { return last.number }
    let number = try index.number(ofFolder: folder)
    last = (folder, number)
    return number
  }
}
