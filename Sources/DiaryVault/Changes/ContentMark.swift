import DiaryModel
/// What tells two texts apart without keeping them: their length and a hash of their bytes.
///
/// FNV-1a (<http://www.isthe.com/chongo/tech/comp/fnv/>), 64 bits.
package struct ContentMark: Hashable, Sendable {
  private let hash: UInt64
  private let length: Int

  package init(of bytes: some Collection<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.hash = hash
    length = bytes.count
  }

  /// Whether there are no bytes, as in many files that have nothing to do with each other.
  var isEmpty: Bool { length == 0 }
}

extension ContentMark: LosslessStringConvertible {
  package init?(_ description: String) { self.init(ascii: Array(description.utf8)[...]) }

  /// Likewise; names in the log are read byte by byte, since there may be thousands.
  init?(ascii bytes: ArraySlice<UInt8>) {
    guard let dash = bytes.firstIndex(of: UInt8(ascii: "-")), 1...16 ~= dash - bytes.startIndex,
      1...18 ~= bytes.endIndex - dash - 1
    else { return nil }
    var (hash, length): (UInt64, Int) = (0, 0)
    for byte in bytes[..<dash] {
      guard let digit = Self.hexadecimal(byte) else { return nil }
      hash = hash << 4 | digit
    }
    for byte in bytes[(dash + 1)...] {
      guard byte.isDigit else { return nil }
      length = length * 10 + Int(byte - UInt8(ascii: "0"))
    }
    (self.hash, self.length) = (hash, length)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  package var description: String { "\(String(hash, radix: 16))-\(length)" }
}
