import DiaryModel
import Testing

struct MomentTests {
  @Test(
    arguments: [
      ("2026-11-29", 0, 0, 0, nil), ("2026-11-29T23:10", 23, 10, 0, nil),
      ("2026-11-29 23:10", 23, 10, 0, nil), ("2026-11-29t23:10:05", 23, 10, 5, nil),
      ("2026-11-29T23:10+09:00", 23, 10, 0, 540), ("2026-11-29T23:10+0900", 23, 10, 0, 540),
      ("2026-11-29T23:10+09", 23, 10, 0, 540), ("2026-11-29 23:10:05.25 -03:30", 23, 10, 5, -210),
      ("2026-11-29T23:10:05Z", 23, 10, 5, 0), ("2026-11-29T23:10:05.123456789z", 23, 10, 5, 0),
      ("2026-11-29T23:59:60Z", 23, 59, 59, 0), ("2026-11-29T00:00-00:00", 0, 0, 0, 0),
      ("2026-11-29T12:00+14:00", 12, 0, 0, 840), ("2026-11-29  07:05", 7, 5, 0, nil),
    ] as [(String, Int, Int, Int, Int?)])
  func `a moment is read as it was typed`(
    text: String, hour: Int, minute: Int, second: Int, offset: Int?
  ) throws {
    let moment = try #require(Moment(text))
    #expect(moment.day.description == "2026-11-29")
    #expect(moment.second == hour * 3600 + minute * 60 + second)
    #expect(moment.offset == offset)
    #expect(moment.hour == hour && moment.minute == minute)
  }

  @Test(arguments: [
    "", "2026-11-2", "2026-02-30", "2026-02-30T10:00", "2026-11-29T", "2026-11-29T2",
    "2026-11-29T23", "2026-11-29T24:00", "2026-11-29T23:60", "2026-11-29T23:10:61",
    "2026-11-29T23:10:", "2026-11-29T23:10x", "2026-11-29T23:10+", "2026-11-29T23:10+9",
    "2026-11-29T23:10+24:00", "2026-11-29T23:10+09:60", "2026-11-29T23:10+09:00x",
    "2026-11-29T23:10Zx", "2026-11-29x23:10", "2026-11-29 ", "2026-11-29 noon", "23:10",
    "2026-11-29T23:10+09:", "２026-11-29T23:10",
  ])
  func `what is no moment is nothing`(text: String) { #expect(Moment(text) == nil) }

  @Test(arguments: [
    "2026-11-29T23:10+09:00", "2026-11-29T00:00-03:30", "0001-01-01T07:05",
    "2026-11-29T23:10+00:00",
  ])
  func `a moment is written as it is read`(text: String) {
    #expect(Moment(text)?.description == text)
  }

  @Test func `moments stand in the order of the wall clock`() throws {
    let texts = [
      "2026-11-28T23:59-11:00", "2026-11-29T00:00+14:00", "2026-11-29T07:05", "2026-11-29T07:06Z",
    ]
    let moments = texts.compactMap { Moment($0) }
    #expect(moments.count == texts.count && moments.shuffled().sorted() == moments)
  }

  @Test func `the clock has two digits each`() {
    #expect(Moment("2026-11-29T07:05:59")?.clock == "07:05")
  }
}
