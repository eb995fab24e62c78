/// Counts words: what blanks part, and each character of Chinese and Japanese by itself.
struct WordCounter {
  private(set) var count = 0
  private var isInWord = false

  mutating func endWord() { isInWord = false }

  /// Goes on with text; a word may have begun in what came before.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte < 0x80 {
        place += 1
        if byte <= 0x20 {
          isInWord = false
        } else if !isInWord, ScalarClass.isASCIIWord(byte) {
          isInWord = true
          count += 1
        }
        continue
      }
      // Most of Hangul and of Han by their first byte alone.
      if byte == 0xEB || byte == 0xEC {
        place += 3
        beginWord()
      } else if byte >= 0xE5, byte <= 0xE9 {
        place += 3
        count += 1
        isInWord = false
      } else {
        let (scalar, length) = ScalarClass.decode(text, at: place)
        place += length
        addWide(scalar)
      }
    }
  }

  private mutating func addWide(_ scalar: UInt32) {
    if ScalarClass.isHangul(scalar) {
      beginWord()
    } else if ScalarClass.isHanOrKana(scalar) {
      count += 1
      isInWord = false
    } else if ScalarClass.isBlank(scalar) || Self.parts(scalar) {
      isInWord = false
    } else if scalar >= 0xC0, scalar < 0x2000 || scalar > 0x2BFF, !ScalarClass.isEmoji(scalar) {
      beginWord()
    }
  }

  private mutating func beginWord() {
    if !isInWord { count += 1 }
    isInWord = true
  }

  /// Whether a mark parts words without a blank: a long dash, or punctuation of full width.
  private static func parts(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2013...0x2015, 0x2026, 0x3001...0x3003, 0x3008...0x3020, 0x30FB, 0xFF01...0xFF0F,
      0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
      true
    default: false
    }
  }
}
