/// Why words do not name a day or a range of days.
package enum DayPhraseError: Error, Equatable {
  case empty
  case unknown(String)
  /// A day that its month does not have.
  case noSuchDay(String, year: Int, month: Int, day: Int)
  case noSuchMonth(String, month: Int)
  /// A day that its month has in no year.
  case noSuchDate(String, month: Int)
  /// Words for no date of every year, no month and no weekday.
  case notRecurring(String)
  /// A week that its year does not have.
  case noSuchWeek(String, year: Int, week: Int)
  /// A date whose order of day and month is not known, with every way it could be read.
  case ambiguous(String, readings: [Day])
  /// A name that is a month's and a weekday's.
  case ambiguousName(String, month: Int, weekday: Weekday)
  /// A time that could be any of some, as they are to be written.
  case ambiguousTime(String, readings: [String])
  /// A part of the day without an hour, and an hour of it.
  case timeWithoutHour(String, isKorean: Bool, hour: Int)
  /// A range of which an end could be of several years, months or weeks.
  case ambiguousRange(String, readings: [DayRange])
  /// Words for days that nobody could name for certain, with what may be written instead.
  case vague(String, examples: [String])
  /// An end that does not tell whether it holds the days it names: those before, and the last of them.
  case ambiguousEnd(String, of: String, before: Day, last: Day)
  /// A day before the year 1 or after 9999.
  case outsideCalendar(String)
  /// A range that ends before it begins.
  case reversed(String, first: Day, last: Day)
  /// A quarter that no year has.
  case noSuchQuarter(String, quarter: Int)
  /// A date beside a weekday that it does not have.
  case otherWeekday(String, Day)
  /// Several days where one is wanted.
  case severalDays(String, DayRange)
}

extension DayPhraseError: CustomStringConvertible {
  /// The words and what is wrong with them: `2026-02-30: February 2026 has 28 days`.
  package var description: String {
    phrase.isEmpty ? reason : "\(VisibleText.oneLine(phrase)): \(reason)"
  }

  /// The words that are wrong; part of what was typed, where that was a range.
  package var phrase: String {
    switch self {
    case .empty: ""
    case .unknown(let phrase), .noSuchMonth(let phrase, _), .ambiguous(let phrase, _),
      .outsideCalendar(let phrase), .reversed(let phrase, _, _), .severalDays(let phrase, _),
      .noSuchDay(let phrase, _, _, _), .noSuchWeek(let phrase, _, _),
      .noSuchQuarter(let phrase, _), .otherWeekday(let phrase, _),
      .ambiguousName(let phrase, _, _), .ambiguousEnd(let phrase, _, _, _),
      .ambiguousTime(let phrase, _), .timeWithoutHour(let phrase, _, _),
      .ambiguousRange(let phrase, _), .vague(let phrase, _), .noSuchDate(let phrase, _),
      .notRecurring(let phrase):
      phrase
    }
  }

  /// What is wrong, without the words themselves.
  package var reason: String {
    switch self {
    case .empty: return "no date is given"
    case .unknown: return "not a date that is understood"
    case .noSuchDay(_, let year, let month, let day):
      guard day > 0 else { return "there is no day 0" }
      return "\(month.monthName) \(year) has \(Day.count(ofMonth: month, year: year)) days"
    case .noSuchDate(_, let month):
      return "\(month.monthName) has \(Day.count(ofMonth: month, year: 2000)) days at most"
    case .notRecurring: return "not a date of every year, a month or a weekday"
    case .noSuchMonth(_, let month): return "there is no month \(month)"
    case .noSuchWeek(_, let year, let week):
      guard week > 0 else { return "there is no week 0" }
      return "\(year) has \(ISOWeek.count(inYear: year)) weeks"
    case .ambiguous(_, let readings):
      guard let first = readings.first else { return "not a date in the order year, month, day" }
      guard readings.count > 1, let last = readings.last else {
        return "the order of day and month is not certain"
      }
      return "could be \(first.inWords) or \(last.inWords)"
    case .ambiguousName(_, let month, let weekday):
      return "could be \(month.monthName) or \(EnglishNames.weekdays[weekday.rawValue])"
    case .ambiguousTime(_, let readings): return "could be \(readings.joined(separator: " or "))"
    case .ambiguousRange(_, let readings):
      return "could be \(readings.map(\.description).joined(separator: " or "))"
    case .vague: return "the days are not certain"
    case .timeWithoutHour: return "a part of the day, of which the hour is not told"
    case .ambiguousEnd(_, _, let before, let last):
      return "could end on \(before) or on \(last)"
    case .outsideCalendar: return "outside the years 1 to 9999"
    case .reversed(_, let first, let last): return "the range begins on \(first), after \(last)"
    case .noSuchQuarter(_, let quarter): return "there is no quarter \(quarter)"
    case .otherWeekday(_, let day):
      return "\(day.inWords) is a \(EnglishNames.weekdays[day.weekday.rawValue])"
    case .severalDays(_, let range): return "more than one day (\(range))"
    }
  }

