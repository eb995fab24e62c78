/// Chance, from the system's own generator.
package enum Random {
  static let letters = "0123456789abcdefghijklmnopqrstuvwxyz"

  /// A word of 13 letters and digits that nobody can guess (64 bits).
  package static func word() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = String(generator.next() as UInt64, radix: 36)
    return String(repeating: "0", count: 13 - digits.count) + digits
  }

  /// A number below a bound that is above zero.
  package static func number(below bound: Int) -> Int {
    var generator = SystemRandomNumberGenerator()
    return Int.random(in: 0..<bound, using: &generator)
  }
}
