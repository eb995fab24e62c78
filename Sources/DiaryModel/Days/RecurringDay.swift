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
  package init(
    parsing text: String, today: Day, local: LocalDates = LocalDates()
  ) throws(DayPhraseError) {
    let phrase = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let names = local.names(for: phrase)
    try names?.requireOneMeaning(of: phrase)
    if let weekday = EnglishNames.weekday(phrase) ?? KoreanWords.weekday(phrase)
      ?? names?.weekday(phrase)
    {
      self = .weekday(weekday)
    } else if let month = EnglishNames.month(phrase) ?? KoreanWords.number(phrase, before: "월")
      ?? names?.month(phrase)
    {
      guard (1...12).contains(month) else { throw .noSuchMonth(text, month: month) }
      self = .month(month)
    } else if let date = try RecurringDay(dateWithoutYear: text, local: local) {
      self = date
    } else {
      // A number alone could be a day of the month or a year.
      guard Array(phrase.utf8).decimal == nil, !Self.isDayAlone(phrase) else {
        throw .notRecurring(text)
      }
      do throws(DayPhraseError) {
        let day = try DayPhrase.parseDay(text, today: today, local: local)
        self = .date(month: day.month, day: day.day)
      } catch {
        switch error {
        case .unknown, .severalDays, .vague: throw .notRecurring(text)
        default: throw error
        }
      }
    }
  }

  /// Whether a phrase is the number of a day and no month: `15th`, `the 15th`, `15일`.
  private static func isDayAlone(_ phrase: String) -> Bool {
    let word = phrase.without(prefix: "the ") ?? phrase
    let number = ["st", "nd", "rd", "th", "일"].lazy.compactMap { word.without(suffix: $0) }.first
    return number.map { Array($0.utf8).decimal != nil } ?? false
  }

  /// Reads a date that leaves the year out: `12-24`, `24 december`, `12월 24일`; nothing for any other
  /// words.
  ///
  /// Throws for a date that no year has.
  package init?(
    dateWithoutYear text: String, local: LocalDates = LocalDates()
  ) throws(DayPhraseError) {
    var days: [Day] = []
    for today in Self.endsOfLeapYears {
      do throws(DayPhraseError) {
        guard let day = try DayPhrase.parse(text, today: today, local: local).onlyDay else {
          return nil
        }
        days.append(day)
      } catch {
        switch error {
        case .noSuchDay: throw Self.ofEveryYear(error, text, local)
        case .noSuchMonth: throw error
        default: return nil
        }
      }
    }
    // What is counted from today is another date for each, and what says a year the same one.
    guard let first = days.first, let last = days.last, first.year != last.year,
      (first.month, first.day) == (last.month, last.day)
    else { return nil }
    self = .date(month: first.month, day: first.day)
  }

  /// The same fault of a date, of every year where the date tells none.
  private static func ofEveryYear(
    _ error: DayPhraseError, _ text: String, _ local: LocalDates
  ) -> DayPhraseError {
    guard case .noSuchDay(let phrase, let year, let month, let day) = error, day > 0,
      let today = endsOfLeapYears.last
    else { return error }
    do throws(DayPhraseError) { _ = try DayPhrase.parse(text, today: today, local: local) } catch {
      if case .noSuchDay(_, let other, _, _) = error, other != year {
        return .noSuchDate(phrase, month: month)
      }
    }
    return error
  }

  /// Two days on which the latest 29 February is of their own year, and that differ in month, day and
  /// weekday.
  private static let endsOfLeapYears = [(2024, 12, 31), (2020, 11, 29)].compactMap {
    Day(year: $0.0, month: $0.1, day: $0.2)
  }
}
