/// Counts words: what blanks part, and each character of Chinese and Japanese by itself.
struct WordCounter {
  private(set) var count = 0
  private var isInWord = false

  mutating func endWord() { isInWord = false }

  /// Goes on with text; a word may have begun in what came before.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var (count, isInWord) = (count, isInWord)
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte < 0x80 {
        place += 1
        if byte <= 0x20 {
          isInWord = false
        } else if isInWord {
          while place < text.count, text[place] > 0x20, text[place] < 0x80 { place += 1 }
        } else if ScalarClass.isASCIIWord(byte) {
          isInWord = true
          count += 1
        }
        continue
      }
      let (part, length) = Self.part(text, at: place)
      place += length
      switch part {
      case .letter:
        if !isInWord { count += 1 }
        isInWord = true
      case .word:
        count += 1
        isInWord = false
      case .gap: isInWord = false
      case .sign: break
      }
    }
    (self.count, self.isInWord) = (count, isInWord)
  }

  /// What a character beyond ASCII is to words.
  private enum Part {
    /// Begins a word or goes on with it.
    case letter
    /// Is one by itself.
    case word
    /// Stands between words.
    case gap
    /// Neither begins a word nor ends it.
    case sign
  }

  @inline(__always)
  private static func part(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (part: Part, length: Int) {
    // Most of Hangul and of Han is known by its first byte.
    let byte = text[place]
    if byte == 0xEB || byte == 0xEC { return (.letter, 3) }
    if byte >= 0xE5, byte <= 0xE9 { return (.word, 3) }
    let (scalar, length) = ScalarClass.decode(text, at: place)
    return (part(scalar), length)
  }

  private static func part(_ scalar: UInt32) -> Part {
    if ScalarClass.isHangul(scalar) { return .letter }
    if ScalarClass.isHanOrKana(scalar) { return .word }
    if ScalarClass.isBlank(scalar) { return .gap }
    switch scalar {
    // Long dashes and the punctuation of full width stand for blanks.
    case 0x2013...0x2015, 0x2026, 0x3001...0x3003, 0x3008...0x3020, 0x30FB, 0xFF01...0xFF0F,
      0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
      return .gap
    case 0...0xBF, 0x2000...0x2BFF: return .sign
    default: return ScalarClass.isEmoji(scalar) ? .sign : .letter
    }
  }
}
