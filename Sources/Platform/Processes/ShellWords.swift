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
    try split(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words of a command line that need not be a text.
  package static func split(_ bytes: [UInt8]) throws(ShellWordsError) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch Unicode.Scalar(byte) {
      case " ", "\t", "\n":
        if let word { words.append(word) }
        word = nil
      case "'":
        guard let end = rest.firstIndex(of: byte) else { throw .openQuote("'") }
        word = (word ?? []) + rest[..<end]
        rest = rest[(end + 1)...]
      case "\"":
        word = (word ?? []) + (try doubleQuoted(&rest))
      case "\\":
        guard let next = rest.popFirst() else { throw .trailingBackslash }
        // A backslash takes the line's end away altogether.
        if next != UInt8(ascii: "\n") { word = (word ?? []) + [next] }
      default:
        word = (word ?? []) + [byte]
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// What stands up to the closing quote, within which a backslash frees only four characters.
  private static func doubleQuoted(
    _ rest: inout ArraySlice<UInt8>
  ) throws(ShellWordsError) -> [UInt8] {
    var quoted: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return quoted }
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        quoted.append(byte)
        continue
      }
      switch Unicode.Scalar(next) {
      case "$", "`", "\"", "\\":
        quoted.append(next)
        rest.removeFirst()
      case "\n": rest.removeFirst()
      default: quoted.append(byte)
      }
    }
    throw .openQuote("\"")
  }
}
