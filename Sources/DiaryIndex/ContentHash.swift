/// A number made of all bytes of a file, so that the same bytes can be told again.
///
/// Eight bytes at a time are mixed in by a multiplication to 128 bits whose halves are combined.
/// It guards against rereading what has only been touched, not against anybody's intent.
package enum ContentHash {
  private static let odd: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let other: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// The hash of a file's bytes.
  package static func of(_ bytes: [UInt8]) -> Int64 {
    bytes.withUnsafeBytes { bytes in
      var state = mix(UInt64(bytes.count) ^ odd, other)
      var place = 0
      while place + 8 <= bytes.count {
        state = mix(state ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self), odd)
        place += 8
      }
      var tail: UInt64 = 0
      while place < bytes.count {
        tail = tail << 8 | UInt64(bytes[place])
        place += 1
      }
      return Int64(bitPattern: mix(mix(state ^ tail, other), odd))
    }
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    // Adding the left side keeps a state of zero from swallowing what follows.
    return (product.high ^ product.low) &+ left
  }
}
