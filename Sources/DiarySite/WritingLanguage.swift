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

  /// How many letters of each kind a text has.
  private struct Letters {
    var hangul = 0
    var kana = 0
    var han = 0
    var others = 0

    /// Only lead bytes and their followers are looked at: Kana lie in E3 81–83, Han in E4–E9 and
    /// Hangul in EA B0–ED 9E.
    mutating func count(_ text: UnsafeBufferPointer<UInt8>) {
      var lead: UInt8 = 0
      for byte in text.prefix(WritingLanguage.enough) {
        if byte < 0x80 {
          if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { others += 1 }
        } else {
          switch (lead, byte) {
          case (0xE3, 0x81...0x83): kana += 1
          case (0xE4...0xE9, 0x80...0xBF): han += 1
          case (0xEA, 0xB0...0xBF), (0xEB...0xEC, 0x80...0xBF), (0xED, 0x80...0x9E): hangul += 1
          case (_, 0xC3...0xDF): others += 1
          default: break
          }
        }
        lead = byte
      }
    }
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
