import DiaryModel
import Testing

struct DayTests {
  @Test func `every day of the calendar follows the one before it`() {
    var (weekday, ordinal) = (0, Day.first.ordinal)
    var faults = 0
    for year in 1...9999 {
      for month in 1...12 {
        for number in 1...Day.count(ofMonth: month, year: year) {
          guard let day = Day(year: year, month: month, day: number) else {
            faults += 1
            continue
          }
          let isRight =
            day.ordinal == ordinal && Day(ordinal: ordinal) == day
            && day.weekday.rawValue == weekday
          faults += isRight ? 0 : 1
          ordinal += 1
          weekday = (weekday + 1) % 7
        }
      }
    }
    #expect(faults == 0)
    #expect(ordinal - 1 == Day.last.ordinal)
  }

  @Test(arguments: ["0001-01-01", "0987-10-09", "2026-11-30", "9999-12-31"])
  func `a day's bytes are its description`(text: String) throws {
    var bytes = Array("on ".utf8)
    bytes.append(try #require(Day(text)))
    #expect(String(decoding: bytes, as: UTF8.self) == "on " + text)
  }

  @Test(arguments: [(0, 1, "0"), (7, 2, "07"), (120, 2, "120"), (42, 4, "0042"), (1000, 4, "1000")])
  func `a number has its zeros in front`(number: Int, digits: Int, text: String) {
    var bytes: [UInt8] = []
    bytes.append(number: number, digits: digits)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test func `every day belongs to the ISO week that counting gives`() {
    // The calendar repeats itself every 400 years, weekdays included.
    let end = Day(year: 801, month: 1, day: 1)?.ordinal ?? 0
    var faults = 0
    var (year, number) = (1, 1)
    for ordinal in Day.first.ordinal..<end {
      guard let day = Day(ordinal: ordinal) else { continue }
      let week = ISOWeek(day)
      if day.weekday == .monday, day != .first {
        // A new week belongs to the year that its Thursday lies in.
        let thursday = day.adding(days: 3)?.year ?? year
        (year, number) = thursday == year ? (year, number + 1) : (thursday, 1)
      }
      let isRight = week.year == year && week.number == number && week.day(day.weekday) == day
      faults += isRight ? 0 : 1
    }
    #expect(faults == 0)
  }

  @Test(arguments: [
    ("2026-11-29", Weekday.sunday), ("2000-01-01", .saturday), ("1970-01-01", .thursday),
    ("0001-01-01", .monday), ("9999-12-31", .friday), ("2024-02-29", .thursday),
  ])
  func `a day knows its weekday`(text: String, weekday: Weekday) {
    #expect(Day(text)?.weekday == weekday)
  }

  @Test(arguments: [
    ("2026-01-01", "2026-W01"), ("2027-01-01", "2026-W53"), ("2021-01-03", "2020-W53"),
    ("2024-12-30", "2025-W01"), ("2026-11-29", "2026-W48"), ("9999-12-31", "9999-W52"),
    ("0001-01-01", "0001-W01"), ("2023-01-01", "2022-W52"),
  ])
  func `a day knows its ISO week`(text: String, week: String) throws {
    #expect(ISOWeek(try #require(Day(text))).description == week)
  }

  @Test(arguments: [
    (2020, 53), (2026, 53), (2025, 52), (2015, 53), (1, 52), (2032, 53), (2028, 52), (2000, 52),
  ])
  func `some years have 53 weeks`(year: Int, count: Int) {
    #expect(ISOWeek.count(inYear: year) == count)
    #expect(ISOWeek(year: year, number: count) != nil)
    #expect(ISOWeek(year: year, number: count + 1) == nil)
    #expect(ISOWeek(year: year, number: 0) == nil)
  }

  @Test(arguments: [
    (2000, true), (1900, false), (2024, true), (2026, false), (4, true), (100, false),
  ])
  func `leap years are the Gregorian ones`(year: Int, isLeap: Bool) {
    #expect(Day.isLeap(year) == isLeap)
    #expect((Day(year: year, month: 2, day: 29) != nil) == isLeap)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "0000-01-01", "10000-01-01",
    "2026-1-1", "2026-01-1", "2026/01/01", "2026-01-01 ", " 2026-01-01", "+026-01-01", "", "-",
    "２026-01-01", "2026-01-0\u{661}", "2026-01-01T00:00",
  ])
  func `what is not ISO 8601 or no day is nothing`(text: String) { #expect(Day(text) == nil) }

  @Test(arguments: ["0001-01-01", "0999-12-31", "2026-11-29", "9999-12-31"])
  func `a day is written as it is read`(text: String) { #expect(Day(text)?.description == text) }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
    ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", -48, "2020-02-29"),
    ("2026-03-31", -1, "2026-02-28"), ("0001-01-01", 119_987, "9999-12-01"),
  ])
  func `months can be added`(text: String, months: Int, expected: String) {
    #expect(Day(text)?.adding(months: months)?.description == expected)
  }

  @Test func `the calendar has ends`() {
    #expect(Day.first.adding(days: -1) == nil)
    #expect(Day.last.adding(days: 1) == nil)
    #expect(Day.first.adding(months: -1) == nil)
    #expect(Day.last.adding(months: 1) == nil)
    #expect(Day.first.adding(months: -13) == nil)
    for distance in [Int.min, Int.max] {
      #expect(Day.last.adding(days: distance) == nil)
      #expect(Day.last.adding(months: distance) == nil)
    }
  }

  @Test func `weekdays before and after leave the day itself out`() throws {
    let sunday = try #require(Day("2026-11-29"))
    #expect(sunday.previous(.sunday)?.description == "2026-11-22")
    #expect(sunday.next(.sunday)?.description == "2026-12-06")
    #expect(sunday.previous(.saturday)?.description == "2026-11-28")
    #expect(sunday.next(.monday)?.description == "2026-11-30")
  }

  @Test func `a week has seven days from the weekday it begins with`() throws {
    let day = try #require(Day("2026-11-25"))
    for start in Weekday.allCases {
      let week = day.week(startingOn: start)
      #expect(week.count == 7 && week.contains(day) && week.first?.weekday == start)
      #expect(start.week.first == start && Set(start.week).count == 7)
    }
    #expect(Day.last.week(startingOn: .monday).count == 5)
  }
}
