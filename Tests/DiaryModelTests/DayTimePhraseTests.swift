import DiaryModel
import Testing

struct DayTimePhraseTests {
  private let today = Day("2026-11-29") ?? .first

  @Test(arguments: [
    ("yesterday 18:30", "2026-11-28 66600"), ("Yesterday at 18:30", "2026-11-28 66600"),
    ("어제 18:30", "2026-11-28 66600"), ("어제 18시 30분", "2026-11-28 66600"),
    ("어제 오후 6시 반", "2026-11-28 66600"), ("오전 6시", "2026-11-29 21600"),
    ("2026-11-28T18:30", "2026-11-28 66600"), ("2026-11-28 18:30:15", "2026-11-28 66615"),
    ("18:30", "2026-11-29 66600"), ("6:30pm", "2026-11-29 66600"),
    ("monday 6 pm", "2026-11-23 64800"),
    ("12am", "2026-11-29 0"), ("12:05 PM", "2026-11-29 43500"),
    ("3 days ago, 07:00", "2026-11-26 25200"),
    ("29 Nov 2026 0:00", "2026-11-29 0"),
    ("yesterday", "2026-11-28 -"), ("2026-11-28", "2026-11-28 -"), ("29", "2026-11-29 -"),
    ("Sun 29 Nov", "2026-11-29 -"),
  ])
  func `a day may have a time behind it`(text: String, expected: String) throws {
    let found = try DayTimePhrase(text, today: today)
    #expect("\(found.day) \(found.second.map(String.init) ?? "-")" == expected)
  }

  @Test(arguments: [
    ("2026-11-28T18:30+02:00", 120), ("2026-11-28T18:30Z", 0), ("2026-11-28T18:30", nil),
    ("2026-11-28 18:30", nil), ("yesterday", nil),
  ])
  func `a time that says how far it is from UTC keeps that`(text: String, offset: Int?) throws {
    #expect(try DayTimePhrase(text, today: today).offset == offset)
  }

  /// Today is the diary's 28th until four o'clock on the calendar's 29th.
  @Test(arguments: [
    ("2026-11-29T02:00", "2026-11-29 2026-11-28"), ("2026-11-29 02:00", "2026-11-29 2026-11-28"),
    ("2026-11-29T04:00", "2026-11-29 2026-11-29"), ("2026-11-29T03:59", "2026-11-29 2026-11-28"),
    ("2026-11-29T02:00Z", "2026-11-29 2026-11-28"), ("2026-11-29T00:00", "2026-11-29 2026-11-28"),
    ("yesterday 02:00", "2026-11-28 2026-11-27"), ("어제 오전 2시", "2026-11-28 2026-11-27"),
    ("29 nov 2026 02:00", "2026-11-30 2026-11-29"), ("yesterday 18:30", "2026-11-27 2026-11-27"),
    ("02:00", "2026-11-29 2026-11-28"), ("23:00", "2026-11-28 2026-11-28"),
  ])
  func `in the small hours a moment is of the night before, a named day's of its own end`(
    text: String, expected: String
  ) throws {
    let (late, today) = (4 * 3600, try #require(Day("2026-11-28")))
    let phrase = try DayTimePhrase(text, today: today)
    let wallDay = try #require(Day("2026-11-29"))
    let (day, second) = try #require(phrase.moment(endingAt: late, wallDay: wallDay))
    let moment = Moment(day: day, second: second, offset: nil)
    #expect("\(day) \(moment.day(endingAt: late))" == expected)
  }

  @Test(arguments: ["2026-11-29T02:00", "2026-11-29 02:00", "29 nov 2026 02:00"])
  func `where days end at midnight, a day is its date`(text: String) throws {
    let phrase = try DayTimePhrase(text, today: today)
    #expect(phrase.moment(endingAt: 0, wallDay: today)?.day == today)
  }

  @Test(arguments: [
    "yesterday 24:00", "yesterday 18:60", "yesterday 1830", "13pm", "오후 13시", "18:3",
    "last week 18:30",
    "18:30 yesterday", "", "2026-02-30 18:30", "at", "noon",
  ])
  func `what is no time is not guessed`(text: String) {
    #expect(throws: DayPhraseError.self) { try DayTimePhrase(text, today: today) }
  }
}
