import DiaryModel

extension JSONWriter {
  /// A path as `path`; one that is not UTF-8 as it is shown, and behind it its bytes in Base64
  /// (RFC 4648) as `path_bytes`, from which it can be had without loss.
  mutating func path(_ path: [UInt8]) {
    name("path")
    self.path(path, named: "path_bytes")
  }

  /// The same for a path whose name is written already; `bytesName` is for its bytes.
  mutating func path(_ path: [UInt8], named bytesName: StaticString) {
    let text = String(decoding: path, as: UTF8.self)
    guard !text.utf8.elementsEqual(path) else { return string(text) }
    string(VisibleText.path(path))
    name(bytesName)
    string(Self.base64(path))
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = bytes[start..<min(start + 3, bytes.count)]
      let value = (0..<3).reduce(UInt32(0)) { value, place in
        value << 8 | (place < three.count ? UInt32(three[start + place]) : 0)
      }
      for place in 0..<4 {
        let digit = digits[Int(value >> UInt32(18 - 6 * place) & 63)]
        result.append(place <= three.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
