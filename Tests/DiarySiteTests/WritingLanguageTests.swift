import Testing

@testable import DiarySite

struct WritingLanguageTests {
  @Test(
    arguments: [
      ("오늘은 강가를 따라 걸었다 (walk)", "ko"), ("今日は川沿いを散歩した。", "ja"),
      ("今天我沿着河边散步。", "zh"), ("コーヒー", "ja"), ("漢字를 섞어 쓴 글", "ko"),
      ("A walk with 민지 along the river in the morning", nil), ("", nil), ("12:30", nil),
      ("Été à Zürich", nil),
    ] as [(String, String?)])
  func `a text's language is told by its letters`(text: String, language: String?) {
    var text = text
    #expect(text.withUTF8 { WritingLanguage($0) }?.rawValue == language)
  }
}
