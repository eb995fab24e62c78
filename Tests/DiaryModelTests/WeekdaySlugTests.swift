import DiaryModel
import Testing

struct WeekdaySlugTests {
  @Test(
    arguments: [
      (" Monday", .monday), ("-Mon", .monday), ("_sunday", .sunday), (", Tuesday", .tuesday),
      (" (Wed)", .wednesday), (" 목요일", .thursday), (" (금)", .friday), ("-토", .saturday),
      ("Monday", nil), ("", nil), (" ", nil), (" Mondays", nil), (" Monday walk", nil),
      (" 일기", nil), ("-2", nil), (" 月曜日", nil),
    ] as [(String, Weekday?)])
  func `a weekday behind the day is read`(slug: String, weekday: Weekday?) {
    #expect(WeekdaySlug(Array(slug.utf8)[...])?.weekday == weekday)
  }

  @Test(arguments: [
    (" 月曜日", true), (" Monday", true), (" 월요일", true), (" Tuesday", false), (" 火曜日", false),
    ("", false),
  ])
  func `a day's name is known in the writer's language too`(slug: String, isName: Bool) {
    #expect(WeekdaySlug.isName(Array(slug.utf8)[...], of: .monday, named: "月曜日") == isName)
  }
}
