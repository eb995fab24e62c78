/// A line of a POSIX shell, read as far as examples need it.
enum ExampleLine {
  /// The words behind the name of a tool, up to a pipe, a redirection, or the end; nothing where
  /// the tool is not run.
  static func words(of line: String, after tool: String) -> [String]? {
    let words = words(of: line)
    guard let start = words.firstIndex(of: .word(tool)) else { return nil }
    return words[(start + 1)...].prefix { $0 != .sign }.compactMap { word in
      if case .word(let text) = word { return text }
      return nil
    }
  }

  private enum Word: Equatable {
    case word(String)
    /// `|`, `>`, `<`, `;`, `&` or a parenthesis.
    case sign
  }

  private static func words(of line: String) -> [Word] {
    var words: [Word] = []
    var word: String?
    var quote: Character?
    func end() {
      if let finished = word { words.append(.word(finished)) }
      word = nil
    }
    for character in line {
      switch character {
      case _ where character == quote: quote = nil
      case _ where quote != nil: word = (word ?? "") + String(character)
      case "'", "\"":
        quote = character
        word = word ?? ""
      case " ": end()
      case "|", ">", "<", ";", "&", "(", ")":
        end()
        words.append(.sign)
      default: word = (word ?? "") + String(character)
      }
    }
    end()
    return words
  }
}