  /// What to write instead.
  package var hint: String? {
    switch self {
    case .empty, .unknown:
      return "write a date such as 2026-11-29, yesterday, last friday, 3 days ago, 2026-11 or"
        + " since monday"
    case .noSuchDay(_, let year, let month, let number):
      let count = Day.count(ofMonth: month, year: year)
      guard let last = Day(year: year, month: month, day: count) else { return nil }
      guard let leapDay = number == 29 ? last.leapDayBefore : nil else {
        return "the last day of the month is \(last)"
      }
      return "the last day of the month is \(last), and the latest 29 February \(leapDay)"
    case .noSuchDate(_, let month):
      return
        "write \(month.padded(to: 2))-\(Day.count(ofMonth: month, year: 2000)) for its last day"
    case .notRecurring: return "write 11-29, november or sunday"
    case .noSuchMonth: return "write year, month and day in this order, such as 2026-11-29"
    case .noSuchWeek(_, let year, _):
      return "write a week such as \(year.padded(to: 4))-W\(ISOWeek.count(inYear: year))"
    case .ambiguous(_, let readings):
      guard !readings.isEmpty else { return "write it as in 2026-11-29" }
      return "write \(readings.map(\.description).joined(separator: " or "))"
    case .ambiguousName(_, let month, let weekday):
      return "write \(month.monthName.lowercased()) or \(weekday.name)"
    case .ambiguousTime(_, let readings):
      return "write \(readings.map(VisibleText.oneLine).joined(separator: " or "))"
    case .ambiguousRange(_, let readings):
      return "write \(readings.map(\.description).joined(separator: " or "))"
    case .vague(_, let examples): return "write \(examples.joined(separator: " or "))"
    case .timeWithoutHour(let phrase, let isKorean, let hour):
      let phrase = VisibleText.oneLine(phrase)
      return "write the hour: \(isKorean ? "\(phrase) \(hour)시" : "\(phrase) at \(hour)")"
    case .ambiguousEnd(_, let end, let before, let last):
      let end = VisibleText.oneLine(end)
      return "write '\(end) 전' to end on \(before), or '\(end)까지' to end on \(last)"
    case .outsideCalendar: return nil
    case .noSuchQuarter: return "write a quarter from 1 to 4, such as 2026-Q3"
    case .otherWeekday(_, let day): return "write \(day), or leave the weekday out"
    case .reversed(_, let first, let last): return "write \(last)..\(first)"
    case .severalDays(_, let range):
      return (range.first ?? range.last).map { "write one day, such as \($0)" }
    }
  }
}

extension DayPhraseError {
  /// The same of words as they were typed, where it is of them in small letters.
  func quoting(_ typed: String) -> DayPhraseError {
    let (letters, small) = (Array(typed), Array(typed.lowercased()))
    let wanted = Array(phrase)
    guard letters.count == small.count, !wanted.isEmpty, wanted.count <= small.count,
      let start = (0...(small.count - wanted.count)).first(where: { start in
        small[start..<(start + wanted.count)].elementsEqual(wanted)
      })
    else { return self }
    return with(phrase: String(letters[start..<(start + wanted.count)]))
  }

  func with(phrase: String) -> DayPhraseError {
    switch self {
    case .empty: .empty
    case .unknown: .unknown(phrase)
    case .noSuchDay(_, let year, let month, let day):
      .noSuchDay(phrase, year: year, month: month, day: day)
    case .noSuchDate(_, let month): .noSuchDate(phrase, month: month)
    case .notRecurring: .notRecurring(phrase)
    case .noSuchMonth(_, let month): .noSuchMonth(phrase, month: month)
    case .noSuchWeek(_, let year, let week): .noSuchWeek(phrase, year: year, week: week)
    case .ambiguous(_, let readings): .ambiguous(phrase, readings: readings)
    case .ambiguousName(_, let month, let weekday):
      .ambiguousName(phrase, month: month, weekday: weekday)
    case .ambiguousTime(_, let readings): .ambiguousTime(phrase, readings: readings)
    case .timeWithoutHour(_, let isKorean, let hour):
      .timeWithoutHour(phrase, isKorean: isKorean, hour: hour)
    case .ambiguousRange(_, let readings): .ambiguousRange(phrase, readings: readings)
    case .vague(_, let examples): .vague(phrase, examples: examples)
    case .ambiguousEnd(_, let end, let before, let last):
      .ambiguousEnd(phrase, of: end, before: before, last: last)
    case .outsideCalendar: .outsideCalendar(phrase)
    case .reversed(_, let first, let last): .reversed(phrase, first: first, last: last)
    case .noSuchQuarter(_, let quarter): .noSuchQuarter(phrase, quarter: quarter)
    case .otherWeekday(_, let day): .otherWeekday(phrase, day)
    case .severalDays(_, let range): .severalDays(phrase, range)
    }
  }
}

extension Day {
  /// The latest 29 February before a 28 February; nothing before any other day.
  fileprivate var leapDayBefore: Day? {
    guard month == 2 else { return nil }
    return (1...8).lazy.compactMap { Day(year: year - $0, month: 2, day: 29) }.first
  }

  /// The day as English says it: `1 February 2026`.
  fileprivate var inWords: String { "\(day) \(month.monthName) \(year)" }
}
