/// The language that a text is in, told by its letters.
///
/// Browsers break lines and choose the forms of Han characters by language, and a diary of one
/// person is often in several.
enum WritingLanguage: String {
  case korean = "ko"
  case japanese = "ja"
  case chinese = "zh"

  /// Bytes that are looked at.
  private static let enough = 2000

  /// The language of UTF-8 text of which a fifth at least is in its letters; nothing for others.
  ///
  /// Only lead bytes and their followers are looked at: Kana lie in E3 81–83, Han in E4–E9 and
  /// Hangul in EA B0–ED 9E.
  init?(_ text: some Collection<UInt8>) {
    var (hangul, kana, han, others) = (0, 0, 0, 0)
    var lead: UInt8 = 0
    for byte in text.prefix(Self.enough) {
      defer { lead = byte }
      if byte < 0x80 {
        if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { others += 1 }
        continue
      }
      switch (lead, byte) {
      case (0xE3, 0x81...0x83): kana += 1
      case (0xE4...0xE9, 0x80...0xBF): han += 1
      case (0xEA, 0xB0...0xBF), (0xEB...0xEC, 0x80...0xBF), (0xED, 0x80...0x9E): hangul += 1
      case (_, 0xC3...0xDF): others += 1
      default: break
      }
    }
    let letters = hangul + kana + han + others
    guard letters > 0, (hangul + kana + han) * 5 >= letters else { return nil }
    if hangul > kana + han / 2 {
      self = .korean
    } else {
      self = kana * 5 >= kana + han ? .japanese : .chinese
    }
  }
}

extension [UInt8] {
  /// Appends a `lang` attribute where a text is in another language than its page.
  mutating func append(languageOf text: some Collection<UInt8>, on page: String) {
    guard let language = WritingLanguage(text), !page.lowercased().hasPrefix(language.rawValue)
    else { return }
    append(contentsOf: " lang=\"\(language.rawValue)\"".utf8)
  }
}
