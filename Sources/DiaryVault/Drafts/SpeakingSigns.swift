/// Signs without a letter or a digit that somebody says something with: `!!!`, `...`, `:-(`, `^^`.
///
/// Others part texts, draw tables, mark items, or are code.
enum SpeakingSigns {
  /// Whether a line has such signs, parted by blanks from what else it has.
  static func areIn(_ line: [UInt8]) -> Bool {
    line.split(whereSeparator: { $0 <= UInt8(ascii: " ") }).contains { word in
      isCry(word) || isPause(word) || isFace(word) || isFace(word.reversed()[...], reversed: true)
        || isPairOfEyes(word)
    }
  }

  /// `!`, `?!`; none in front of which a comment of HTML begins.
  private static func isCry(_ word: ArraySlice<UInt8>) -> Bool {
    word.first != UInt8(ascii: "<")
      && word.contains { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }
  }

  private static func isPause(_ word: ArraySlice<UInt8>) -> Bool {
    word.count > 1 && word.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// `:)`, `;-(`, `>:/`, `:'(`, `=]`; the other way round only `(:`, `(-;` and `)-:`, since lines of
  /// code end so.
  private static func isFace(_ word: ArraySlice<UInt8>, reversed isReversed: Bool = false) -> Bool {
    var rest = word
    if !isReversed, rest.first == UInt8(ascii: ">") { rest.removeFirst() }
    guard let eyes = rest.popFirst(), ":;=".utf8.contains(eyes), let next = rest.first else {
      return false
    }
    let hasNose = "-'^*~".utf8.contains(next) && rest.count > 1
    if hasNose { rest.removeFirst() }
    let mouths = isReversed ? (hasNose ? "()" : "(") : "()[]{}<>/\\|*#$@"
    return rest.count <= 4 && rest.allSatisfy { $0 == rest.first }
      && mouths.utf8.contains(rest[rest.startIndex])
  }

  /// `^^`, `^_^`, `>_<`, `-.-`.
  private static func isPairOfEyes(_ word: ArraySlice<UInt8>) -> Bool {
    guard 2...5 ~= word.count, let left = word.first, let right = word.last,
      "^<>-=;*.~@".utf8.contains(left), "^<>-=;*.~@".utf8.contains(right)
    else { return false }
    let middle = word.dropFirst().dropLast()
    if middle.isEmpty { return left == UInt8(ascii: "^") && right == left }
    return middle.allSatisfy { $0 == UInt8(ascii: "_") }
      || middle.count == 1 && middle.first == UInt8(ascii: ".")
  }
}
