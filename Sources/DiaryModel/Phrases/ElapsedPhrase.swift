/// How long ago in hours and minutes: `now`, `2 hours ago`, `half an hour ago`, `방금`, `한 시간 반 전`.
package struct ElapsedPhrase: Hashable, Sendable {
  package let minutes: Int

  /// Reads words that tell hours or minutes before now; nothing for any others.
  package init?(_ text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard words.count <= 8, text.utf8.count <= 100,
      let minutes = Self.english(words) ?? Self.korean(words.joined())
    else { return nil }
    self.minutes = minutes
  }

  private static func english(_ words: [Substring]) -> Int? {
    if [["now"], ["just", "now"], ["right", "now"]].contains(words) { return 0 }
    guard words.last == "ago" else { return nil }
    var rest = words.dropLast().filter { $0 != "and" }[...]
    if rest == ["half", "an", "hour"] { return 30 }
    var minutes = 0
    // `an hour and a half`.
    if rest.count == 4, rest.suffix(2) == ["a", "half"], unit(rest[rest.startIndex + 1]) == 60 {
      rest = rest.dropLast(2)
      minutes = 30
    }
    guard !rest.isEmpty else { return nil }
    while let word = rest.popFirst() {
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      let isJoined = !digits.isEmpty && digits.endIndex != word.endIndex
      guard let count = EnglishNames.count(isJoined ? digits : word), count <= most,
        let unit = isJoined ? unit(word[digits.endIndex...]) : rest.popFirst().flatMap(unit)
      else { return nil }
      minutes += count * unit
    }
    return minutes
  }

  /// The minutes of a unit.
  private static func unit(_ word: Substring) -> Int? {
    switch word {
    case "minute", "minutes", "min", "mins": 1
    case "hour", "hours", "hr", "hrs", "h": 60
    default: nil
    }
  }

  private static func korean(_ text: String) -> Int? {
    if ["지금", "방금", "방금전", "지금막"].contains(text) { return 0 }
    guard let rest = (text.without(suffix: "에") ?? text).without(suffix: "전"), !rest.isEmpty else {
      return nil
    }
    guard let (hours, behind) = rest.parted(at: "시간") else { return minutes(rest) }
    guard let count = KoreanWords.number(hours + "시간", before: "시간"), count <= most else {
      return nil
    }
    if behind.isEmpty { return count * 60 }
    return (behind == "반" ? 30 : minutes(behind)).map { count * 60 + $0 }
  }

  private static func minutes(_ text: String) -> Int? {
    KoreanWords.number(text, before: "분").flatMap { $0 <= most ? $0 : nil }
  }

  private static let most = 100_000
}
