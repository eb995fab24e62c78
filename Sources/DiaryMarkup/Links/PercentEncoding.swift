/// Bytes written as `%` and two hexadecimal digits.
enum PercentEncoding {
  /// The byte that the two digits at a place stand for; nil where there are none.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt8? {
    guard place + 1 < text.count, let high = value(text[place]), let low = value(text[place + 1])
    else { return nil }
    return high << 4 | low
  }

  static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
