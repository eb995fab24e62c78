/// Why a text cannot be split into shell words.
package enum ShellWordsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The quote has no end.
  case openQuote(Character)
  /// A backslash with nothing after it.
  case trailingBackslash

  /// The fact in words.
  package var description: String {
    switch self {
    case .openQuote(let quote): "the quote \(quote) has no end"
    case .trailingBackslash: "a backslash stands at the end"
    }
  }

  /// What the user can do about it.
  package var hint: String? {
    switch self {
    case .openQuote(let quote): "add the closing \(quote)"
    case .trailingBackslash: "take it away, or write it twice"
    }
  }
}

/// A command as typed for a shell, split the way a shell splits it.
///
/// Quoting is that of POSIX (Shell Command Language, 2.2). Nothing is expanded: `$`, `*` and `~`
/// stand for themselves.
package enum ShellWords {
  /// The words of a command line.
  package static func split(_ text: String) throws(ShellWordsError) -> [String] {
    var words: [String] = []
    var word: String.UnicodeScalarView?
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case " ", "\t", "\n":
        if let word { words.append(String(word)) }
        word = nil
      case "'":
        guard let end = rest.firstIndex(of: "'") else { throw .openQuote("'") }
        word = (word ?? .init()) + rest[..<end]
        rest = rest[rest.index(after: end)...]
      case "\"":
        word = (word ?? .init()) + (try doubleQuoted(&rest))
      case "\\":
        guard let next = rest.popFirst() else { throw .trailingBackslash }
        // A backslash takes the line's end away altogether.
        if next != "\n" { word = (word ?? .init()) + [next] }
      default:
        word = (word ?? .init()) + [scalar]
      }
    }
    if let word { words.append(String(word)) }
    return words
  }

  /// What stands up to the closing quote, within which a backslash frees only four characters.
  private static func doubleQuoted(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(ShellWordsError) -> String.UnicodeScalarView {
    var quoted = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return quoted }
      guard scalar == "\\", let next = rest.first else {
        quoted.append(scalar)
        continue
      }
      switch next {
      case "$", "`", "\"", "\\":
        quoted.append(next)
        rest.removeFirst()
      case "\n": rest.removeFirst()
      default: quoted.append(scalar)
      }
    }
    throw .openQuote("\"")
  }
}
