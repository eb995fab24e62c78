import DiaryModel

extension [UInt8] {
  /// Appends markup.
  mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends text so that it is read as text, between tags and in quoted attributes.
  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while let place = rest.firstIndex(where: { Self.escape(of: $0) != nil }) {
        append(contentsOf: rest[..<place])
        if let escape = Self.escape(of: rest[place]) { append(escape) }
        rest = rest[(place + 1)...]
      }
      append(contentsOf: rest)
    }
  }

  private static func escape(of byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// Appends an address that is encoded already, for a quoted attribute.
  mutating func append(address: String) { append(escaped: address) }

  mutating func append(number: Int) { append(contentsOf: String(number).utf8) }
}

extension VaultPath {
  /// The path as part of a URL: what RFC 3986 does not reserve, and `/`, stay; the rest is
  /// percent-encoded, once.
  var address: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.append(byte)
      default:
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
