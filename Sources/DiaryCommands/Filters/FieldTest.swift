import ArgumentKit
import Platform

/// A front matter key, and the value it must have.
struct FieldTest: InputValue {
  let key: String
  /// Nothing for any value.
  let value: String?

  init(word: String) throws(ValueError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    key = parts.first.map { String($0).trimmed } ?? ""
    value = parts.count > 1 ? String(parts[1]).trimmed : nil
    if key.isEmpty { throw ValueError(expected: "a key and a value, such as rating=5") }
  }
}
