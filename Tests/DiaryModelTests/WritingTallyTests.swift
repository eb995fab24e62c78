import DiaryModel
import Testing

struct WritingTallyTests {
  @Test(arguments: [
    // Written in the small hours, which belong to the day before until four.
    ("2026-11-28", nil, "2026-11-29T03:59+09:00", 3, false),
    ("2026-11-28", nil, "2026-11-29T04:00+09:00", 4, true),
    ("2026-11-29", nil, "2026-11-29T01:00+09:00", 1, false),
    // The hour is of the clock on the wall there, whatever its zone.
    ("2026-11-29", nil, "2026-11-29T23:10-05:00", 23, false),
    ("2025-12-31", nil, "2026-01-01T12:00", 12, true),
    ("2024-02-29", nil, "2024-03-01T02:00", 2, false),
    // Written ahead.
    ("2026-12-24", nil, "2026-11-29T10:00", 10, false),
    ("2026-11-29", 25_500, nil, 7, false),
    ("2026-11-29", 25_500, "2026-11-29T09:00", 9, false),
    ("2026-11-29", nil, nil, nil, false),
  ])
  func `an entry is filled in later when the day it is of had ended`(
    day: String, second: Int?, created: String?, hour: Int?, isFilledIn: Bool
  ) throws {
    let time = WritingTime(
      day: try #require(Day(day)), second: second, created: created.flatMap { Moment($0) },
      dayEndsAt: 4 * 3600)
    #expect(time.hour == hour)
    #expect(time.isFilledIn == isFilledIn)
  }

  @Test func `entries and words are counted by year, month, weekday and hour`() throws {
    var tally = WritingTally()
    for (day, words, second) in [
      ("2024-02-29", 10, 3600), ("2024-02-29", 5, nil), ("2025-12-31", 1, 86_399),
      ("2026-01-01", 0, 0),
    ] {
      let day = try #require(Day(day))
      tally.add(
        day, words: words, WritingTime(day: day, second: second, created: nil, dayEndsAt: 0))
    }
    #expect(tally.total == WritingTally.Count(entries: 4, words: 16))
    #expect(tally.days.map(\.description) == ["2024-02-29", "2025-12-31", "2026-01-01"])
    #expect(tally.years.mapValues(\.entries) == [2024: 2, 2025: 1, 2026: 1])
    #expect(tally.months.map(\.words) == [0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    #expect(tally.weekdays.map(\.entries) == [0, 0, 1, 3, 0, 0, 0])
    #expect(tally.hours.map(\.entries) == [1, 1] + Array(repeating: 0, count: 21) + [1])
  }

  @Test func `categories are counted without regard to case, those without one last`() {
    let statistics = DiaryStatistics(
      WritingTally(),
      categories: [(nil, 9), ("Work", 2), ("work", 3), ("travel", 5), ("music", 6)],
      tagLists: [(["travel/japan"], 2), (["food"], 3), (["Travel"], 2)])
    #expect(statistics.categories.map { $0.name ?? "-" } == ["music", "Work", "travel", "-"])
    #expect(statistics.categories.map(\.count) == [6, 5, 5, 9])
    #expect(statistics.tagCounts.map(\.tag) == ["Travel", "food", "travel/japan"])
    #expect(statistics.tagCounts.map(\.count) == [4, 3, 2])
  }
}
