import DiaryViews
import Platform

/// A search pattern made ready to be looked for in many texts, on one thread.
struct SearchMatcher {
  let pattern: SearchPattern
  let wanted: [Term]
  private let unwanted: [Term]

  /// A term with its compiled expression, where the pattern is of those.
  struct Term {
    let term: SearchPattern.Term
    let expression: RegularExpression?
  }

  init(_ pattern: SearchPattern) {
    self.pattern = pattern
    let terms = pattern.terms.map { term in
      var expression: RegularExpression?
      if case .regular(let ignoresCase) = pattern.comparison {
        // It has been compiled before, to see whether it can be.
        expression = try? RegularExpression(term.text, ignoresCase: ignoresCase)
      }
      return Term(term: term, expression: expression)
    }
    wanted = terms.filter { !$0.term.isNegated }
    unwanted = terms.filter { $0.term.isNegated }
  }

  /// Whether a text may pass, by its folded form; if not, it does not.
  func mayPass(folded text: UnsafeRawBufferPointer) -> Bool {
    switch pattern.comparison {
    case .regular: true
    case .folded: passes { $0.term.isFound(folded: text) }
    case .exact:
      // What is not wanted may be there in other capitals.
      holdsWanted { $0.term.isFound(folded: text) }
    }
  }

  /// Whether a text passes that is not in any form yet.
  func passes(_ text: String) -> Bool {
    switch pattern.comparison {
    case .folded: SearchForm.of(text).withUnsafeBytes { mayPass(folded: $0) }
    case .exact:
      SearchForm.exactly(text).withUnsafeBytes { text in
        passes { $0.term.exact.isFound(in: text) }
      }
    case .regular:
      Array(NormalForm.nfc(text).utf8).withUnsafeBytes { text in
        let lines = text.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }
        return passes { term in
          lines.contains { term.expression?.isFound(in: $0) ?? false }
        }
      }
    }
  }

  /// Whether all that is wanted are words without blanks, compared by their folded forms, so that
  /// blanks in a text do not matter.
  var looksForWords: Bool {
    guard case .folded = pattern.comparison else { return false }
    return wanted.allSatisfy { !$0.term.isInLetters && !$0.term.folded.needle.contains(0x20) }
  }

  /// How many of the wanted words a folded text holds.
  func count(folded text: UnsafeRawBufferPointer) -> Int {
    wanted.count { $0.term.folded.isFound(in: text) }
  }

  /// How many of the wanted terms a line holds.
  func count(in line: ArraySlice<UInt8>) -> Int {
    let text = String(decoding: line, as: UTF8.self)
    switch pattern.comparison {
    case .folded:
      return SearchForm.of(text).withUnsafeBytes { form in
        wanted.count { $0.term.isFound(folded: form) }
      }
    case .exact:
      return SearchForm.exactly(text).withUnsafeBytes { form in
        wanted.count { $0.term.exact.isFound(in: form) }
      }
    case .regular:
      return Array(NormalForm.nfc(text).utf8).withUnsafeBytes { form in
        wanted.count { $0.expression?.isFound(in: form[...]) ?? false }
      }
    }
  }

  /// A line with its hits.
  func found(_ line: String) -> FoundLine {
    var (line, isExact) = (line, false)
    switch pattern.comparison {
    case .folded: break
    case .exact: isExact = true
    case .regular:
      line = NormalForm.nfc(line)
      let hits = wanted.flatMap { $0.expression?.matches(in: line) ?? [] }
      return FoundLine(line, hits: SearchedLine.joined(hits))
    }
    let searched = SearchedLine(line, isExact: isExact)
    let hits = wanted.flatMap { searched.hits(isExact ? $0.term.exact : $0.term.folded) }
    return FoundLine(line, hits: SearchedLine.joined(hits))
  }

  private func passes(_ isFound: (Term) -> Bool) -> Bool {
    !unwanted.contains(where: isFound) && holdsWanted(isFound)
  }

  private func holdsWanted(_ isFound: (Term) -> Bool) -> Bool {
    if wanted.isEmpty { return true }
    return pattern.isAny ? wanted.contains(where: isFound) : wanted.allSatisfy(isFound)
  }
}

extension RegularExpression {
  fileprivate func isFound(in line: Slice<UnsafeRawBufferPointer>) -> Bool {
    firstMatch(in: UnsafeRawBufferPointer(rebasing: line)) != nil
  }

  /// All matches that are not empty.
  fileprivate func matches(in text: String) -> [Range<String.Index>] {
    Array(text.utf8).withUnsafeBytes { bytes in
      var matches: [Range<String.Index>] = []
      var place = 0
      while place < bytes.count, let match = firstMatch(in: bytes, from: place) {
        place = match.isEmpty ? match.upperBound + 1 : match.upperBound
        guard !match.isEmpty else { continue }
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: match.lowerBound)
        matches.append(start..<text.utf8.index(start, offsetBy: match.count))
      }
      return matches
    }
  }
}
