import DiaryModel
import Testing

struct CalendarMonthTests {
  @Test(arguments: [
    ("2026-11", 1, "2026-12"), ("2026-12", 1, "2027-01"), ("2026-01", -1, "2025-12"),
    ("2026-11", -12, "2025-11"), ("2026-11", -300, "2001-11"), ("0001-01", -1, nil),
    ("9999-12", 1, nil), ("2026-11", Int.max, nil),
  ])
  func `months are counted across years and end with the calendar`(
    start: String, count: Int, end: String?
  ) throws {
    let month = CalendarMonth(try #require(Day(start + "-01")))
    #expect(month.adding(count)?.description == end)
  }

  @Test(arguments: [
    ("2026-11-01", Weekday.monday, 6), ("2026-11-01", .sunday, 5), ("2026-02-01", .sunday, 4),
    ("2027-02-01", .monday, 4), ("2024-02-01", .monday, 5), ("0001-01-01", .sunday, 5),
    ("9999-12-01", .monday, 5),
  ])
  func `a month has each of its days once, in weeks of seven places`(
    day: String, weekStart: Weekday, count: Int
  ) throws {
    let month = CalendarMonth(try #require(Day(day)))
    let weeks = month.days.weeks(startingOn: weekStart)
    #expect(weeks.count == count && weeks.allSatisfy { $0.count == 7 })
    #expect(weeks.joined().compactMap { $0?.day } == Array(1...month.count))
    for week in weeks {
      for (weekday, day) in zip(weekStart.week, week) {
        #expect(day.map { $0.weekday == weekday } ?? true)
      }
    }
  }

  @Test(arguments: [2000, 2015, 2024, 2026, 2028])
  func `a year fits into 54 weeks, whatever day they begin with`(year: Int) throws {
    let days = try #require(DayRange(year: year))
    for weekStart in Weekday.allCases {
      let weeks = days.weeks(startingOn: weekStart)
      #expect((53...54).contains(weeks.count))
      #expect(weeks.joined().compactMap(\.self).count == days.count)
    }
  }

  @Test func `days without end have no weeks`() {
    #expect(DayRange.all.weeks(startingOn: .monday).isEmpty)
  }

  @Test(arguments: [
    ("2026-11-29", "2026-11"), ("2026-11", "2026-11"), ("2026-w01", "2025-12 2026-01"),
    ("2026-09..2026-11", "2026-09 2026-10 2026-11"), ("2025-12..2026-01", "2025-12 2026-01"),
    ("2026", "2026"), ("2025..2026", "2025 2026"), ("2025-02..2026-01", "12 months"),
    ("2025-02..2026-02", "2025 2026"), ("since 2026-10", "2026-10 2026-11"),
    ("since 2024", "2024 2025 2026"), ("until 2023-06", "2023-05 2023-06"),
    ("2026-01..2026-12", "2026"), ("since 2027-03", "2027-03"), ("until 2020", "2020-12"),
  ])
  func `a calendar shows months, or years where they are whole or many`(
    phrase: String, shown: String
  ) throws {
    let today = try #require(Day("2026-11-29"))
    let written = DayRange(first: Day("2023-05-17"), last: Day("2026-11-28"))
    let days = try DayPhrase.parse(phrase, today: today)
    let pages = CalendarPages(days, written: written, today: today)
    switch pages {
    case .months(let months) where months.count == 12: #expect(shown == "12 months")
    case .months(let months):
      #expect(months.map(\.description).joined(separator: " ") == shown)
    case .years(let years): #expect(years.map(String.init).joined(separator: " ") == shown)
    }
    #expect(pages.days.first?.day == 1)
  }
}
