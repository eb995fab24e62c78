/// Writes text into HTML so that it is read as text.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(decimal number: some BinaryInteger) {
    append(contentsOf: String(number).utf8)
  }

  /// Adds text as it may stand between tags and in a quoted attribute.
  mutating func append(escaped text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for place in 0..<text.count {
      let byte = text[place]
      guard byte < 0x40, byte == 0x3C || byte == 0x3E || byte == 0x26 || byte == 0x22 else {
        continue
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
      switch byte {
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x26: append("&amp;")
      default: append("&quot;")
      }
      start = place + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  /// Adds an address as it may stand in a quoted attribute.
  ///
  /// What a URL cannot hold is percent-encoded; `%` itself is kept, so that an address that is
  /// already encoded is not encoded again.
  mutating func append(address text: UnsafeBufferPointer<UInt8>) {
    for byte in text {
      switch byte {
      case 0x26: append("&amp;")
      case 0x27: append("&#x27;")
      case _ where isAddressByte(byte): append(byte)
      default:
        append(0x25)
        append(PercentEncoding.digit(byte >> 4))
        append(PercentEncoding.digit(byte & 15))
      }
    }
  }

  mutating func append(address text: String) {
    var text = text
    text.withUTF8 { append(address: $0) }
  }
}

/// Whether a URL may hold a byte as it is: RFC 3986 without brackets and `'`.
private func isAddressByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  case 0x21, 0x23, 0x24, 0x25, 0x28...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
  default: false
  }
}
