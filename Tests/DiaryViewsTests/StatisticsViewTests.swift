import DiaryModel
import DiaryViews
import Platform
import Testing

struct StatisticsViewTests {
  @Test(arguments: [20, 30, 40, 60, 75, 76, 80, 100, 200])
  func `no line is wider than the screen, in any language`(width: Int) throws {
    for language in ["en", "ko"] {
      for line in try drawn(width: width, language).split(separator: "\n") {
        #expect(DisplayWidth.width(of: String(line)) <= width, "\(line)")
      }
    }
  }

  @Test(arguments: [
    (36, false), (40, false), (41, true), (60, true), (75, true), (76, false), (84, false),
    (86, true), (100, true),
  ])
  func `all dates are in one form, and none is cut`(width: Int, isLocal: Bool) throws {
    let text = try drawn(width: width, "ko")
    let count = text.split(separator: isLocal ? "2026년 11월 29일" : "2026-11-29").count - 1
    #expect(count == 3)
    #expect(text.contains("년") == isLocal)
  }

  @Test func `columns of numbers have names where there are two`() throws {
    let lines = try drawn(width: 60, "en").split(separator: "\n")
    let heading = try #require(lines.first { $0.hasPrefix("By weekday") })
    let row = try #require(lines.first { $0.contains("Friday") })
    #expect(heading.hasSuffix("entries  words"))
    #expect(row.hasSuffix("      1  1,000"))
    #expect(try !drawn(width: 40, "en").contains("words\n  "))
  }

  @Test func `counts have bars, and numbers that end in one column`() throws {
    let text = try drawn(width: 40, "en")
    #expect(text.hasPrefix("4 entries on 3 days, 1,234 words\n"))
    #expect(
      text.contains(
        """
        Streak, written that day
          now      2 days  since 2026-11-28
          longest  2 days  until 2026-11-29

        With 1 entry filled in later
          now      3 days  since 2026-11-27
          longest  3 days  until 2026-11-29

        By weekday
          Monday                               0
        """))
    #expect(text.contains("  Sunday     ████████████████████████  2\n"))
    #expect(text.contains("  Saturday   ████████████              1\n"))
  }

  @Test func `hours stand as bars over their numbers`() throws {
    let text = try drawn(width: 40, "en")
    #expect(
      text.contains(
        """
        By hour
                 █
                 █
                 ██             █
                 ██             █
          0     6     12    18

        """))
  }

  private func drawn(width: Int, _ language: String) throws -> String {
    var tally = WritingTally()
    for (day, words, created) in [
      ("2026-11-27", 1000, "2026-11-29T08:00"), ("2026-11-28", 200, "2026-11-28T07:00"),
      ("2026-11-29", 30, "2026-11-29T07:30"), ("2026-11-29", 4, "2026-11-29T22:00"),
    ] {
      let day = try #require(Day(day))
      tally.add(
        day, words: words,
        WritingTime(day: day, second: nil, created: Moment(created), dayEndsAt: 0))
    }
    let statistics = DiaryStatistics(
      tally, categories: [("a category of many words", 3), (nil, 1)],
      tagLists: [(["서울/강남", "food"], 2)])
    let isKorean = language == "ko"
    let english = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let look = StatisticsLook(
      width: width, palette: .plain, today: try #require(Day("2026-11-29")), weekStart: .monday,
      date: { isKorean ? "\($0.year)년 \($0.month)월 \($0.day)일" : $0.description },
      month: { isKorean ? "\($0)월" : "month \($0)" },
      weekday: {
        isKorean ? ["월", "화", "수", "목", "금", "토", "일"][$0.rawValue] + "요일" : english[$0.rawValue]
      })
    var bytes: [UInt8] = []
    StatisticsView(statistics, look).append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
