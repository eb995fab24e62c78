import ArgumentKit

/// How many of something are wanted at most; none is a number, too.
struct Count: InputValue {
  let value: Int

  init(word: String) throws(ValueError) {
    // A number too large for the machine is more than there can be.
    let digits = word.utf8
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw ValueError(expected: "a number from 0 on")
    }
    value = Int(word) ?? .max
  }
}
