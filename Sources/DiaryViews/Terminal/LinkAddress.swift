/// Where links may lead.
enum LinkAddress {
  /// An address as it may stand in a terminal's hyperlink, or nothing where it is not one of the
  /// web or of mail.
  ///
  /// Everything but visible ASCII is percent-encoded, so that it cannot end the sequence.
  static func forTerminal(_ address: String) -> String? {
    let lowercased = address.prefix(8).lowercased()
    guard ["http://", "https://", "mailto:"].contains(where: lowercased.hasPrefix) else {
      return nil
    }
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in address.utf8 {
      if byte > 0x20, byte < 0x7F {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
