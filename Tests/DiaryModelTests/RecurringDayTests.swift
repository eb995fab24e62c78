import DiaryModel
import Testing

struct RecurringDayTests {
  @Test(arguments: [
    ("11-29", RecurringDay.date(month: 11, day: 29)), ("2-29", .date(month: 2, day: 29)),
    ("11월 29일", .date(month: 11, day: 29)), ("2월29일", .date(month: 2, day: 29)),
    ("feb 29", .date(month: 2, day: 29)), ("29 february", .date(month: 2, day: 29)),
    ("dec 31", .date(month: 12, day: 31)), ("1-1", .date(month: 1, day: 1)),
    ("2024-11-29", .date(month: 11, day: 29)), ("yesterday", .date(month: 11, day: 29)),
    ("november", .month(11)), ("Nov", .month(11)), ("11월", .month(11)),
    ("Sunday", .weekday(.sunday)), ("일요일", .weekday(.sunday)),
  ])
  func `days that come again are read`(text: String, expected: RecurringDay) throws {
    let today = try #require(Day("2026-11-30"))
    #expect(try RecurringDay(parsing: text, today: today) == expected)
  }

  @Test(arguments: [
    "", "29", "2026", "13-01", "02-30", "11-", "soon", "2026-11", "15th", "the 15th", "15일",
  ])
  func `what is no such day is refused`(text: String) throws {
    let today = try #require(Day("2026-11-30"))
    #expect(throws: DayPhraseError.self) { try RecurringDay(parsing: text, today: today) }
  }

  @Test(arguments: [
    ("2026", "2026: not a date of every year, a month or a weekday"),
    ("29", "29: not a date of every year, a month or a weekday"),
    ("2026-11", "2026-11: not a date of every year, a month or a weekday"),
    ("soon", "soon: not a date of every year, a month or a weekday"),
    ("02-30", "02-30: February has 29 days at most"),
    ("11-31", "11-31: November has 30 days at most"),
    ("4월 31일", "4월 31일: April has 30 days at most"), ("13-01", "13-01: there is no month 13"),
    ("2026-02-30", "2026-02-30: February 2026 has 28 days"),
    ("2024-02-30", "2024-02-30: February 2024 has 29 days"),
  ])
  func `what is wrong is said of every year`(text: String, message: String) throws {
    let today = try #require(Day("2026-11-30"))
    let error = #expect(throws: DayPhraseError.self) {
      try RecurringDay(parsing: text, today: today)
    }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("11-29", "11-29"), ("02-29", "02-29"), ("12월 31일", "12-31"), ("1 jan", "01-01"),
    ("2024-11-29", nil), ("20241129", nil), ("29", nil), ("yesterday", nil), ("monday", nil),
    ("november", nil), ("2026", nil), ("11-01..11-05", nil), ("a year ago", nil), ("w48", nil),
    ("1/2", nil), ("soon", nil), ("", nil),
  ])
  func `only a date without a year is one`(text: String, expected: String?) throws {
    let found = try RecurringDay(dateWithoutYear: text)
    let moment = found.map { found in
      if case .date(let month, let day) = found {
        return "\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
      }
      return "\(found)"
    }
    #expect(moment == expected)
  }

  @Test func `they hold their days of every year`() throws {
    let leap = try #require(Day("2024-02-29"))
    #expect(RecurringDay.date(month: 2, day: 29).holds(leap))
    #expect(RecurringDay.month(2).holds(leap))
    #expect(RecurringDay.weekday(.thursday).holds(leap))
    #expect(!RecurringDay.date(month: 2, day: 28).holds(leap))
  }
}
