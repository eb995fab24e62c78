import DiaryIndex
import DiaryMarkup
import DiaryModel
import DiaryVault
import DiaryViews
import Platform

extension Journal {
  /// The entries of a query, by day, in whose texts a pattern is found, each with the line that
  /// `finder` finds in it.
  ///
  /// The index keeps the texts in their search form. Those that it lacks are read, and some of them
  /// kept, so that no search takes long. What the forms cannot decide is decided by the file itself.
  func search(
    _ query: EntryQuery, _ pattern: SearchPattern, showing finder: BestLine? = nil,
    each: (IndexedEntry, FoundLine?) throws -> Void
  ) throws {
    var left = query.limit ?? .max
    let hasFields = query.conditions.contains(where: \.isOfField)
    var examination = Examination(contents) { files, _ in finder?.find(in: files) ?? [] }
    var waiting: [(paths: [VaultPath], entries: [IndexedEntry?])] = []
    func giveFirst() throws {
      let (paths, entries) = waiting.removeFirst()
      let lines = finder.map { _ in readable(paths, examination.next()) }
      for (place, entry) in entries.enumerated() {
        guard left > 0 else { break }
        guard let entry, try holdsFields(entry, query.conditions) else { continue }
        try each(entry, lines?[place])
        left -= 1
      }
    }
    // The index is asked for the next pages while the lines of one are looked for; not where one
    // page may be enough.
    let pagesAhead = query.limit == nil ? 3 : 0
    try searchFiles(query, pattern) { files in
      let files = Array(hasFields ? files[...] : files.prefix(left))
      let paths = files.map(\.path)
      if finder != nil { examination.append(paths) }
      waiting.append((paths, try entries(at: files, to: query.neededDepth)))
      while waiting.count > pagesAhead { try giveFirst() }
      return left > 0
    }
    while !waiting.isEmpty { try giveFirst() }
  }

  /// The entries of files that have been looked at, but perhaps not as deep.
  private func entries(
    at files: [IndexedFile], to depth: EntryDepth
  ) throws -> [IndexedEntry?] {
    let found = try ask { index throws(IndexFault) in try index.entries(at: files, to: depth) }
    let shallow = found.compactMap { $0 }.filter { $0.file.depth < depth }
    guard !shallow.isEmpty else { return found }
    let whole = try Dictionary(
      refreshed(shallow, to: depth).map { ($0.file.path, $0) }, uniquingKeysWith: { $1 })
    return found.map { entry in
      entry.flatMap { $0.file.depth < depth ? whole[$0.file.path] : $0 }
    }
  }

  /// How many entries of a query there are in whose texts a pattern is found.
  func countFound(_ query: EntryQuery, _ pattern: SearchPattern) throws -> Int {
    var count = 0
    if query.conditions.contains(where: \.isOfField) {
      try search(query, pattern) { _, _ in count += 1 }
      return count
    }
    if query.conditions.isEmpty, pattern.isDecidedByFoldedTexts,
      let count = try countAnswers(query, pattern)
    {
      return min(count, query.limit ?? .max)
    }
    let limit = query.limit ?? .max
    try searchFiles(query, pattern) { files in
      count += files.count
      return count < limit
    }
    return min(count, limit)
  }

  /// How many entries there are of which the index can tell without being asked for each; nothing
  /// where it lacks a text.
  private func countAnswers(_ query: EntryQuery, _ pattern: SearchPattern) throws -> Int? {
    var hashes: [Int64] = []
    let answers = try answerTexts(query, pattern, TextScreen(pattern)) { hashes.append($0) }.answers
    var count = 0
    for hash in hashes {
      guard let isFound = answers[hash] else { return nil }
      if isFound { count += 1 }
    }
    return count
  }

  /// Gives the files in which a pattern is found, a page at a time, until `each` says otherwise.
  ///
  /// Conditions on front matter keys are not looked at.
  private func searchFiles(
    _ query: EntryQuery, _ pattern: SearchPattern, each: ([IndexedFile]) throws -> Bool
  ) throws {
    let screen = pattern.usesFoldedTexts ? TextScreen(pattern) : nil
    var (answers, room) = try answerTexts(query, pattern, screen)
    let range = PageRange(first: query.firstDay, last: query.lastDay, isRising: query.isReversed)
    var last: IndexedFile?
    while true {
      let page = try ask { index throws(IndexFault) in
        try index.hashes(
          range, after: last, limit: Self.searchedCount, fitting: query.conditions
        ) { answers[$0] ?? true }
      }
      guard let end = page.last else { return }
      last = end
      let open = closedFolders.isEmpty ? page : page.filter { !isClosed($0.path) }
      if let screen { try readTexts(of: open, pattern, screen, &answers, room: &room) }
      guard try each(decided(open, pattern, answers)) else { return }
    }
  }

