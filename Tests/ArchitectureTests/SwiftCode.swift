/// Swift text, read just well enough to tell code from comments and strings.
struct SwiftCode {
  private let text: [UInt8]
  private var position = 0
  private var kept: [UInt8] = []

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// The code alone; every line stands where it stood, and a string is an empty pair of quotes.
  var withoutCommentsAndStrings: String {
    var copy = self
    while copy.position < copy.text.count { copy.step() }
    return String(decoding: copy.kept, as: UTF8.self)
  }

  private mutating func step() {
    if !Self.openings.contains(text[position]) {
      kept.append(text[position])
      position += 1
    } else if sees("//") {
      skip { $0.sees("\n") }
    } else if sees("/*") {
      skipBlockComment()
    } else if let hashes = openingHashes() {
      skipString(hashes: hashes)
    } else {
      kept.append(text[position])
      position += 1
    }
  }

  private static let openings = Array("/#\"".utf8)

  private func sees(_ word: String) -> Bool {
    text[position...].starts(with: word.utf8)
  }

  /// The number of `#` before a string that begins here, if one does.
  private func openingHashes() -> Int? {
    let hashes = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + hashes
    return quote < text.count && text[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if sees("/*") { depth += 1 }
      if sees("*/") { depth -= 1 }
      keepLineEnd()
      position += 1
    } while depth > 0 && position < text.count
    position = min(position + 1, text.count)
  }

  private mutating func skipString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    position += hashes
    let quote = String(repeating: "\"", count: sees("\"\"\"") ? 3 : 1)
    position += quote.utf8.count
    let (end, escape) = (quote + marks, "\\" + marks)
    kept += Array("\"\"".utf8)
    while position < text.count && !sees(end) {
      if sees(escape) { position += escape.utf8.count }
      keepLineEnd()
      position += 1
    }
    position = min(position + end.utf8.count, text.count)
  }

  private mutating func skip(until isEnd: (Self) -> Bool) {
    while position < text.count && !isEnd(self) { position += 1 }
  }

  private mutating func keepLineEnd() {
    if position < text.count && text[position] == UInt8(ascii: "\n") {
      kept.append(text[position])
    }
  }
}
