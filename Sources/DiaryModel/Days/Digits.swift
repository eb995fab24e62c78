extension Collection<UInt8> {
  /// The number that ASCII digits spell, or nothing where there are none or something else.
  ///
  /// Nine digits at most, so that it always fits.
  package var decimal: Int? {
    guard !isEmpty, count <= 9 else { return nil }
    var value = 0
    for byte in self {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}

extension Int {
  /// The number in decimal with leading zeros, at least `width` digits long.
  package func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
