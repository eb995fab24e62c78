import ArgumentKit
import DiaryModel
import Platform

/// Numbers of words, or how many they are at least and at most; parted by commas, any will do.
struct WordRange: InputValue {
  let text: String
  let ranges: [ClosedRange<Int>]

  init(word: String) throws(ValueError) {
    text = word
    let groups = word.split(separator: ",", omittingEmptySubsequences: false).dropFirst()
    if !groups.isEmpty, groups.allSatisfy({ $0.prefix(while: \.isNumber).count == 3 }),
      groups.contains(where: { $0.hasPrefix("0") })
    {
      throw ValueError(
        reason: "a comma parts several numbers", hint: "write \(word.filter { $0 != "," })")
    }
    let parts = word.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
    ranges = try (parts.isEmpty ? [word] : parts).map { part throws(ValueError) in
      try Self.range(part)
    }
  }

  private static func range(_ word: String) throws(ValueError) -> ClosedRange<Int> {
    let expected = ValueError(expected: "a number of words, such as 100, 100.., ..50 or 100..200")
    guard let dots = word.firstRange(of: "..") else {
      guard let number = Self.number(word) else { throw expected }
      return number...number
    }
    let (left, right) = (word[..<dots.lowerBound], word[dots.upperBound...])
    guard !(left.isEmpty && right.isEmpty),
      let first = left.isEmpty ? 0 : Self.number(left),
      let last = right.isEmpty ? .max : Self.number(right)
    else { throw expected }
    guard first <= last else {
      throw ValueError(reason: "it ends before it begins", hint: "write \(last)..\(first)")
    }
    return first...last
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    let digits = Array(text.utf8)
    return digits.count < 10 ? digits.decimal : nil
  }
}
