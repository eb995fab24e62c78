import DiaryMarkup
import Platform

/// Tells of an entry's bytes whether a search's folded terms may pass, and parses only entries of
/// which that cannot be told otherwise.
///
/// The answer is the one that the entry's text in search form gives. That text holds the body, so
/// what is found in the body is found. Of the lines that are added to it each is the body's with
/// notation left out: a word that stands in one and not in the body has a beginning right before
/// notation. Front matter gives its values as they stand.
struct TextScreen: Sendable {
  private let terms: [Term]
  private let isAny: Bool
  private let pattern: SearchPattern

  private struct Term: Sendable {
    let term: SearchPattern.Term
    let words: [JoinableWord]
  }

  /// A screen for a pattern whose folded texts tell something.
  init(_ pattern: SearchPattern) {
    self.pattern = pattern
    isAny = pattern.isAny
    // What is not wanted may be there in other capitals.
    let terms = pattern.terms.filter { pattern.isDecidedByFoldedTexts || !$0.isNegated }
    self.terms = terms.map { term in
      Term(term: term, words: term.words.map { JoinableWord($0) })
    }
  }

  /// Whether an entry may pass; if not, it does not.
  func mayPass(_ bytes: [UInt8], options: MarkupOptions) -> Bool {
    if let answer = answer(bytes) { return answer }
    let form = SearchForm.of(EntryReader.plainText(of: bytes, options: options))
    let matcher = SearchMatcher(pattern)
    return form.withUnsafeBytes { matcher.mayPass(folded: $0) }
  }

  /// The answer as far as the bytes tell.
  func answer(_ bytes: [UInt8]) -> Bool? {
    let text = EntryText(bytes: bytes)
    guard let body = SearchForm.folded(text.body) else { return nil }
    var frontMatter: [UInt8] = []
    if let range = text.frontMatter {
      guard let folded = SearchForm.folded(bytes[range]) else { return nil }
      frontMatter = folded
    }
    return body.withUnsafeBytes { body in
      frontMatter.withUnsafeBytes { frontMatter in
        // Looked at for the first term that is not right in the body.
        var isPlain: Bool?
        return combined { term in
          if term.term.isInLetters { return nil }
          if term.term.folded.isFound(in: body) { return true }
          let plain = isPlain ?? Self.isPlain(body, frontMatter)
          isPlain = plain
          guard plain else { return nil }
          let mayBe = term.words.allSatisfy {
            $0.word.isFound(in: body) || $0.word.isFound(in: frontMatter)
              || $0.mayBeJoined(in: body)
          }
          return mayBe ? nil : false
        }
      }
    }
  }

  /// The answer of all terms; nothing where one that counts has none.
  private func combined(_ isFound: (Term) -> Bool?) -> Bool? {
    var (isUnknown, hasWanted, holdsOne) = (false, false, false)
    for term in terms {
      let found = isFound(term)
      if term.term.isNegated {
        if found == true { return false }
        isUnknown = isUnknown || found == nil
        continue
      }
      hasWanted = true
      switch found {
      case nil: isUnknown = true
      case true?: holdsOne = true
      case false?: if !isAny { return false }
      }
    }
    if isUnknown { return nil }
    return !isAny || !hasWanted || holdsOne
  }

  /// Whether nothing stands in a text for characters that are not there: no entity, no escape of
  /// YAML, and no byte that is replaced.
  private static func isPlain(
    _ body: UnsafeRawBufferPointer, _ frontMatter: UnsafeRawBufferPointer
  ) -> Bool {
    !frontMatter.contains(UInt8(ascii: "\\"))
      && !ByteSearch(Array("''".utf8)).isFound(in: frontMatter)
      && !ByteSearch([0]).isFound(in: body) && !hasEntity(body)
  }

  private static func hasEntity(_ text: UnsafeRawBufferPointer) -> Bool {
    let sign = ByteSearch([UInt8(ascii: "&")])
    var place = 0
    while let found = sign.first(in: text, from: place) {
      place = found + 1
      if text[place...].prefix(40).contains(UInt8(ascii: ";")) { return true }
    }
    return false
  }
}
