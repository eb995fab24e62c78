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
  package init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let hash = UInt64(parts[0], radix: 16), let length = Int(parts[1])
    else { return nil }
    (self.hash, self.length) = (hash, length)
  }

  package var description: String { "\(String(hash, radix: 16))-\(length)" }
}
