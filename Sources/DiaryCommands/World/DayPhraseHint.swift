import ArgumentKit
import DiaryModel

/// What to write instead of words that name no day, by what they look like.
enum DayPhraseHint {
  /// The hint for an error; its own, unless the words are not understood at all.
  static func hint(for error: DayPhraseError) -> String? {
    if case .severalDays(let phrase, _) = error, let hint = error.hint {
      return phrase.allSatisfy(isPlain)
        ? "\(hint); 'diary list \(phrase)' shows them all" : hint
    }
    if case .notRecurring(let phrase) = error { return slip(phrase) ?? error.hint }
    guard case .unknown(let phrase) = error else { return error.hint }
    let words = phrase.split(whereSeparator: \.isWhitespace)
    if let day = DayTimePhrase.wordsBeforeTime(in: words), isDay(day) {
      return "only an entry's own date has a time; write \(VisibleText.oneLine(day))"
    }
    if let moment = Moment(phrase) { return "leave the time out: \(moment.day)" }
    if let last = words.last, last.contains(":"), isDay(words.dropLast().joined(separator: " ")) {
      return "write a time from 00:00 to 23:59"
    }
    if let meant = slip(phrase) { return meant }
    if let digits = digits(phrase) { return digits }
    if phrase.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) {
      return "write a date such as 2026-11-29, 어제, 지난 금요일, 3일 전, 11월 or 월요일부터"
    }
    if words.contains(where: { ["ago", "in", "last", "past", "next"].contains($0.lowercased()) }) {
      return "write a number or none, and days, weeks, months or years: 3 weeks ago, last month"
    }
    return error.hint
  }

  /// What was probably meant by words of which one is nearly one for days.
  static func slip(_ phrase: String) -> String? {
    meant(by: phrase.split(whereSeparator: \.isWhitespace))
      .map { "did you mean '\(VisibleText.oneLine($0))'?" }
  }

  /// Whether a character is itself to every shell.
  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || " -.,/".contains(character)
  }

  /// The phrase with a word put right that is nearly one of those that are understood.
  private static func meant(by words: [Substring]) -> String? {
    for (place, word) in words.enumerated() {
      let word = word.lowercased()
      guard word.count > 2, !vocabulary.contains(word) else { continue }
      for other in suggestions(for: word, among: vocabulary) {
        var words = words
        words[place] = other[...]
        let phrase = words.joined(separator: " ")
        if isDay(phrase) { return phrase }
      }
    }
    return nil
  }

  /// Digits that are no date, parted where that makes one.
  private static func digits(_ phrase: String) -> String? {
    guard phrase.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2F }) else {
      return nil
    }
    let digits = phrase.filter(\.isNumber)
    let parted = [
      "\(digits.prefix(4))-\(digits.dropFirst(4).prefix(2))-\(digits.dropFirst(6))",
      "\(digits.prefix(4))-\(digits.dropFirst(4))",
    ]
    if (6...8).contains(digits.count), let date = parted.first(where: isDay) {
      return "did you mean \(date)?"
    }
    return "write a day as 2026-11-29 or 11-29, a month as 2026-11, a year as 2026"
  }

  /// Whether a phrase is understood; on which day it is said does not matter.
  private static func isDay(_ phrase: String) -> Bool {
    (try? DayPhrase.parse(phrase, today: Day("2026-11-30") ?? .first)) != nil
  }

  private static let vocabulary =
    EnglishNames.months.map { $0.lowercased() } + EnglishNames.weekdays.map { $0.lowercased() } + [
      "today", "yesterday", "tomorrow", "last", "this", "next", "past", "since", "until", "before",
      "after", "between", "from", "days", "weeks", "months", "years", "day", "week", "month",
      "year",
      "ago", "weekend", "quarter", "spring", "summer", "autumn", "winter", "오늘", "어제", "그저께",
      "내일", "모레", "지난주", "이번주", "다음주", "지난달", "이번달", "작년", "올해", "월요일", "화요일",
      "수요일", "목요일", "금요일", "토요일", "일요일",
    ]
}
