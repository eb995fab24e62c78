import DiaryIndex
import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

extension Journal {
  /// The entries of a query, by day, in whose texts a pattern is found.
  ///
  /// The index keeps the texts in their search form; those that it lacks are read and kept. What
  /// the forms cannot decide is decided by the file itself.
  func search(
    _ query: EntryQuery, _ pattern: SearchPattern, each: (IndexedEntry) throws -> Void
  ) throws {
    try refreshNames()
    _ = try refreshContents(
      to: query.conditionDepth, first: query.firstDay, last: query.lastDay)
    let matcher = SearchMatcher(pattern)
    var answers: [Int64: Bool] = [:]
    if pattern.usesFoldedTexts {
      answers = try ask { index throws(IndexFault) in
        try index.testTexts { matcher.mayPass(folded: $0) }
      }
    }
    let range = PageRange(first: query.firstDay, last: query.lastDay, isRising: query.isReversed)
    var left = query.limit ?? .max
    var last: IndexedFile?
    while left > 0 {
      let page = try ask { index throws(IndexFault) in
        try index.hashes(range, after: last, limit: Self.searchedCount, fitting: query.conditions)
      }
      guard let end = page.last else { return }
      last = end
      let open = page.filter { !isClosed($0.path) }
      if pattern.usesFoldedTexts { try readTexts(of: open, matcher, &answers) }
      for file in try decided(open, pattern, answers) where left > 0 {
        let entry = try ask { index throws(IndexFault) in try index.entry(file.path, file.name) }
        guard let entry, try holdsFields(entry, query.conditions) else { continue }
        for entry in try refreshed([entry], to: query.depth) {
          try each(entry)
          left -= 1
        }
      }
    }
  }

  /// Reads the texts that the index lacks, has it keep them, and adds the answers about them.
  private func readTexts(
    of files: [IndexedFile], _ matcher: SearchMatcher, _ answers: inout [Int64: Bool]
  ) throws {
    let missing = files.filter { file in file.hash.map { answers[$0] == nil } ?? false }
    guard !missing.isEmpty else { return }
    let texts = examine(missing.map(\.path)) { files, options in
      files.map { bytes in
        bytes.map { bytes in
          let text = EntryReader.plainText(of: bytes, options: options)
          return (hash: ContentHash.of(bytes), text: SearchForm.of(text))
        }
      }
    }.compactMap { $0 }
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

  private static var searchedCount: Int { 1024 }

  /// What `body` makes of the bytes of files; those that cannot be read are told of in the end.
  private func examine<Result: Sendable>(
    _ paths: [VaultPath], _ body: @escaping @Sendable ([[UInt8]?], MarkupOptions) -> [Result]
  ) -> [Result] {
    zip(paths, contents.examine(paths, body)).map { path, found in
      if let error = found.error { noteUnreadable(path, error) }
      return found.result
    }
  }

  /// Remembers that a file was left out of an answer; one that is gone is none to tell of.
  func noteUnreadable(_ path: VaultPath, _ error: SystemError) {
    if !error.isGone { unreadableFiles[path] = error.code }
  }
}
