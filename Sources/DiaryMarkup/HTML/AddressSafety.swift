/// Whether an address from an entry may be followed in a browser.
enum AddressSafety {
  /// Allows http, https, mailto and what has no scheme.
  ///
  /// Markdown's own decoding is done; what a browser takes away is taken away before the scheme
  /// is read, and percent signs are judged decoded as well as written.
  static func isSafe(_ address: UnsafeBufferPointer<UInt8>) -> Bool {
    isSafe(address, decoding: false) && (!address.contains(0x25) || isSafe(address, decoding: true))
  }

  static func isSafe(_ address: String) -> Bool {
    var address = address
    return address.withUTF8 { isSafe($0) }
  }

  private static func isSafe(_ address: UnsafeBufferPointer<UInt8>, decoding: Bool) -> Bool {
    var scheme: [UInt8] = []
    var place = 0
    while place < address.count {
      var byte = address[place]
      place += 1
      if decoding, byte == 0x25, let decoded = PercentEncoding.decode(address, at: place) {
        byte = decoded
        place += 2
      }
      // Browsers drop blanks before an address, and tabs and line ends within.
      if byte <= 0x20 || byte == 0x7F { continue }
      if byte == 0x3A { return isAllowed(scheme) }
      guard isSchemeByte(byte, isFirst: scheme.isEmpty) else { return true }
      scheme.append(byte | 0x20)
      if scheme.count > 32 { return !address[place...].contains(0x3A) }
    }
    return true
  }

  private static func isAllowed(_ scheme: [UInt8]) -> Bool {
    switch String(decoding: scheme, as: UTF8.self) {
    case "http", "https", "mailto": true
    default: false
    }
  }

  private static func isSchemeByte(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte | 0x20 {
    case 0x61...0x7A: true
    default: !isFirst && ((0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte))
    }
  }
}
