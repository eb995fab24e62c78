import DiaryModel
import Testing

struct RecurringDayTests {
  @Test(arguments: [
    ("11-29", RecurringDay.date(month: 11, day: 29)), ("2-29", .date(month: 2, day: 29)),
    ("11월 29일", .date(month: 11, day: 29)), ("2월29일", .date(month: 2, day: 29)),
    ("2024-11-29", .date(month: 11, day: 29)), ("yesterday", .date(month: 11, day: 29)),
    ("november", .month(11)), ("Nov", .month(11)), ("11월", .month(11)),
    ("Sunday", .weekday(.sunday)), ("일요일", .weekday(.sunday)),
  ])
  func `days that come again are read`(text: String, expected: RecurringDay) throws {
    let today = try #require(Day("2026-11-30"))
    #expect(try RecurringDay(parsing: text, today: today) == expected)
  }

  @Test(arguments: ["", "29", "2026", "13-01", "02-30", "11-", "soon", "2026-11"])
  func `what is no such day is refused`(text: String) throws {
    let today = try #require(Day("2026-11-30"))
    #expect(throws: DayPhraseError.self) { try RecurringDay(parsing: text, today: today) }
  }

  @Test func `they hold their days of every year`() throws {
    let leap = try #require(Day("2024-02-29"))
    #expect(RecurringDay.date(month: 2, day: 29).holds(leap))
    #expect(RecurringDay.month(2).holds(leap))
    #expect(RecurringDay.weekday(.thursday).holds(leap))
    #expect(!RecurringDay.date(month: 2, day: 28).holds(leap))
  }
}
