/// Reads the entities whose characters are notation of ours.
enum EntityScan {
  /// The scalar of a numeric entity, or of one of the names that matter, at its `&`.
  static func scalar(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 2 < text.count else { return nil }
    return text[start + 1] == 0x23 ? number(text, start + 2) : name(text, start + 1)
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32? {
    var place = start
    let isHexadecimal = text[place] | 0x20 == 0x78
    if isHexadecimal { place += 1 }
    let digits = place
    var value: UInt32 = 0
    while place < text.count, place - digits < 7 {
      let byte = text[place]
      if ScalarClass.isASCIIDigit(byte) {
        value = value * (isHexadecimal ? 16 : 10) + UInt32(byte - 0x30)
      } else if isHexadecimal, (0x61...0x66).contains(byte | 0x20) {
        value = value * 16 + UInt32(byte | 0x20) - 0x57
      } else {
        break
      }
      place += 1
    }
    return place > digits && place < text.count && text[place] == 0x3B ? value : nil
  }

  private static func name(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32? {
    var end = start
    while end < text.count, end - start < 7, ScalarClass.isASCIILetter(text[end]) { end += 1 }
    guard end < text.count, text[end] == 0x3B else { return nil }
    switch String(decoding: text[start..<end], as: UTF8.self) {
    case "num": return 0x23
    case "equals": return 0x3D
    case "commat": return 0x40
    case "percnt": return 0x25
    default: return nil
    }
  }
}
