import Platform

/// A message filled into lines for a terminal.
///
/// Breaks only between words: what stands in quotes, such as a command to paste, and a path stay
/// whole, and run on where they are wider than the terminal.
package enum MessageLines {
  /// The message with its lines filled to a width in cells; what goes on is indented.
  ///
  /// A line that begins with a blank is laid out already and stays.
  package static func wrap(_ message: String, width: Int, indent: Int = 2) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        guard line.first != " ", DisplayWidth.width(of: String(line)) > width else {
          return String(line)
        }
        return fill(pieces(of: line), width: width, indent: indent)
      }.joined(separator: "\n")
  }

  /// A line that is laid out by an indent of its own, filled likewise; `place` is a path with its
  /// line and column, which stands before it and stays whole.
  package static func wrap(
    _ line: String, behind place: String = "", width: Int, indentingAllBy indent: Int
  ) -> String {
    let blanks = String(repeating: " ", count: indent)
    let before = place.isEmpty ? [] : [place[...]]
    let filled = fill(before + pieces(of: line[...]), width: width - indent, indent: 2)
    return filled.split(separator: "\n").map { blanks + $0 }.joined(separator: "\n")
  }

  private static func fill(_ pieces: [Substring], width: Int, indent: Int) -> String {
    let blanks = String(repeating: " ", count: indent)
    var (text, used) = ("", 0)
    for piece in pieces {
      let cells = DisplayWidth.width(of: String(piece))
      if used == 0 {
        (text, used) = (text + piece, cells)
      } else if used + 1 + cells <= width {
        (text, used) = (text + " " + piece, used + 1 + cells)
      } else {
        (text, used) = (text + "\n" + blanks + piece, indent + cells)
      }
    }
    return text
  }

  /// The parts between which a line may break.
  private static func pieces(of line: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var rest = line
    while !rest.isEmpty {
      let end =
        isCommand(rest, behind: pieces)
        ? firstIndex(of: ";", in: rest) ?? rest.endIndex
        : endOfPiece(rest, isPlace: pieces.count == 2 && isPrefix(pieces))
      pieces.append(rest[..<end])
      rest = rest[end...].dropFirst()
    }
    return pieces
  }

  /// Whether a command to paste begins here, as it does behind a colon.
  private static func isCommand(_ text: Substring, behind pieces: [Substring]) -> Bool {
    pieces.count > 1 && pieces.last?.last == ":"
      && ["diary ", "chmod ", "rm ", "ls ", "mv "].contains { text.hasPrefix($0) }
  }

  /// Where the first piece ends: at a blank, or at the end of the line.
  ///
  /// `isPlace` is true where a message may begin with a path and a colon.
  private static func endOfPiece(_ text: Substring, isPlace: Bool) -> Substring.Index {
    if text.first == "'", let end = endOfQuote(text) { return end }
    if isPlace, let colon = firstIndex(of: ":", in: text), isPath(text[..<colon]) {
      return text.index(after: colon)
    }
    if text.hasPrefix("/") || text.hasPrefix("~/") {
      let ends = [";", ",", ":"].compactMap { firstIndex(of: $0, in: text) }
      return ends.min().map { text.index(after: $0) } ?? text.endIndex
    }
    let end = text.firstIndex(of: " ") ?? text.endIndex
    return endOfPath(text, firstWord: text[..<end]) ?? end
  }

  /// Where a path ends that begins here, has blanks in it, and ends as names of entries do.
  private static func endOfPath(_ text: Substring, firstWord: Substring) -> Substring.Index? {
    let isDay = firstWord.utf8.count >= 10 && firstWord.prefix(4).allSatisfy(\.isNumber)
    guard firstWord.contains("/") || isDay else { return nil }
    var end = firstWord.endIndex
    while true {
      let word = text[..<end].split(separator: " ").last ?? ""
      let bare = word.drop { $0 == "'" }
      let trimmed = bare.prefix { !":;,?".contains($0) }
      if [".md", ".txt", ".markdown"].contains(where: trimmed.hasSuffix) { return end }
      // Another part of the sentence begins.
      guard let last = word.last, !":;,?".contains(last), end != text.endIndex else { return nil }
      let next = text.index(after: end)
      end = text[next...].firstIndex(of: " ") ?? text.endIndex
    }
  }

  /// Behind the quote that closes the first one, and what follows it without a blank.
  private static func endOfQuote(_ text: Substring) -> Substring.Index? {
    var rest = text.dropFirst()
    while let quote = rest.firstIndex(of: "'") {
      let next = text.index(after: quote)
      let end = text[next...].firstIndex(of: " ") ?? text.endIndex
      if text[next..<end].allSatisfy({ ".,;:?!)".contains($0) }) { return end }
      rest = text[next...]
    }
    return nil
  }

  /// Whether what was read so far is `diary: error:` or the like.
  private static func isPrefix(_ pieces: [Substring]) -> Bool {
    pieces.first == "diary:" && ["error:", "warning:"].contains(pieces.last)
  }

  private static func isPath(_ text: Substring) -> Bool {
    text.contains("/") || [".md", ".txt", ".yml"].contains { text.contains($0) }
  }

  /// Where a mark stands that ends a part of a sentence: before a blank, or at the end.
  private static func firstIndex(of mark: Character, in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      guard text[index] == mark else { return false }
      let next = text.index(after: index)
      return next == text.endIndex || text[next] == " "
    }
  }
}
