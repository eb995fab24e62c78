/// The form in which texts are searched: folded, with every stretch of blank space as one byte.
///
/// A line's end is a blank, so that a phrase is found across it; a blank line is one line end. Both
/// a text and what is looked for in it are brought into this form; then bytes are compared.
package enum SearchForm {
  /// A text in its search form.
  package static func of(_ text: String) -> [UInt8] {
    var text = text
    var result: [UInt8] = []
    text.withUTF8 { Folding.append($0, to: &result) }
    collapseBlanks(&result)
    return result
  }

  /// Bytes in their search form but for blanks, which stay; nothing for what is not UTF-8.
  package static func folded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    return bytes.withUnsafeBytes { appendFolded($0, to: &result) } ? result : nil
  }

  /// Appends the same, as far as the bytes are UTF-8, and tells whether all of them are.
  package static func appendFolded(
    _ bytes: UnsafeRawBufferPointer, to result: inout [UInt8]
  ) -> Bool {
    bytes.withMemoryRebound(to: UInt8.self) { Folding.appendChecking($0, to: &result) }
  }

  /// A text with its blanks in their search form, and with case and accents left as they are.
  package static func exactly(_ text: String) -> [UInt8] {
    var result = Array(NormalForm.nfc(text).utf8)
    collapseBlanks(&result)
    return result
  }

  /// What is looked for, in its search form, without blanks around it.
  package static func ofNeedle(_ text: String, isExact: Bool = false) -> [UInt8] {
    var result = (isExact ? exactly(text) : of(text))[...]
    while let last = result.last, last == blank || last == lineEnd { result.removeLast() }
    while let first = result.first, first == blank || first == lineEnd { result.removeFirst() }
    // Somebody who types a line end means what a text would have there.
    return result.map { $0 == lineEnd ? blank : $0 }
  }

  /// A search form with Hangul syllables taken apart into their letters.
  package static func inLetters(_ form: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(form.count * 2)
    for scalar in String(decoding: form, as: UTF8.self).unicodeScalars {
      for letter in Hangul.letters(scalar) {
        result.append(contentsOf: UTF8.encode(letter) ?? .init())
      }
    }
    return result
  }

  /// Whether a text has letters of Hangul that are meant to be joined, as in NFD.
  package static func hasHangulLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) }
  }

  private static let blank = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")

  private static func collapseBlanks(_ bytes: inout [UInt8]) {
    let count = bytes.withUnsafeMutableBufferPointer { bytes in
      var (source, target) = (0, 0)
      while source < bytes.count {
        let length = blankLength(bytes, source)
        guard length > 0 else {
          bytes[target] = bytes[source]
          (source, target) = (source + 1, target + 1)
          continue
        }
        var (lineEnds, end) = (0, source)
        while end < bytes.count, case let length = blankLength(bytes, end), length > 0 {
          let isPair = bytes[end] == lineEnd && end > source && bytes[end - 1] == 0x0D
          if bytes[end] == lineEnd && !isPair || bytes[end] == 0x0D { lineEnds += 1 }
          end += length
        }
        bytes[target] = lineEnds > 1 ? lineEnd : blank
        (source, target) = (end, target + 1)
      }
      return target
    }
    bytes.removeLast(bytes.count - count)
  }

  /// How many bytes of blank space (Unicode's `White_Space`) are one character here; 0 for others.
  private static func blankLength(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ place: Int
  ) -> Int {
    let byte = bytes[place]
    if byte < 0x80 { return byte == blank || byte &- 0x09 < 5 ? 1 : 0 }
    switch byte {
    case 0xC2 where place + 1 < bytes.count:
      return bytes[place + 1] == 0xA0 || bytes[place + 1] == 0x85 ? 2 : 0
    case 0xE1...0xE3 where place + 2 < bytes.count:
      switch (byte, bytes[place + 1], bytes[place + 2]) {
      case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
        (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
        return 3
      default: return 0
      }
    default: return 0
    }
  }
}
