/// The particles that Korean writes onto the word before them.
enum KoreanParticle {
  /// Whether the Hangul that begins at a place is a particle and nothing more.
  static func begins(_ text: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int) -> Bool {
    var place = start
    while place < limit, text[place] >= 0x80 {
      let (scalar, length) = ScalarClass.decode(text, at: place)
      guard ScalarClass.isHangul(scalar) else { break }
      place += length
      // None is longer than four syllables.
      if place - start > 12 { return false }
    }
    if place < limit, text[place] < 0x80, ScalarClass.isASCIIWord(text[place]) { return false }
    return all.contains(String(decoding: text[start..<place], as: UTF8.self))
  }

  private static let all: Set<String> = [
    "은", "는", "이", "가", "을", "를", "의", "에", "로", "와", "과", "도", "만", "나", "랑", "께", "서",
    "라", "요", "고", "에서", "으로", "부터", "까지", "에게", "한테", "처럼", "보다", "마다", "조차", "밖에",
    "이나", "이랑", "하고", "라고", "라는", "이라", "이고", "이며", "이다", "인데", "에는", "에도", "에만",
    "에선", "로는", "로도", "와는", "과는", "예요", "입니다", "이에요", "에서는", "에서도", "에서의",
    "에서만", "으로는", "으로도", "으로만", "이라고", "이라는", "에게서", "까지는", "까지도", "부터는",
    "에서부터", "으로부터",
  ]
}
