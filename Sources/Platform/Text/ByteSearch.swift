#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes to be looked for in other bytes.
///
/// The system's `memchr` leaps from one occurrence of the needle's rarest byte to the next.
package struct ByteSearch: Hashable, Sendable {
  package let needle: [UInt8]
  private let rarest: Int

  package init(_ needle: [UInt8]) {
    self.needle = needle
    rarest = needle.indices.min { Self.frequency(needle[$0]) < Self.frequency(needle[$1]) } ?? 0
  }

  /// Where the needle begins first from a place on; nothing where it is not there.
  package func first(in text: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    guard !needle.isEmpty else { return start <= text.count ? start : nil }
    guard let base = text.baseAddress else { return nil }
    var place = start + rarest
    let last = text.count - needle.count + rarest
    while place <= last {
      guard let found = memchr(base + place, Int32(needle[rarest]), last - place + 1) else {
        return nil
      }
      let begin = UnsafeRawPointer(found) - base - rarest
      if memcmp(base + begin, needle, needle.count) == 0 { return begin }
      place = begin + rarest + 1
    }
    return nil
  }

  package func isFound(in text: UnsafeRawBufferPointer) -> Bool { first(in: text) != nil }

  /// How often a byte stands in texts, roughly: letters by English, then UTF-8's own.
  private static func frequency(_ byte: UInt8) -> Int {
    switch byte {
    case 0xE0...: return 200
    case 0xC0...: return 80
    case 0x80...: return 60
    case UInt8(ascii: " "): return 255
    default:
      let place = letters.firstIndex(of: byte)
      return place.map { 160 - 6 * $0 } ?? 5
    }
  }

  private static let letters = Array("etaoinshrdlucmfwypvbgkjqxz".utf8)
}
