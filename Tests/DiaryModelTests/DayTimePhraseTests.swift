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
    ("어제 저녁 7시", "2026-11-28 68400"), ("어제저녁 7시", "2026-11-28 68400"),
    ("어제저녁7시반", "2026-11-28 70200"), ("어제 저녁 일곱 시", "2026-11-28 68400"),
    ("어제 저녁 7:30", "2026-11-28 70200"), ("어제 저녁 7시에", "2026-11-28 68400"),
    ("어제 아침 8시", "2026-11-28 28800"), ("어제 점심 12시 반", "2026-11-28 45000"),
    ("어제 낮 2시", "2026-11-28 50400"), ("어제 밤 11시", "2026-11-28 82800"),
    ("어젯밤 11시 40분", "2026-11-28 85200"), ("지난밤 10시", "2026-11-28 79200"),
    ("새벽 3시", "2026-11-29 10800"), ("어제 새벽 12시 반", "2026-11-28 1800"),
    ("월요일 오전 0시", "2026-11-23 0"), ("오후 12시 10분", "2026-11-29 43800"),
    ("오전 열두 시", "2026-11-29 0"), ("3일 전 저녁 열한 시 반", "2026-11-26 84600"),
    ("어제 07시", "2026-11-28 25200"), ("어제 19시", "2026-11-28 68400"), ("0시 5분", "2026-11-29 300"),
    ("정오", "2026-11-29 43200"), ("어제 정오", "2026-11-28 43200"),
    ("noon", "2026-11-29 43200"), ("yesterday at noon", "2026-11-28 43200"),
    ("monday, noon", "2026-11-23 43200"), ("밤 1시", "2026-11-29 3600"),
    ("yesterday evening at 7", "2026-11-28 68400"), ("Yesterday Evening 7:15", "2026-11-28 69300"),
    ("yesterday at 7 in the evening", "2026-11-28 68400"),
    ("monday morning at 8 o'clock", "2026-11-23 28800"), ("last night at 11", "2026-11-28 82800"),
    ("tonight at 9", "2026-11-29 75600"), ("this morning 6:30", "2026-11-29 23400"),
    ("last friday afternoon at 3", "2026-11-27 54000"),
    ("29 nov evening 19:00", "2026-11-29 68400"),
    ("night 1", "2026-11-29 3600"), ("작년 오늘 저녁 7시", "2025-11-29 68400"),
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
    "18:30 yesterday", "", "2026-02-30 18:30", "at", "어제 아침 12시", "오후 0시", "새벽 8시",
    "yesterday evening at 2", "evening 7:5", "evening 7:60", "noon noon", "morning evening 7",
    "yesterday 7", "시", "저녁시", "어제 스무 시", "어제 25시", "evening at 7pm",
  ])
  func `what is no time is not guessed`(text: String) {
    #expect(throws: DayPhraseError.self) { try DayTimePhrase(text, today: today) }
  }

  @Test(arguments: [
    ("어제 7시", "could be 어제 07:00 or 어제 19:00"), ("7시 반", "could be 07:30 or 19:30"),
    ("yesterday at 7", "could be yesterday 07:00 or yesterday 19:00"),
    ("12시", "could be 00:00 or 12:00"), ("저녁 3시", "could be 03:00 or 15:00"),
    ("yesterday evening at 2", "could be yesterday 02:00 or yesterday 14:00"),
    ("yesterday midnight", "could be 2026-11-28T00:00 or 2026-11-29T00:00"),
    ("어제 자정", "could be 2026-11-28T00:00 or 2026-11-29T00:00"),
    ("어제 밤 12시", "could be 2026-11-28T00:00 or 2026-11-29T00:00"),
    ("2026-11-28 밤 1시 반", "could be 2026-11-28T01:30 or 2026-11-29T01:30"),
    ("midnight", "could be 2026-11-29T00:00 or 2026-11-30T00:00"),
    ("at midnight", "could be 2026-11-29T00:00 or 2026-11-30T00:00"),
    ("자정", "could be 2026-11-29T00:00 or 2026-11-30T00:00"),
    ("오늘 밤 12시", "could be 2026-11-29T00:00 or 2026-11-30T00:00"),
    ("밤 12시 반", "could be 2026-11-29T00:30 or 2026-11-30T00:30"),
    ("yesterday 7", "could be yesterday 07:00 or yesterday 19:00"),
    ("last friday 12", "could be last friday 00:00 or last friday 12:00"),
    ("last night at 2", "could be 2026-11-28T02:00 or 2026-11-29T02:00"),
  ])
  func `a time that could be two is told with both, which are read`(text: String, reason: String)
    throws
  {
    let error = try #require(
      throws: DayPhraseError.self, performing: { try DayTimePhrase(text, today: today) })
    #expect(error.description == "\(text): \(reason)")
    for reading in try #require(
      error.hint?.split(separator: " ").dropFirst(1).joined(separator: " ")
    )
    .split(separator: " or ") {
      #expect(try DayTimePhrase(String(reading), today: today).second != nil)
    }
  }

  @Test(arguments: [
    ("어제 저녁", "어제 저녁 7시"), ("오늘 새벽", "오늘 새벽 5시"), ("yesterday evening", "yesterday evening at 7"),
    ("this morning", "this morning at 8"), ("tonight", "tonight at 11"), ("점심", "점심 12시"),
    ("어젯밤", "어젯밤 11시"), ("월요일 낮", "월요일 낮 3시"), ("monday afternoon", "monday afternoon at 3"),
  ])
  func `a part of the day wants its hour, which is then read`(text: String, example: String) throws
  {
    let error = try #require(
      throws: DayPhraseError.self, performing: { try DayTimePhrase(text, today: today) })
    #expect(error.hint == "write the hour: \(example)")
    #expect(try DayTimePhrase(example, today: today).second != nil)
  }
}
