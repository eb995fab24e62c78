/// A date with its weekday beside it, as lists print it: `Monday 30 November 2026`, `11월 30일 (월)`.
struct DatedWeekday {
  let weekday: Weekday
  /// The phrase without the weekday.
  let rest: String

  /// Takes the weekday from either end of a phrase; nothing where there is none.
  init?(_ phrase: String) {
    if phrase.hasSuffix(")"), let open = phrase.lastIndex(of: "(") {
      let inner = String(phrase[phrase.index(after: open)...].dropLast())
      let rest = phrase[..<open].filter { $0 != "," }.split(separator: " ").joined(separator: " ")
      guard let weekday = Weekday(named: inner) ?? KoreanWords.shortWeekday(inner), !rest.isEmpty
      else {
        return nil
      }
      (self.weekday, self.rest) = (weekday, rest)
      return
    }
    let words = phrase.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if let weekday = Weekday(named: Self.bare(first)) {
      (self.weekday, rest) = (weekday, words.dropFirst().joined(separator: " "))
    } else if let weekday = Weekday(named: Self.bare(last)) {
      let others = words.dropLast().joined(separator: " ")
      (self.weekday, rest) = (weekday, others.without(suffix: ",") ?? others)
    } else {
      return nil
    }
    // A weekday beside another is a slip.
    if Weekday(named: rest) != nil { return nil }
  }

  /// The day of a phrase's days that the weekday belongs to.
  func day(of range: DayRange, _ phrase: String) throws(DayPhraseError) -> DayRange {
    if let day = range.onlyDay {
      guard day.weekday == weekday else { throw .otherWeekday(phrase, day) }
      return range
    }
    // A week has one of each.
    guard range.count == 7, let first = range.first,
      let day = (0..<7).lazy.compactMap({ first.adding(days: $0) }).first(where: {
        $0.weekday == weekday
      })
    else { throw .unknown(phrase) }
    return DayRange(day)
  }

  private static func bare(_ word: Substring) -> String {
    String(word.last == "," || word.last == "." ? word.dropLast() : word)
  }
}
