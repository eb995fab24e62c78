import DiaryModel
import Testing

struct ElapsedPhraseTests {
  @Test(arguments: [
    ("now", 0), ("Just now", 0), ("방금", 0), ("방금 전", 0), ("지금", 0),
    ("2 hours ago", 120), ("an hour ago", 60), ("half an hour ago", 30), ("30 minutes ago", 30),
    ("twenty min ago", 20), ("an hour and a half ago", 90), ("2 hours and a half ago", 150),
    ("1 hour 30 minutes ago", 90), ("1 hour and 5 minutes ago", 65), ("90min ago", 90),
    ("2h ago", 120), ("30분 전", 30), ("30분전에", 30), ("두 시간 전", 120), ("한 시간 반 전", 90),
    ("1시간 10분 전", 70), ("오 분 전", 5),
  ])
  func `hours and minutes before now are read`(text: String, minutes: Int) {
    #expect(ElapsedPhrase(text)?.minutes == minutes)
  }

  @Test(arguments: [
    "", "ago", "2 days ago", "3일 전", "hours ago", "2 ago", "hour", "전", "분 전", "시간 전",
    "반 전", "2 hours", "99999999999999999999 hours ago", "1000000 hours ago", "어제", "now now",
    "a half ago",
  ])
  func `what tells other stretches is left to others`(text: String) {
    #expect(ElapsedPhrase(text) == nil)
  }

  @Test(arguments: [
    (0, "2026-11-29T00:30+09:00"), (30, "2026-11-29T00:00+09:00"), (31, "2026-11-28T23:59+09:00"),
    (30 + 1440, "2026-11-28T00:00+09:00"), (31 + 1440, "2026-11-27T23:59+09:00"),
    (10_000_000_000, "0001-01-01T00:00+09:00"),
  ])
  func `a moment is so many minutes earlier`(minutes: Int, expected: String) throws {
    let now = try #require(Moment("2026-11-29T00:30+09:00"))
    #expect(now.before(minutes: minutes).description == expected)
  }
}
