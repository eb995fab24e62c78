import DiaryModel
import Testing

/// A Sunday.
private let today = Day("2026-11-29") ?? .first

struct DayPhraseErrorTests {
  @Test(arguments: [
    ("2026-02-30", "2026-02-30: February 2026 has 28 days"),
    ("2025-02-29", "2025-02-29: February 2025 has 28 days"),
    ("20260230", "20260230: February 2026 has 28 days"),
    ("2026-04-31", "2026-04-31: April 2026 has 30 days"),
    ("2026-11-00", "2026-11-00: there is no day 0"), ("0", "0: there is no day 0"),
    ("2026-13-01", "2026-13-01: there is no month 13"),
    ("2026-13", "2026-13: there is no month 13"),
    ("2026-00", "2026-00: there is no month 0"), ("13-01", "13-01: there is no month 13"),
    ("0000-01-01", "0000-01-01: outside the years 1 to 9999"),
    ("0000", "0000: outside the years 1 to 9999"),
    ("2026-w54", "2026-w54: 2026 has 53 weeks"), ("2025-w53", "2025-w53: 2025 has 52 weeks"),
    ("2026-w00", "2026-w00: there is no week 0"),
    ("02-29", "02-29: February 2026 has 28 days"), ("feb 30", "feb 30: February 2026 has 28 days"),
    ("31 nov 2026", "31 nov 2026: November 2026 has 30 days"),
    ("2월 30일", "2월 30일: February 2026 has 28 days"), ("13월", "13월: there is no month 13"),
    ("01.02.2026", "01.02.2026: could be 1 February 2026 or 2 January 2026"),
    ("1/2/2026", "1/2/2026: could be 1 February 2026 or 2 January 2026"),
    ("1-2-2026", "1-2-2026: could be 1 February 2026 or 2 January 2026"),
    ("1/2", "1/2: could be 1 February 2026 or 2 January 2026"),
    ("29.11.26", "29.11.26: the order of day and month is not certain"),
    ("31/11/2026", "31/11/2026: November 2026 has 30 days"),
    ("11/31/2026", "11/31/2026: November 2026 has 30 days"),
    ("29.2.2026", "29.2.2026: February 2026 has 28 days"),
    ("9월 이전", "9월 이전: could end on 2026-08-31 or on 2026-09-30"),
    ("2026-09-01 이전에", "2026-09-01 이전: could end on 2026-08-31 or on 2026-09-01"),
    ("어제 이전", "어제 이전: could end on 2026-11-27 or on 2026-11-28"),
    ("13월 이전", "13월: there is no month 13"),
    ("2026-Q5", "2026-Q5: there is no quarter 5"), ("0분기", "0분기: there is no quarter 0"),
    (
      "10월~12월",
      "10월~12월: could be 2025-10-01..2025-12-31 or 2026-10-01..2026-12-31"
    ),
    (
      "November to March",
      "November to March: could be 2025-11-01..2026-03-31 or 2026-11-01..2027-03-31"
    ),
    ("28..3", "28..3: could be 2026-10-28..2026-11-03 or 2026-11-28..2026-12-03"),
    (
      "friday to monday",
      "friday to monday: could be 2026-11-20..2026-11-23 or 2026-11-27..2026-11-30"
    ),
    (
      "3 weeks ago to monday",
      "3 weeks ago to monday: could be 2026-11-08..2026-11-09 or 2026-11-08..2026-11-23"
    ),
    ("2025 to march", "2025 to march: could be 2025-01-01..2025-03-31 or 2025-01-01..2026-03-31"),
    ("2025-03..15", "15: there is no month 15"),
    ("2025-11-20..31", "31: November 2025 has 30 days"),
    ("2025..26", "26: not a date that is understood"),
    ("11월 초", "11월 초: the days are not certain"), ("연말", "연말: the days are not certain"),
    ("First week of November", "First week of November: the days are not certain"),
    ("a few days ago", "a few days ago: the days are not certain"),
    ("요즘", "요즘: the days are not certain"),
    ("엊그제", "엊그제: could be 27 November 2026 or 26 November 2026"),
    ("엊그저께", "엊그저께: could be 27 November 2026 or 26 November 2026"),
    ("54주", "54주: 2025 has 52 weeks"), ("2026년 54주", "2026년 54주: 2026 has 53 weeks"),
    ("the 31st of last week", "the 31st of last week: not a date that is understood"),
    ("31st of this month", "31st of this month: November 2026 has 30 days"),
    ("Tuesday 2026-11-29", "Tuesday 2026-11-29: 29 November 2026 is a Sunday"),
    ("11월 29일 (화)", "11월 29일 (화): 29 November 2026 is a Sunday"),
    ("Next Fryday", "Next Fryday: not a date that is understood"),
    ("Since Fryday", "Fryday: not a date that is understood"),
    ("FEB 30", "FEB 30: February 2026 has 28 days"),
    ("30/31/2026", "30/31/2026: not a date in the order year, month, day"),
    ("5000 years ago", "5000 years ago: outside the years 1 to 9999"),
    ("999999999 days ago", "999999999 days ago: outside the years 1 to 9999"),
    ("999999999999 days ago", "999999999999 days ago: not a date that is understood"),
    ("2026-12..2026-11", "2026-12..2026-11: the range begins on 2026-12-01, after 2026-11-30"),
    ("2026-11-01..2026-02-30", "2026-02-30: February 2026 has 28 days"),
    ("", "no date is given"), ("  ", "no date is given"),
    ("yesteryear", "yesteryear: not a date that is understood"),
    ("a\u{1b}b", "a\\u{1b}b: not a date that is understood"),
  ])
  func `what is wrong is named and told why`(phrase: String, message: String) {
    let error = #expect(throws: DayPhraseError.self) {
      try DayPhrase.parse(phrase, today: today)
    }
    #expect(error?.description == message)
  }

  @Test(arguments: ["에", "in ", "(월)", "monday ", "since ", "부터", ".."])
  func `a phrase within a phrase, however often, is no date`(part: String) {
    let phrase = "오늘" + String(repeating: part, count: 200_000)
    #expect(throws: DayPhraseError.self) { try DayPhrase.parse(phrase, today: today) }
    #expect(MutedDays(phrase) == nil)
  }

  @Test(arguments: [
    "..", "~", "12345", "123", "202611", "2026-133", "2026-11-29-1", "2026--11", "-2026", "11-",
    "2026-11/29", "10 30", "32", "45일", "in", "in 3", "in today", "quarter", "분기", "q", "Q12",
    "2026-Q", "summer 26", "weekend 2026", "last weekend 2026", "이전", "에", "(월)",
    "monday monday", "monday november", "2026 30 nov", "half", "half a day ago", "last", "ago",
    "days ago", "3 ago", "in days", "in 3",
    "last 0 days", "past 0 weeks", "last blue moon", "next", "since", "until", "between 2024",
    "monday..tuesday..friday", "월", "지난", "전", "삼", "부터", "까지", "2026년 29일",
    "2026-w48-8", "2026-w48-0", "2026-w", "w", "nov nov", "29 30 nov", "may be",
    "sat down",
    "to", "a to", "to b", "2026-11-29T10:00", "２９", "🙂", "this fortnight",
    "fortnight", "today last day", "today last", "32nd", "th", "1234th", "이번 오늘", "작년 오늘 오늘",
    "초", "말", "첫날", "첫째 주", "early", "end of", "first of november", "fifth monday of november",
    "last hour of november", "early today", "2025s", "2025년대", "오늘 초순", "2026년 중순",
    "half of 2026", "third half of 2026", "H3 2026", "지난 H", "days ago few", "month before",
    "before last", "십", "end of end of november", "마지막 금요일",
    "주", "월주", "123주", "11월 3주", "작년주", "today a few years ago", "a day ago today",
  ])
  func `nothing is guessed`(phrase: String) {
    #expect(throws: DayPhraseError.self) { try DayPhrase.parse(phrase, today: today) }
  }

  @Test(arguments: [
    ("01.02.2026", "write 2026-02-01 or 2026-01-02"), ("1/2", "write 2026-02-01 or 2026-01-02"),
    ("30/31/2026", "write it as in 2026-11-29"),
    ("2026-02-30", "the last day of the month is 2026-02-28"),
    (
      "02-29",
      "the last day of the month is 2026-02-28, and the latest 29 February 2024-02-29"
    ),
    (
      "2월 29일", "the last day of the month is 2026-02-28, and the latest 29 February 2024-02-29"
    ),
    (
      "1901-02-29",
      "the last day of the month is 1901-02-28, and the latest 29 February 1896-02-29"
    ),
    ("0003-02-29", "the last day of the month is 0003-02-28"),
    ("2월 30일", "the last day of the month is 2026-02-28"),
    ("엊그제", "write 2026-11-27 or 2026-11-26"),
    ("11월 초", "write 2026-11-01..2026-11-10"), ("월말", "write 2026-11-30 or 2026-11-21..2026-11-30"),
    ("mid-november", "write 2026-11-11..2026-11-20"), ("연초", "write 2026-01"),
    ("작년 연말", "write 2025-12"), ("올해 말", "write 2026-12"), ("end of the year", "write 2026-12"),
    ("end of last month", "write 2026-10-31 or 2026-10-21..2026-10-31"),
    ("first half of november", "write 2026-11-01..2026-11-15"),
    ("11월 첫째 주", "write 2026-11-01..2026-11-07 or 2026-W45"),
    ("last week of october", "write 2026-10-25..2026-10-31 or 2026-W44"),
    ("a couple of weeks ago", "write 2 weeks ago or 3 weeks ago"),
    ("past few days", "write past 3 days"), ("며칠 전", "write 2일 전 or 3일 전"),
    ("최근 몇 달", "write 최근 3개월"), ("최근", "write 최근 7일 or 지난달"),
    ("recently", "write past 7 days or last month"),
    ("2026-w54", "write a week such as 2026-W53"),
    ("2026-12..2026-11", "write 2026-11-30..2026-12-01"),
    ("2026q7", "write a quarter from 1 to 4, such as 2026-Q3"),
    ("mon 2026-11-29", "write 2026-11-29, or leave the weekday out"),
    ("13-01", "write year, month and day in this order, such as 2026-11-29"),
  ])
  func `what to write instead is shown`(phrase: String, hint: String) {
    let error = #expect(throws: DayPhraseError.self) {
      try DayPhrase.parse(phrase, today: today)
    }
    #expect(error?.hint == hint)
  }

  @Test(arguments: [
    ("last month", "last month: more than one day (2026-10-01..2026-10-31)", "2026-10-01"),
    ("since monday", "since monday: more than one day (2026-11-23..)", "2026-11-23"),
  ])
  func `several days are not one`(phrase: String, message: String, example: String) {
    let error = #expect(throws: DayPhraseError.self) {
      try DayPhrase.parseDay(phrase, today: today)
    }
    #expect(error?.description == message)
    #expect(error?.hint == "write one day, such as \(example)")
  }

  @Test func `a weekday so many weeks ago is counted in two ways`() throws {
    let today = try #require(Day("2026-11-30"))
    let error = #expect(throws: DayPhraseError.self) {
      try DayPhrase.parse("friday two weeks ago", today: today)
    }
    #expect(error?.reason == "could be 20 November 2026 or 13 November 2026")
  }
}
