import ArgumentKit
import Platform

/// A word of a command line that must hold something.
struct RequiredText: InputValue {
  let text: String

  init(word: String) throws(ValueError) {
    guard !word.trimmed.isEmpty else { throw ValueError(expected: "something that is not empty") }
    text = word
  }
}
