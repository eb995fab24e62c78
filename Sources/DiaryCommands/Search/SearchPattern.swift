import DiaryModel
import Platform

/// What a search looks for: words and phrases, or regular expressions.
struct SearchPattern: Sendable {
  /// How texts and words are compared.
  enum Comparison: Sendable {
    /// Without regard to case and accents.
    case folded
    case exact
    /// By regular expressions of POSIX, line by line.
    case regular(ignoresCase: Bool)
  }

  struct Term: Sendable {
    let text: String
    let isNegated: Bool
    /// The term in the form of an index's texts, which finds at least what it finds itself.
    let folded: ByteSearch
    let exact: ByteSearch
    /// Whether it was typed in letters of Hangul, which may be a part of a syllable.
    var isInLetters = false
    /// The parts of `folded` between its blanks.
    var words: [ByteSearch] {
      folded.needle.split(separator: UInt8(ascii: " ")).map { ByteSearch(Array($0)) }
    }

    /// Whether the term is found in the folded form of a text.
    func isFound(folded text: UnsafeRawBufferPointer) -> Bool {
      guard isInLetters else { return folded.isFound(in: text) }
      return SearchForm.inLetters(text).withUnsafeBytes { folded.isFound(in: $0) }
    }
  }

  let comparison: Comparison
  /// Whether one of the wanted terms is enough.
  let isAny: Bool
  let terms: [Term]

  /// Reads words: each is one phrase, with double quotes around it or without.
  init(
    _ words: [(text: String, isNegated: Bool)], comparison: Comparison, isAny: Bool
  ) throws(SearchFailure) {
    (self.comparison, self.isAny) = (comparison, isAny)
    var terms: [Term] = []
    for (text, isNegated) in words {
      if case .regular(let ignoresCase) = comparison {
        do throws(RegularExpression.Fault) {
          _ = try RegularExpression(text, ignoresCase: ignoresCase)
        } catch { throw .badPattern(text, error.reason) }
        let nothing = ByteSearch([])
        terms.append(Term(text: text, isNegated: isNegated, folded: nothing, exact: nothing))
        continue
      }
      let isQuoted = text.count > 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      let phrase = isQuoted ? String(text.dropFirst().dropLast()) : text
      var folded = SearchForm.ofNeedle(phrase)
      guard !folded.isEmpty else { throw .nothingToFind(text) }
      let isInLetters = SearchForm.hasHangulLetters(phrase)
      if isInLetters { folded = folded.withUnsafeBytes { SearchForm.inLetters($0) } }
      terms.append(
        Term(
          text: phrase, isNegated: isNegated, folded: ByteSearch(folded),
          exact: ByteSearch(SearchForm.ofNeedle(phrase, isExact: true)), isInLetters: isInLetters))
    }
    self.terms = terms
  }

  /// Whether the folded texts tell which entries cannot pass.
  var usesFoldedTexts: Bool { if case .regular = comparison { false } else { true } }

  /// Whether the folded texts decide, so that no file need be read.
  var isDecidedByFoldedTexts: Bool { if case .folded = comparison { true } else { false } }
}

/// Why a search cannot be made.
enum SearchFailure: CommandFailure {
  case nothingToFind(String)
  case badPattern(String, String)

  var description: String {
    switch self {
    case .nothingToFind(let word):
      "there is nothing to look for in '\(VisibleText.oneLine(word))'"
    case .badPattern(let pattern, let reason):
      "'\(VisibleText.oneLine(pattern))' cannot be used as a regular expression: "
        + reason.prefix(1).lowercased() + reason.dropFirst()
    }
  }

  var hint: String? {
    switch self {
    case .nothingToFind: "give a word, or a phrase in quotes"
    case .badPattern: "see regex(7), or leave --regex out to look for the text itself"
    }
  }

  var status: CommandStatus { .misused }
}
