/// How conjoining letters make a syllable (The Unicode Standard, 3.12).
enum Hangul {
  /// The syllable that a letter or an open syllable makes with the letter behind it.
  static func composed(_ first: UInt32?, _ second: UInt32) -> UInt32? {
    guard let first else { return nil }
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
    }
    let isOpen = (0xAC00...0xD7A3).contains(first) && (first - 0xAC00) % 28 == 0
    guard isOpen, (0x11A8...0x11C2).contains(second) else { return nil }
    return first + (second - 0x11A7)
  }

  /// The letters of a syllable; what is none stands for itself.
  static func letters(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar] }
    let number = scalar.value - 0xAC00
    let values = [0x1100 + number / 588, 0x1161 + number % 588 / 28, 0x11A7 + number % 28]
    return (number % 28 == 0 ? values.dropLast() : values[...]).compactMap(Unicode.Scalar.init)
  }
}
