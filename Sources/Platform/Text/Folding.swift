import CUTF8Proc

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Takes case and accents off UTF-8, so that what is alike to a reader is the same bytes.
///
/// Marks go where writers may leave them out: on Latin, Greek, Cyrillic, Hebrew and Arabic letters,
/// and variation selectors. They stay where another letter would come of it, as in Japanese and the
/// scripts of India, in decomposed form. Hangul syllables are composed, so that a syllable does not
/// find one with another final. Most bytes pass through as they are; utf8proc sees the rest.
enum Folding {
  /// Appends UTF-8, folded.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    _ = append(text, to: &result, isChecking: false)
  }

  /// Appends bytes, folded, as far as they are UTF-8; tells whether all of them are.
  static func appendChecking(
    _ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]
  ) -> Bool {
    append(text, to: &result, isChecking: true)
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8], isChecking: Bool
  ) -> Bool {
    result.reserveCapacity(result.count + text.count)
    var place = 0
    while true {
      let plain = endOfPlain(text, from: place)
      appendLower(UnsafeBufferPointer(rebasing: text[place..<plain]), to: &result)
      place = plain
      guard place < text.count else { return true }
      let start = place
      while place < text.count, text[place] >= 0x80, plainLength(text, place) == 0 {
        place += length(text[place])
      }
      place = min(place, text.count)
      let others = UnsafeBufferPointer(rebasing: text[start..<place])
      // What is plain is UTF-8 by its bytes.
      if isChecking, String(validating: others, as: UTF8.self) == nil { return false }
      appendMapped(others, to: &result)
    }
  }

  /// Where characters end of which nothing but the case of ASCII changes.
  private static func endOfPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(text)
    var place = start
    while place < text.count {
      if text[place] >= 0x80 {
        let length = plainLength(text, place)
        if length == 0 { break }
        place += length
      } else if place + 8 <= text.count,
        bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        place += 8
      } else {
        place += 1
      }
    }
    return place
  }

  private static func appendLower(
    _ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]
  ) {
    let start = result.count
    result.append(contentsOf: text)
    result.withUnsafeMutableBufferPointer { bytes in
      for place in start..<bytes.count {
        let byte = bytes[place]
        bytes[place] = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
      }
    }
  }

  /// The bytes of a character that is folded to itself: Han, Hangul syllables, emoji, and the
  /// punctuation of U+2010 to U+2027; 0 where utf8proc has to tell, and where it is cut off.
  @inline(__always)
  private static func plainLength(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    let byte = text[place]
    guard byte >= 0xE2, place + 2 < text.count else { return 0 }
    let second = text[place + 1]
    guard second & 0xC0 == 0x80, text[place + 2] & 0xC0 == 0x80 else { return 0 }
    switch byte {
    case 0xEB, 0xEC: return isBeforeFinal(text, place + 3) ? 0 : 3
    case 0xEA: return second >= 0xB0 && !isBeforeFinal(text, place + 3) ? 3 : 0
    case 0xED: return second < 0x9E && !isBeforeFinal(text, place + 3) ? 3 : 0
    case 0xE4...0xE9: return 3
    case 0xE2: return second == 0x80 && (0x90...0xA7).contains(text[place + 2]) ? 3 : 0
    case 0xF0:
      guard second == 0x9F, place + 3 < text.count else { return 0 }
      return text[place + 3] & 0xC0 == 0x80 ? 4 : 0
    default: return 0
    }
  }

  /// Whether a conjoining letter comes next, which may make one syllable with what is before it.
  @inline(__always)
  private static func isBeforeFinal(_ text: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    place + 1 < text.count && text[place] == 0xE1 && (0x86...0x87).contains(text[place + 1])
  }

  private static func length(_ byte: UInt8) -> Int {
    byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  private static func appendMapped(
    _ text: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]
  ) {
    let options = utf8proc_option_t(
      rawValue: UTF8PROC_CASEFOLD.rawValue | UTF8PROC_DECOMPOSE.rawValue)
    // Case folding makes at most three of one, and each has at most four marks.
    var scalars = [Int32](repeating: 0, count: text.count * 2 + 16)
    var count = scalars.withUnsafeMutableBufferPointer {
      utf8proc_decompose(text.baseAddress, text.count, $0.baseAddress, $0.count, options)
    }
    if count > scalars.count {
      scalars = [Int32](repeating: 0, count: count)
      count = scalars.withUnsafeMutableBufferPointer {
        utf8proc_decompose(text.baseAddress, text.count, $0.baseAddress, $0.count, options)
      }
    }
    guard count >= 0 else { return result.append(contentsOf: text) }
    var syllable: UInt32?
    func flush(_ result: inout [UInt8]) {
      if let value = syllable { append(value, to: &result) }
      syllable = nil
    }
    for scalar in scalars[..<count] {
      let scalar = UInt32(bitPattern: scalar)
      if isOptional(scalar) { continue }
      if let longer = Hangul.composed(syllable, scalar) {
        syllable = longer
      } else {
        flush(&result)
        syllable = scalar == 0x131 ? 0x69 : scalar
      }
    }
    flush(&result)
  }

  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Whether a mark may be left out in writing.
  private static func isOptional(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    switch scalar {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7,
      0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x20D0...0x20F0, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF:
      return true
    default: return false
    }
  }
}
