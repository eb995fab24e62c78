/// Words for days near now of which nobody could say which they are: `recently`, `a few days ago`, `요즘`.
enum VaguePhrase {
  /// What may be written instead; nothing for words that are not vague.
  static func examples(for phrase: String) -> [String]? {
    if english.contains(phrase) { return ["past 7 days", "last month"] }
    let text = phrase.filter { $0 != " " }
    if korean.contains(text) { return ["최근 7일", "지난달"] }
    return counted(phrase.split(separator: " ")) ?? countedInKorean(text)
  }

  private static let english = [
    "recently", "lately", "these days", "nowadays", "the other day", "a while ago", "some time ago",
    "a long time ago",
  ]
  private static let korean = ["최근", "요즘", "요새", "근래", "얼마전", "한참전", "오래전"]

  /// `a few days ago`, `a couple of weeks ago`, `past few months`.
  private static func counted(_ typed: [Substring]) -> [String]? {
    let words = typed.filter { !["a", "the", "of"].contains($0) }
    let isPast = words.count == 3 && ["last", "past"].contains(words[0])
    guard words.count == 3, let unit = units.first(where: { $0.0 == words[1] || $0.0 == words[2] }),
      isPast || words[2] == "ago", few.contains(String(words[isPast ? 1 : 0]))
    else { return nil }
    return isPast ? ["\(words[0]) 3 \(unit.0)"] : ["2 \(unit.0) ago", "3 \(unit.0) ago"]
  }

  /// `며칠 전`, `몇 주 전`, `최근 몇 달`.
  private static func countedInKorean(_ text: String) -> [String]? {
    for (_, words, unit) in units {
      for word in words {
        if text == "\(word)전" { return ["2\(unit) 전", "3\(unit) 전"] }
        if text == "최근\(word)" || text == "지난\(word)" { return ["최근 3\(unit)"] }
      }
    }
    return nil
  }

  private static let few = ["few", "couple", "several", "some"]

  /// Units in English, some of them in Korean, and the unit there.
  private static let units: [(String, [String], String)] = [
    ("days", ["며칠", "몇일"], "일"), ("weeks", ["몇주"], "주"), ("months", ["몇달", "몇개월"], "개월"),
    ("years", ["몇년", "몇해"], "년"),
  ]
}
