import DiaryModel
import Testing

struct StreaksTests {
  @Test(arguments: [
    ("", nil, nil),
    ("2026-11-29", "2026-11-29 1", "2026-11-29 1"),
    ("2026-11-28", "2026-11-28 1", "2026-11-28 1"),
    ("2026-11-27", nil, "2026-11-27 1"),
    ("2026-11-27 2026-11-28 2026-11-29", "2026-11-27 3", "2026-11-27 3"),
    ("2026-11-26 2026-11-27 2026-11-29", "2026-11-29 1", "2026-11-26 2"),
    // Of two that are as long, the later one.
    ("2026-11-20 2026-11-21 2026-11-25 2026-11-26", nil, "2026-11-25 2"),
    // Over the end of a year, of a February in a leap year and in a common one.
    ("2025-12-31 2026-01-01", nil, "2025-12-31 2"),
    ("2024-02-28 2024-02-29 2024-03-01", nil, "2024-02-28 3"),
    ("2026-02-28 2026-03-01", nil, "2026-02-28 2"),
    // Days to come are not written yet.
    ("2026-11-28 2026-11-29 2026-11-30 2026-12-01", "2026-11-28 2", "2026-11-28 2"),
    ("2026-12-01 2026-12-02", nil, nil),
  ])
  func `a streak goes on until a day is over without an entry`(
    days: String, current: String?, longest: String?
  ) throws {
    let days = days.split(separator: " ").compactMap { Day(String($0)) }
    let streaks = Streaks(of: days, today: try #require(Day("2026-11-29")))
    #expect(streaks.current.map(Self.text) == current)
    #expect(streaks.longest.map(Self.text) == longest)
  }

  @Test func `days that are filled in later make a streak of their own`() throws {
    var tally = WritingTally()
    for (day, created) in [
      ("2026-11-26", "2026-11-26T22:00"), ("2026-11-27", "2026-11-29T08:00"),
      ("2026-11-28", "2026-11-29T02:30"), ("2026-11-29", "2026-11-29T21:00"),
    ] {
      let day = try #require(Day(day))
      let time = WritingTime(
        day: day, second: nil, created: Moment(created), dayEndsAt: 4 * 3600)
      tally.add(day, words: 10, time)
    }
    let streaks = tally.streaks(today: try #require(Day("2026-11-29")))
    #expect(tally.filledIn == 1)
    #expect(streaks.inTime.current.map(Self.text) == "2026-11-28 2")
    #expect(streaks.all.current.map(Self.text) == "2026-11-26 4")
  }

  private static func text(_ streak: Streak) -> String { "\(streak.first) \(streak.count)" }
}
