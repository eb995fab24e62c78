/// An address in an entry that leads to a file beside it.
package enum RelativeAddress {
  /// The path that an address names, percent-decoded, without what follows `?` or `#`; nil where
  /// it leads elsewhere: has a scheme or a host, or names only a heading.
  package static func path(of address: String) -> String? {
    var address = address
    return address.withUTF8 { path(of: $0) }
  }

  private static func path(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard !bytes.starts(with: [0x2F, 0x2F]), !hasScheme(bytes) else { return nil }
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count, bytes[place] != 0x23, bytes[place] != 0x3F {
      if bytes[place] == 0x25, let byte = PercentEncoding.decode(bytes, at: place + 1) {
        path.append(byte)
        place += 3
      } else {
        path.append(bytes[place])
        place += 1
      }
    }
    return path.isEmpty ? nil : String(decoding: path, as: UTF8.self)
  }

  private static func hasScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, ScalarClass.isASCIILetter(first) else { return false }
    for byte in bytes where !ScalarClass.isASCIIWord(byte) && ![0x2B, 0x2D, 0x2E].contains(byte) {
      return byte == 0x3A
    }
    return false
  }
}
