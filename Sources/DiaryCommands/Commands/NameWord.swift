import ArgumentKit
import DiaryModel

/// A word of a command line that may be the path of a file, whose name is bytes.
struct NameWord: InputValue, ExpressibleByStringLiteral {
  let bytes: [UInt8]
  /// The word as a text, with U+FFFD where bytes are none.
  let text: String

  init(_ text: String) { (bytes, self.text) = (Array(text.utf8), text) }

  init(stringLiteral text: String) { self.init(text) }

  init(word: String) { self.init(word) }

  init(of word: CommandWord) { (bytes, text) = (word.bytes, word.text) }

  /// Several words as one, as somebody types a title without quoting it.
  init(joining words: [NameWord]) {
    let bytes = Array(words.map(\.bytes).joined(separator: [UInt8(ascii: " ")]))
    self.init(of: CommandWord(bytes))
  }

  /// Whether nothing is lost in the text; what is no text can only be a path.
  var isText: Bool { text.utf8.elementsEqual(bytes) }

  /// Refuses a name that holds nothing, which would be the current folder's.
  func requireName(of input: String) throws(UsageFault) {
    guard bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return }
    let error = ValueError(expected: "something that is not empty")
    throw .invalidValue(text, input: input, error, suggestions: [])
  }

  /// The word as messages show it.
  var shown: String { VisibleText.path(bytes) }
}

extension [NameWord] {
  /// The words as a phrase, such as `3 days ago`.
  var phrase: String { map(\.text).joined(separator: " ") }
}
