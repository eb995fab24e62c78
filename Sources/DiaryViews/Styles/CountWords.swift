import DiaryModel

extension Int {
  /// The number with its digits in threes: `12,345`.
  var grouped: String {
    let digits = Array(String(magnitude).utf8)
    var text: [UInt8] = self < 0 ? [UInt8(ascii: "-")] : []
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The number with a noun: `1 entry`, `2 entries`.
  func of(_ one: String, _ many: String) -> String { "\(grouped) \(self == 1 ? one : many)" }
}

extension String {
  /// With blanks at which no line is broken.
  var unbroken: String { String(map { $0 == " " ? "\u{A0}" : $0 }) }
}

extension WritingTally.Count {
  /// `12 entries, 3,456 words`.
  var inWords: String { "\(entries.of("entry", "entries")), \(words.of("word", "words"))" }

  /// `12 entries on 10 days, 3,456 words`.
  func inWords(days: Int) -> String {
    "\(entries.of("entry", "entries")) on \(days.of("day", "days")), \(words.of("word", "words"))"
  }
}
