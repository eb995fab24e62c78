/// The language that a text is in, told by its letters.
///
/// Browsers break lines and choose the forms of Han characters by language, and a diary of one
/// person is often in several.
enum WritingLanguage: String {
  case korean = "ko"
  case japanese = "ja"
  case chinese = "zh"

  /// Bytes that are looked at.
  private static let enough = 1000

  /// How many letters of each kind a text has.
  private struct Letters {
    var hangul = 0
    var kana = 0
    var han = 0
    var others = 0

    /// Only lead bytes and their followers are looked at: Kana lie in E3 81–83, Han in E4–E9 and
    /// Hangul in EA B0–ED 9E.
    ///
    /// Without branches, and in numbers that `enough` fits into, so that many bytes are counted by
    /// one instruction.
    mutating func count(_ text: UnsafeBufferPointer<UInt8>) {
      var (hangul, kana, han, others): (UInt16, UInt16, UInt16, UInt16) = (0, 0, 0, 0)
      let text = UnsafeBufferPointer(rebasing: text.prefix(WritingLanguage.enough))
      for place in text.indices.dropFirst() {
        let (lead, byte) = (text[place &- 1], text[place])
        let follows = Self.one(byte & 0xC0 == 0x80)
        kana &+= Self.one(lead == 0xE3) & Self.one(byte &- 0x81 < 3)
        han &+= Self.one(lead &- 0xE4 < 6) & follows
        hangul &+= Self.one(lead &- 0xEB < 2) & follows
        hangul &+= Self.one(lead == 0xEA) & Self.one(byte &- 0xB0 < 0x10)
        hangul &+= Self.one(lead == 0xED) & Self.one(byte &- 0x80 < 0x20)
      }
      for byte in text {
        others &+= Self.one((byte | 0x20) &- 0x61 < 26) | Self.one(byte &- 0xC3 < 0x1D)
      }
      self.hangul += Int(hangul)
      self.kana += Int(kana)
      self.han += Int(han)
      self.others += Int(others)
    }

    private static func one(_ holds: Bool) -> UInt16 { holds ? 1 : 0 }
  }

  /// The language of UTF-8 texts of which a fifth at least is in its letters; nothing for others.
  init?(_ texts: UnsafeBufferPointer<UInt8>...) {
    var letters = Letters()
    for text in texts { letters.count(text) }
    let (hangul, kana, han) = (letters.hangul, letters.kana, letters.han)
    let all = hangul + kana + han + letters.others
    guard all > 0, (hangul + kana + han) * 5 >= all else { return nil }
    if hangul > kana + han / 2 {
      self = .korean
    } else {
      self = kana * 5 >= kana + han ? .japanese : .chinese
    }
  }
}

extension [UInt8] {
  /// Appends a `lang` attribute where a text is in another language than its page.
  mutating func append(languageOf text: [UInt8], on page: String) {
    append(text.withUnsafeBufferPointer { WritingLanguage($0) }, on: page)
  }

  /// The same for two texts that are shown together.
  mutating func append(languageOf first: String, _ second: String, on page: String) {
    var (first, second) = (first, second)
    let language = first.withUTF8 { first in second.withUTF8 { WritingLanguage(first, $0) } }
    append(language, on: page)
  }

  private mutating func append(_ language: WritingLanguage?, on page: String) {
    guard let language, !page.lowercased().hasPrefix(language.rawValue) else { return }
    append(contentsOf: " lang=\"\(language.rawValue)\"".utf8)
  }
}
