import DiaryModel
import Testing

@testable import DiaryViews

struct ControlScalarTests {
  /// Every place within eight bytes, beside letters of one to four bytes.
  @Test(arguments: ["\u{1B}", "\u{7F}", "\u{85}", "\u{61C}", "\u{202E}", "\n"])
  func `a control is found wherever it stands`(control: String) {
    for filler in ["a", "é", "한", "🎉", "\u{2014}", "Ø"] {
      for count in 0..<20 {
        let text = String(repeating: filler, count: count) + control + "tail of some bytes"
        var shown: [UInt8] = []
        shown.appendVisible(text)
        #expect(shown == Array(VisibleText.oneLine(text).utf8))
      }
    }
  }
}
