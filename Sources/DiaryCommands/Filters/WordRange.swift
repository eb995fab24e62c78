import ArgumentKit
import DiaryModel

/// A number of words, or how many they are at least and at most.
struct WordRange: InputValue {
  let text: String
  let range: ClosedRange<Int>

  init(word: String) throws(ValueError) {
    text = word
    let expected = ValueError(expected: "a number of words, such as 100, 100.., ..50 or 100..200")
    guard let dots = word.firstRange(of: "..") else {
      guard let number = Self.number(word) else { throw expected }
      range = number...number
      return
    }
    let (left, right) = (word[..<dots.lowerBound], word[dots.upperBound...])
    guard !(left.isEmpty && right.isEmpty),
      let first = left.isEmpty ? 0 : Self.number(left),
      let last = right.isEmpty ? .max : Self.number(right)
    else { throw expected }
    guard first <= last else {
      throw ValueError(reason: "it ends before it begins", hint: "write \(last)..\(first)")
    }
    range = first...last
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    let digits = Array(text.utf8)
    return digits.count < 10 ? digits.decimal : nil
  }
}
