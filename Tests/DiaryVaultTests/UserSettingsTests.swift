import DiaryModel
import DiaryVault
import Testing

struct UserSettingsTests {
  @Test(arguments: [
    ("sunday", Weekday.sunday), ("Monday", .monday), ("sat", .saturday), ("일요일", .sunday),
  ])
  func `weeks begin on the weekday that is named`(word: String, weekday: Weekday) {
    let (settings, problems) = UserSettings.read(
      Array("week_starts_on: \(word)\n".utf8), file: "config.yml")
    #expect(settings.weekStart == weekday)
    #expect(problems.isEmpty)
  }

  @Test func `a word that names no weekday is told, and the locale decides`() {
    let (settings, problems) = UserSettings.read(
      Array("week_starts_on: someday\n".utf8), file: "config.yml")
    #expect(settings.weekStart == nil)
    #expect(
      problems.map(\.description) == [
        "config.yml:1:17: 'week_starts_on' must be a weekday such as monday or sunday;"
          + " its usual value is used"
      ])
  }
}