  /// Brings the index up to date, and asks it for the answers of the texts that it has, by the hash
  /// of the bytes.
  ///
  /// With them comes how many of the others may be kept now, so that no search takes long. `each` is
  /// given the hashes.
  private func answerTexts(
    _ query: EntryQuery, _ pattern: SearchPattern, _ screen: TextScreen?,
    each: (Int64) -> Void = { _ in }
  ) throws -> (answers: [Int64: Bool], room: Int) {
    // Without conditions no more is asked of an entry than its text.
    let depth = query.conditions.isEmpty ? .name : query.conditionDepth
    expectQuestion(depth, screen: screen)
    var testing = screen == nil ? nil : try beginTesting(pattern)
    try surveyNames()
    let count = try refreshContents(
      to: depth, first: query.firstDay, last: query.lastDay, each: each)
    // An index that has just been made has no texts, and making it was enough for one question.
    guard screen != nil, !isJustMade else { return (answersWhenMade, 0) }
    let tested = testing?.results().first ?? nil
    let answers = try tested ?? testTexts(pattern)
    return (answers, max(Self.leastKept, (count - answers.count) / 4))
  }

  /// Begins to test the texts that the index keeps, on another thread and through another connection,
  /// while this one looks at the files; nothing without a file to connect to.
  ///
  /// Whatever changes meanwhile, a text is that of its hash. A thread that fails has no answers.
  private func beginTesting(
    _ pattern: SearchPattern
  ) throws -> Parallel.Running<[Int64: Bool]?>? {
    try openIndex()
    guard let indexPath, !isJustMade, index?.isInMemory == false else { return nil }
    return Parallel.begin([indexPath], threads: 1) { [origin] path in
      let matcher = SearchMatcher(pattern)
      do throws(IndexFault) {
        var index = try IndexFile(path: path, origin: origin).openBeside()
        return try index.testTexts { matcher.mayPass(folded: $0) }
      } catch { return nil }
    }
  }

  private func testTexts(_ pattern: SearchPattern) throws -> [Int64: Bool] {
    let matcher = SearchMatcher(pattern)
    return try ask { index throws(IndexFault) in
      try index.testTexts { matcher.mayPass(folded: $0) }
    }
  }

  /// Adds the answers about files whose texts the index lacks, and has it keep as many of these
  /// texts as there is room for.
  private func readTexts(
    of files: [IndexedFile], _ pattern: SearchPattern, _ screen: TextScreen,
    _ answers: inout [Int64: Bool], room: inout Int
  ) throws {
    let missing = files.filter { file in file.hash.map { answers[$0] == nil } ?? false }
    guard !missing.isEmpty else { return }
    let kept = min(missing.count, room)
    room -= kept
    let screened = examine(missing[kept...].map(\.path)) { files, options in
      files.map { bytes in
        bytes.map { (hash: ContentHash.of($0), mayPass: screen.mayPass($0, options: options)) }
      }
    }
    for case (let hash, let mayPass)? in screened { answers[hash] = mayPass }
    guard kept > 0 else { return }
    let texts = examine(missing[..<kept].map(\.path)) { files, options in
      files.map { bytes in
        bytes.map { bytes in
          let text = EntryReader.plainText(of: bytes, options: options)
          return (hash: ContentHash.of(bytes), text: SearchForm.of(text))
        }
      }
    }.compactMap { $0 }
    let matcher = SearchMatcher(pattern)
    for (hash, text) in texts {
      answers[hash] = text.withUnsafeBytes { matcher.mayPass(folded: $0) }
    }
    try ask { index throws(IndexFault) in
      try index.change { index throws(IndexFault) in
        for (hash, text) in texts { try index.saveText(text, hash: hash) }
      }
    }
  }

  /// The files in which the pattern is found.
  private func decided(
    _ files: [IndexedFile], _ pattern: SearchPattern, _ answers: [Int64: Bool]
  ) throws -> [IndexedFile] {
    let possible =
      pattern.usesFoldedTexts
      ? files.filter { file in file.hash.flatMap { answers[$0] } ?? false } : files
    guard !pattern.isDecidedByFoldedTexts else { return possible }
    let isFound = examine(possible.map(\.path)) { files, options in
      let matcher = SearchMatcher(pattern)
      return files.map { bytes in
        bytes.map { matcher.passes(EntryReader.plainText(of: $0, options: options)) } ?? false
      }
    }
    return zip(possible, isFound).filter(\.1).map(\.0)
  }

  private static var searchedCount: Int { 512 }
  private static var leastKept: Int { 4096 }

  /// What `body` makes of the bytes of files; those that cannot be read are told of in the end.
  private func examine<Result: Sendable>(
    _ paths: [VaultPath], _ body: @escaping @Sendable ([[UInt8]?], MarkupOptions) -> [Result]
  ) -> [Result] {
    readable(paths, contents.examine(paths, body))
  }

  /// The results alone, after what could not be read has been noted.
  private func readable<Result>(
    _ paths: [VaultPath], _ found: [(result: Result, error: SystemError?)]
  ) -> [Result] {
    for (path, found) in zip(paths, found) {
      if let error = found.error { noteUnreadable(path, error) }
    }
    return found.map(\.result)
  }

  /// Remembers that a file was left out of an answer; one that is gone is none to tell of.
  func noteUnreadable(_ path: VaultPath, _ error: SystemError) {
    if !error.isGone { missedFiles[path] = error.code }
  }

  /// What the vault holds beside entries; what could not be read of it is told as of entries.
  func otherFiles() -> OtherFiles {
    let files = OtherFiles(in: vault.folder)
    missedFolders.merge(files.closedFolders) { $1 }
    return files
  }
}
