import DiaryModel
import Testing

struct StampTests {
  @Test(arguments: [
    ("{HH}:{mm}", "07:05 "), ("**{HH}:{mm}:{ss}**", "**07:05:09** "), ("", ""), ("—", "— "),
    ("## {HH}:{mm}", "## 07:05\n\n"), ("{hour}", "{hour} "), ("{HH", "{HH "),
  ])
  func `a stamp stands before a text`(pattern: String, prefix: String) throws {
    let day = try #require(Day("2026-11-29"))
    let moment = Moment(day: day, second: 7 * 3600 + 5 * 60 + 9, offset: nil)
    #expect(Stamp(pattern).prefix(at: moment) == prefix)
    let isNone = prefix.isEmpty
    #expect(
      Stamp(pattern).prefix(at: moment, isBeforeBlock: true)
        == (isNone || prefix.hasSuffix("\n") ? prefix : prefix.dropLast() + "\n\n"))
  }
}
