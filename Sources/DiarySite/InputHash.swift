import DiaryModel

/// A hash of what a page is made of, the same in every run and on every machine.
///
/// FNV-1a with 64 bits (<http://www.isthe.com/chongo/tech/comp/fnv/>); it finds changes and
/// defends against nobody.
struct InputHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  mutating func combine(_ flag: Bool) { add(flag ? 1 : 0) }

  /// Text, ended so that two texts never read as one.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  mutating func combine(_ text: String?) {
    combine(text != nil)
    if let text { combine(text) }
  }

  mutating func combine(_ path: VaultPath) {
    for byte in path.bytes { add(byte) }
    add(0)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
