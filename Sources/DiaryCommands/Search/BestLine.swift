import DiaryMarkup
import DiaryViews
import Platform

/// Finds the line of an entry that shows best what a search has found in it.
struct BestLine: Sendable {
  let pattern: SearchPattern
  let options: MarkupOptions
  /// Whether it is told where in the line something was found.
  var marksHits = true

  /// For each file, the first line that holds most of the terms; nothing where no line does, or
  /// where a file could not be read.
  ///
  /// The file's own lines come first, then those that read otherwise when shown, then paragraphs,
  /// for phrases that go on over a line's end.
  func find(in files: [[UInt8]?]) -> [FoundLine?] {
    let matcher = SearchMatcher(pattern)
    return files.map { bytes in bytes.flatMap { find(in: $0, matcher) } }
  }

  private func find(in bytes: [UInt8], _ matcher: SearchMatcher) -> FoundLine? {
    guard !matcher.wanted.isEmpty else { return nil }
    let body = EntryText(bytes: bytes).body
    if let line = best(ofLinesIn: body, matcher) { return line }
    let text = Array(EntryReader.plainText(of: bytes, options: options).utf8)
    if let line = best(ofLinesIn: text[...], matcher) { return named(line, in: bytes, matcher) }
    return best(of: Self.paragraphs(Self.lines(text[...])), matcher) { matcher.count(in: $0) }
  }

  /// A line with the key behind which it stands in front matter; the title says by itself what it
  /// is.
  private func named(_ line: FoundLine, in bytes: [UInt8], _ matcher: SearchMatcher) -> FoundLine {
    let field = FrontMatter(EntryText(bytes: bytes)).fields.first { field in
      field.value.texts.contains { $0.trimmed == line.text }
    }
    guard let field, field.key.lowercased() != "title" else { return line }
    let value = field.value.texts.map(\.trimmed).joined(separator: ", ")
    let start = "\(field.key): "
    let found = found(Array(value.utf8)[...], matcher)
    let text = start + found.text
    // Counted in scalars, because the key's end may join with what follows it.
    let (old, new) = (found.text.unicodeScalars, text.unicodeScalars)
    let shift = start.unicodeScalars.count
    func moved(_ index: String.Index) -> String.Index {
      new.index(new.startIndex, offsetBy: shift + old.distance(from: old.startIndex, to: index))
    }
    return FoundLine(
      text, hits: found.hits.map { moved($0.lowerBound)..<moved($0.upperBound) })
  }

  /// The best of the lines of a text.
  private func best(
    ofLinesIn text: ArraySlice<UInt8>, _ matcher: SearchMatcher
  ) -> FoundLine? {
    guard matcher.looksForWords else {
      return best(of: Self.lines(text), matcher) { matcher.count(in: $0) }
    }
    var best: (count: Int, line: Range<Int>)?
    text.withUnsafeBytes { bytes in
      var folded: [UInt8] = []
      for range in LineRanges(bytes) {
        folded.removeAll(keepingCapacity: true)
        let line = UnsafeRawBufferPointer(rebasing: bytes[range])
        let count =
          SearchForm.appendFolded(line, to: &folded)
          ? folded.withUnsafeBytes { matcher.count(folded: $0) }
          : matcher.count(in: Array(line)[...])
        guard count > best?.count ?? 0 else { continue }
        best = (count, range)
        if count == matcher.wanted.count { break }
      }
    }
    return best.map { best in
      found(text.dropFirst(best.line.lowerBound).prefix(best.line.count), matcher)
    }
  }

  private func best(
    of lines: [ArraySlice<UInt8>], _ matcher: SearchMatcher, count: (ArraySlice<UInt8>) -> Int
  ) -> FoundLine? {
    var best: (count: Int, line: ArraySlice<UInt8>)?
    for line in lines {
      let count = count(line)
      guard count > best?.count ?? 0 else { continue }
      best = (count, line)
      if count == matcher.wanted.count { break }
    }
    return best.map { found($0.line, matcher) }
  }

  private func found(_ line: ArraySlice<UInt8>, _ matcher: SearchMatcher) -> FoundLine {
    let line = String(decoding: line, as: UTF8.self).trimmed
    return marksHits ? matcher.found(line) : FoundLine(line, hits: [])
  }

  private static func lines(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
  }

  private static func paragraphs(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    lines.split { line in line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
      .map { ArraySlice($0.joined(separator: [0x20])) }
  }
}
