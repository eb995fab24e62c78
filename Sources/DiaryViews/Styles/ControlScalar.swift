import DiaryModel

/// A character in UTF-8 that acts on a terminal instead of being shown, found without decoding
/// the text around it.
struct ControlScalar {
  var start: Int
  /// Bytes.
  var length: Int
  var scalar: Unicode.Scalar

  /// The first at or after a byte, or nothing when the rest is harmless.
  ///
  /// Only bytes below 0x20, 0x7F and the lead bytes 0xC2 and 0xE2 can begin one; all others
  /// are passed over by one comparison each. The table is `VisibleText.isUnsafe`.
  static func first(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> ControlScalar? {
    var index = start
    // Where the next eight bytes begin that are to be looked at together.
    var next = start
    while index < bytes.count {
      if index == next, index + 8 <= bytes.count {
        next += 8
        if isHarmless(bytes, at: index) {
          index = next
          continue
        }
      }
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F {
        return ControlScalar(start: index, length: 1, scalar: Unicode.Scalar(byte))
      }
      if byte == 0xC2 || byte == 0xE2, let found = decode(bytes, at: index) {
        return found
      }
      index += 1
    }
    return nil
  }

  /// Whether none of eight bytes begins one, told for all of them at once.
  private static func isHarmless(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self)
    let suspects =
      below(0x20, word) | below(1, word ^ 0x7F7F_7F7F_7F7F_7F7F)
      | below(1, word ^ 0xC2C2_C2C2_C2C2_C2C2)
      | below(1, word ^ 0xE2E2_E2E2_E2E2_E2E2)
    return suspects == 0
  }

  /// The high bit of each byte that is below a limit, and perhaps of ones above such a byte, by the
  /// borrow of a subtraction.
  @inline(__always)
  private static func below(_ limit: UInt64, _ word: UInt64) -> UInt64 {
    (word &- limit &* 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> ControlScalar? {
    let length = bytes[start] == 0xE2 ? 3 : 2
    guard start + length <= bytes.count else { return nil }
    var value = UInt32(bytes[start] & (length == 3 ? 0x0F : 0x1F))
    for byte in bytes[(start + 1)..<(start + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    guard let scalar = Unicode.Scalar(value), VisibleText.isUnsafe(scalar) else { return nil }
    return ControlScalar(start: start, length: length, scalar: scalar)
  }
}

extension [UInt8] {
  /// Appends text as `VisibleText.oneLine` shows it.
  mutating func appendVisible(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while let found = ControlScalar.first(in: bytes, from: start) {
        append(contentsOf: bytes[start..<found.start])
        switch found.scalar {
        case "\t", "\n", "\r": append(UInt8(ascii: " "))
        default:
          append("\\u{")
          append(contentsOf: String(found.scalar.value, radix: 16).utf8)
          append(UInt8(ascii: "}"))
        }
        start = found.start + found.length
      }
      append(contentsOf: bytes[start...])
    }
  }
}
