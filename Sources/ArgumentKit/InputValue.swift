/// A type that can be read from one word of a command line.
package protocol InputValue: Sendable {
  /// Reads a word, or says why it is no such value.
  init(word: String) throws(ValueError)
  /// Reads a word that need not be a text, as those cannot be that name files.
  init(of word: CommandWord) throws(ValueError)
  /// How a shell completes such a value where the input says nothing else.
  static var completion: Completion { get }
}

extension InputValue {
  package static var completion: Completion { .none }

  package init(of word: CommandWord) throws(ValueError) {
    guard word.isText else {
      throw ValueError(
        reason: "it is not UTF-8",
        hint: "set your terminal to UTF-8, or pipe it through: iconv -f CP1252 -t UTF-8")
    }
    try self.init(word: word.text)
  }
}

/// Why a word is not a valid value.
///
/// It never repeats the word or the input's name: whoever shows it has both.
package struct ValueError: Error, Equatable {
  /// A phrase that ends `'word' is not valid for --name: …`.
  package let reason: String
  /// What to write instead, where that can be told.
  package let hint: String?

  /// A phrase that completes "expected …".
  package init(expected: String) { self.init(reason: "expected \(expected)") }

  /// A phrase of its own, such as "February 2026 has 28 days".
  package init(reason: String, hint: String? = nil) { (self.reason, self.hint) = (reason, hint) }
}

extension InputValue where Self: CaseIterable & RawRepresentable<String> {
  package init(word: String) throws(ValueError) {
    guard let value = Self(rawValue: word) else {
      throw ValueError(expected: Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = value
  }

  package static var completion: Completion { .words(allCases.map(\.rawValue)) }
}

extension String: InputValue {
  package init(word: String) { self = word }
}

extension Int: InputValue {
  package init(word: String) throws(ValueError) {
    guard let number = Int(word) else { throw ValueError(expected: "a whole number") }
    self = number
  }
}
