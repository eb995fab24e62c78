import DiaryModel
import Testing

@testable import DiaryCommands

struct DayPhraseHintTests {
  @Test(arguments: [
    ("Yesteday", "did you mean 'yesterday'?"), ("last Fryday", "did you mean 'last friday'?"),
    ("3 dasy ago", "did you mean '3 days ago'?"), ("novmber 2025", "did you mean 'november 2025'?"),
    ("yesterday 18:30", "only an entry's own date has a time; write yesterday"),
    ("어제 저녁 7시", "only an entry's own date has a time; write 어제"),
    ("어제 저녁", "only an entry's own date has a time; write 어제"),
    ("last night", "only an entry's own date has a time; write yesterday"),
    ("2026-11-29T18:30", "leave the time out: 2026-11-29"),
    ("yesterday 25:30", "write a time from 00:00 to 23:59"),
    ("202611", "did you mean 2026-11?"), ("2026-1129", "did you mean 2026-11-29?"),
    ("12345", "write a day as 2026-11-29 or 11-29, a month as 2026-11, a year as 2026"),
    ("언젠가", "write a date such as 2026-11-29, 어제, 지난 금요일, 3일 전, 11월 or 월요일부터"),
    (
      "3 blue moons ago",
      "write a number or none, and days, weeks, months or years: 3 weeks ago, last month"
    ),
    (
      "once",
      "write a date such as 2026-11-29, yesterday, last friday, 3 days ago, 2026-11 or since monday"
    ),
    ("2026-02-30", "the last day of the month is 2026-02-28"),
    (
      "2026-02-29", "the last day of the month is 2026-02-28, and the latest 29 February 2024-02-29"
    ),
  ])
  func `the hint fits what was typed`(phrase: String, hint: String) throws {
    let today = try #require(Day("2026-11-29"))
    let error = #expect(throws: DayPhraseError.self) { try DayPhrase.parse(phrase, today: today) }
    #expect(error.flatMap(DayPhraseHint.hint) == hint)
  }

  @Test(arguments: [
    ("지난주", "write one day, such as 2026-11-16; 'diary list 지난주' shows them all"),
    ("since monday", "write one day, such as 2026-11-23; 'diary list since monday' shows them all"),
    ("2026-10~2026-11", "write one day, such as 2026-10-01"),
  ])
  func `several days where one is wanted can be listed`(phrase: String, hint: String) throws {
    let today = try #require(Day("2026-11-29"))
    let error = #expect(throws: DayPhraseError.self) {
      try DayPhrase.parseDay(phrase, today: today)
    }
    #expect(error.flatMap(DayPhraseHint.hint) == hint)
  }
}
