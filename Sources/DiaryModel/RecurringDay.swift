/// Days that come again: a date of every year, a month of every year, or a weekday.
package enum RecurringDay: Hashable, Sendable {
  case date(month: Int, day: Int)
  case month(Int)
  case weekday(Weekday)

  /// Whether a day is one of them.
  package func holds(_ day: Day) -> Bool {
    switch self {
    case .date(let month, let number): day.month == month && day.day == number
    case .month(let month): day.month == month
    case .weekday(let weekday): day.weekday == weekday
    }
  }

  /// Reads `11-29`, `11월 29일`, `november`, `11월`, `sunday`, `일요일`, or a phrase for a day, of
  /// which month and day count.
  package init(parsing text: String, today: Day) throws(DayPhraseError) {
    let phrase = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let weekday = EnglishNames.weekday(phrase) ?? KoreanWords.weekday(phrase) {
      self = .weekday(weekday)
    } else if let month = EnglishNames.month(phrase) ?? KoreanWords.number(phrase, before: "월") {
      guard (1...12).contains(month) else { throw .noSuchMonth(text, month: month) }
      self = .month(month)
    } else if let (month, day) = Self.numbers(phrase) {
      guard (1...12).contains(month) else { throw .noSuchMonth(text, month: month) }
      guard Day(year: Self.leapYear, month: month, day: day) != nil else {
        throw .noSuchDay(text, year: Self.leapYear, month: month, day: day)
      }
      self = .date(month: month, day: day)
    } else {
      // A number alone could be a day of the month or a year.
      guard Array(phrase.utf8).decimal == nil else { throw .unknown(text) }
      let day = try DayPhrase.parseDay(text, today: today)
      self = .date(month: day.month, day: day.day)
    }
  }

  /// A year with a 29 February.
  private static let leapYear = 2024

  /// `11-29`, `11월 29일`.
  private static func numbers(_ phrase: String) -> (Int, Int)? {
    let digits = phrase.utf8.split { !$0.isDigit }.map { Array($0).decimal }
    guard digits.count == 2, let month = digits[0], let day = digits[1] else { return nil }
    let rest = String(phrase.filter { !$0.isNumber && $0 != " " })
    return ["-", "월일"].contains(rest) ? (month, day) : nil
  }
}
