import DiaryModel
import Testing

struct MemoryDaysTests {
  @Test(arguments: [
    ("2026-11-29", 12, "2025-11-29"), ("2026-11-29", 1, "2026-10-29"),
    ("2026-11-29", 6, "2026-05-29"), ("2026-01-15", 1, "2025-12-15"),
    // 29 February comes back on 28 February of common years.
    ("2026-02-28", 24, "2024-02-28..2024-02-29"), ("2026-02-28", 12, "2025-02-28"),
    ("2026-03-01", 24, "2024-03-01"), ("2028-02-28", 48, "2024-02-28"),
    ("2028-02-29", 48, "2024-02-29"), ("2028-02-29", 12, nil),
    // Days that the later month does not have come back on its last.
    ("2026-02-28", 1, "2026-01-28..2026-01-31"), ("2024-02-29", 1, "2024-01-29..2024-01-31"),
    ("2026-11-30", 1, "2026-10-30..2026-10-31"), ("2026-03-31", 1, nil),
    ("2026-12-31", 1, nil), ("2026-12-31", 12, "2025-12-31"), ("0001-01-01", 1, nil),
  ])
  func `a day comes back on the day of its number, or on the last of a shorter month`(
    day: String, months: Int, earlier: String?
  ) throws {
    let day = try #require(Day(day))
    #expect(MemoryDays(MemoryAge(months: months), before: day)?.days.description == earlier)
  }

  @Test(arguments: [1, 3, 6, 12, 24, 48])
  func `each day comes back once after a time`(months: Int) throws {
    let first = try #require(Day("2023-12-25"))
    let start = first.ordinal
    var found: [Day: Int] = [:]
    for ordinal in start..<(start + 4000) {
      let day = try #require(Day(ordinal: ordinal))
      guard let days = MemoryDays(MemoryAge(months: months), before: day)?.days,
        let first = days.first, let last = days.last
      else { continue }
      for earlier in first.ordinal...last.ordinal {
        found[try #require(Day(ordinal: earlier)), default: 0] += 1
      }
    }
    for ordinal in start..<(start + 2000) {
      #expect(found[try #require(Day(ordinal: ordinal))] == 1)
    }
  }

  @Test func `memories go back to the first day that is written`() throws {
    let day = try #require(Day("2026-11-29"))
    func ages(since first: String) throws -> [String] {
      MemoryDays.all(on: day, since: try #require(Day(first))).compactMap(\.age?.description)
    }
    #expect(
      try ages(since: "2024-01-01")
        == ["1 month ago", "3 months ago", "6 months ago", "1 year ago", "2 years ago"])
    #expect(try ages(since: "2026-08-30") == ["1 month ago"])
    #expect(try ages(since: "2026-11-29").isEmpty)
    #expect(try ages(since: "2027-01-01").isEmpty)
  }

  @Test(arguments: [
    ("12-24", ["2025-12-24", "2024-12-24", "2023-12-24"]),
    ("11-29", ["2025-11-29", "2024-11-29", "2023-11-29"]),
    ("11-28", ["2026-11-28", "2025-11-28", "2024-11-28", "2023-11-28"]),
    ("02-29", ["2024-02-29"]), ("02-28", ["2026-02-28", "2025-02-28", "2024-02-28"]),
    (
      "2026-02-28",
      [
        "2026-01-28..2026-01-31", "2025-11-28..2025-11-30", "2025-08-28..2025-08-31",
        "2025-02-28",
        "2024-02-28..2024-02-29",
      ]
    ),
  ])
  func `a date without a year comes back of every year gone by`(
    text: String, expected: [String]
  ) throws {
    let (today, first) = (try #require(Day("2026-11-29")), try #require(Day("2023-06-01")))
    let moment = try MemoryMoment(parsing: text, today: today)
    #expect(moment.days(since: first).map(\.days.description) == expected)
    #expect(moment.description == text)
  }

  @Test(arguments: [
    ("2025-11-29", "1 year ago"), ("2025-11-30", "11 months ago"), ("2026-10-29", "1 month ago"),
    ("2026-10-30", nil), ("2026-11-29", nil), ("2026-12-01", nil), ("1999-01-01", "27 years ago"),
    ("2024-02-29", "2 years ago"),
  ])
  func `an age is told in whole months or years`(day: String, age: String?) throws {
    let (day, today) = (try #require(Day(day)), try #require(Day("2026-11-29")))
    #expect(MemoryAge(from: day, to: today)?.description == age)
  }
}
