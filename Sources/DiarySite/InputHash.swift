import DiaryModel

/// A hash of what a page is made of, the same in every run and on every machine.
///
/// Eight bytes at a time are mixed in by a multiplication to 128 bits whose halves are combined; it
/// finds changes and defends against nobody.
struct InputHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ number: UInt64) {
    let mixed = value ^ number
    let product = mixed.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    // Adding what was multiplied keeps a value of zero from swallowing what follows.
    value = (product.high ^ product.low) &+ mixed
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  mutating func combine(_ flag: Bool) { combine(flag ? 1 : 0) }

  mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
  }

  mutating func combine(_ text: String?) {
    combine(text != nil)
    if let text { combine(text) }
  }

  mutating func combine(_ path: VaultPath) { path.bytes.withUnsafeBytes { combine($0) } }

  /// Bytes with their number, so that two texts never read as one.
  private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    combine(bytes.count)
    var place = 0
    while place + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      combine(UInt64(littleEndian: word))
      place += 8
    }
    guard place < bytes.count else { return }
    var tail: UInt64 = 0
    while place < bytes.count {
      tail = tail << 8 | UInt64(bytes[place])
      place += 1
    }
    combine(tail)
  }
}
