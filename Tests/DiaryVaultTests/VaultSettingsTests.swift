import DiaryModel
import DiaryVault
import Testing

struct VaultSettingsTests {
  private func read(_ text: String) -> (settings: VaultSettings, problems: [String]) {
    let (settings, problems) = VaultSettings.read(Array(text.utf8))
    return (settings, problems.map(\.description))
  }

  @Test func `the settings that are laid down have no faults`() throws {
    let file = try #require(VaultTemplate.files.first { $0.path == "diary.yml" })
    let (settings, problems) = VaultSettings.read(file.bytes)
    #expect(problems == [])
    #expect(settings.layout == .standard)
    #expect(settings.stamp == .standard)
    #expect(
      settings.categories.map(\.name)
        == ["work", "music", "travel", "study", "stuff", "hobby", "shopping"])
    #expect(settings.categories.allSatisfy { !$0.icon.isEmpty && $0.colour != nil })
  }

  @Test(arguments: ["", "# a note\n", "---\n", "\u{FEFF}# a note\r\n"])
  func `settings that say nothing are the usual ones`(text: String) {
    let (settings, problems) = read(text)
    #expect(problems == [])
    #expect(settings.layout == .standard)
    #expect(settings.dayEndsAt == 0)
  }

  @Test(arguments: [
    ("lay: x", "diary.yml:1:1: there is no setting 'lay'"),
    ("Layout: x", "diary.yml:1:1: there is no setting 'Layout'; did you mean 'layout'?"),
    (
      "day-ends-at: 4",
      "diary.yml:1:1: there is no setting 'day-ends-at'; did you mean 'day_ends_at'?"
    ),
    ("tilte: x", "diary.yml:1:1: there is no setting 'tilte'; did you mean 'title'?"),
    ("stamps: x\nstamp: y", "diary.yml:1:1: there is no setting 'stamps'"),
    (
      "stamp: '{HH}'\nstrict: maybe\n",
      "diary.yml:2:9: 'strict' must be true or false; its usual value is used"
    ),
    (
      "people: ../other",
      "diary.yml:1:9: 'people' must be a path inside the vault; its usual value is used"
    ),
    (
      "template: /etc/passwd",
      "diary.yml:1:11: 'template' must be a path inside the vault; its usual value is used"
    ),
    (
      "day_ends_at: 25:00",
      "diary.yml:1:14: 'day_ends_at' must be a time of the morning such as 04:00;"
        + " its usual value is used"
    ),
    (
      "layout: notes/{MM}",
      "diary.yml:1:9: 'layout' must be a path that tells the day, such as"
        + " {yyyy}/{MM}/{yyyy}-{MM}-{dd}; its usual value is used"
    ),
    (
      "categories:\n  work:\n    color: ultraviolet\n",
      "diary.yml:3:12: 'color' must be one of red, orange, yellow, green, cyan, blue, purple, pink,"
        + " brown, grey; its usual value is used"
    ),
    ("categories:\n  work:\n    sound: bell\n", "diary.yml:3:5: there is no setting 'sound'"),
    (
      "extensions:\n  tabels: false\n",
      "diary.yml:2:3: 'tabels' is none of the extensions: tables, task-lists, strikethrough,"
        + " highlight, bare-links, footnotes, wiki-links, tags, mentions, comments, callouts,"
        + " heading-ids, east-asian-emphasis, line-joining"
    ),
    (
      "people:\n  Jin: {aliases: [J]}\n  Jo: {aliases: [j]}\n",
      "diary.yml:3:3: 'j' is a name of somebody else already, and stays so"
    ),
    ("people: {Jin: {alias: J}}", "diary.yml:1:16: there is no setting 'alias'"),
    (
      "people: {'@': {aliases: [J]}}",
      "diary.yml:1:10: 'people' must be names; its usual value is used"
    ),
    (
      "people: {Jin: J}",
      "diary.yml:1:15: 'people' must be names with 'aliases'; its usual value is used"
    ),
    ("just text", "diary.yml:1:1: expected settings as 'key: value'; the usual settings are used"),
  ])
  func `a fault is told with its place and leaves the other settings`(text: String, told: String) {
    #expect(read(text).problems == [told])
  }

  @Test(arguments: [
    ("layout: notes/{MM}", true), ("layuot: notes", true), ("day_ends_at: noon", true),
    ("stamp: [a]", true), ("template: ../x", true), ("people: /", true), ("layout: [a", true),
    ("just text", true), ("attachments: {}", true), ("breaks: perhaps", false),
    ("wings: on", false),
    ("categories: 7", false), ("tilte: x", false), ("language: '?'", false),
  ])
  func `what says where or how an entry is written keeps from writing`(text: String, does: Bool) {
    let (_, problems) = VaultSettings.read(Array(text.utf8))
    #expect(problems.count == 1)
    #expect(problems.contains(where: \.keepsFromWriting) == does)
  }

  @Test(arguments: [
    ("people: {Min-ji: {aliases: [민지, MJ]}, Jin: }", ["Min-ji", "민지", "MJ"], "people"),
    ("people:\n  Min-ji:\n    aliases: '@MJ'\n", ["Min-ji", "MJ"], "people"),
    ("people: ['@Min-ji', Jin]", ["Min-ji"], "people"), ("people: persons", ["mj"], "persons"),
    ("people: {Jin: , Min-ji: {aliases: [MJ, jin]}}", ["Min-ji", "MJ"], "people"),
  ])
  func `people are names with their aliases, or the folder of their notes`(
    text: String, names: [String], folder: String
  ) {
    let (settings, _) = VaultSettings.read(Array(text.utf8))
    #expect(settings.people.names(of: names.count > 1 ? "mj" : names[0]) == names)
    #expect(settings.people.shownName(of: "MIN-JI") == (folder == "people" ? "Min-ji" : "MIN-JI"))
    #expect(settings.peopleFolder.text == folder)
  }

  @Test func `somebody who is muted is muted by every name`() {
    let (settings, _) = VaultSettings.read(
      Array("people: {Jin: {aliases: [J]}}\nmemories: {mute: {people: [j, Jo]}}\n".utf8))
    #expect(settings.mutedMemories.people == ["Jin", "J", "Jo"])
  }

  @Test func `what does not come back is told by tags, people, categories and days`() throws {
    let (settings, problems) = read(
      """
      memories:
        mute:
          tags: ["#grief", hospital/2020]
          people: "@Jo Kim"
          categories: [work]
          days: [2020-03..2020-06, 11-29]
      """)
    #expect(problems == [])
    let muted = settings.mutedMemories
    #expect(muted.isCertain)
    #expect(muted.tags == ["grief", "hospital/2020"])
    #expect(muted.people == ["Jo Kim"] && muted.categories == ["work"])
    #expect(muted.days == [MutedDays("2020-03..2020-06"), MutedDays("11-29")].compactMap(\.self))
  }

  @Test(arguments: [
    (
      "memories: none",
      "diary.yml:1:11: 'memories' must be a map with 'mute'; its usual value is used"
    ),
    ("memories:\n  hide: x", "diary.yml:2:3: there is no setting 'hide'"),
    (
      "memories:\n  mute: all",
      "diary.yml:2:9: 'mute' must be tags, people, categories or days; its usual value is used"
    ),
    ("memories:\n  mute:\n    dogs: x", "diary.yml:3:5: there is no setting 'dogs'"),
    (
      "memories:\n  mute:\n    tags: [[x]]",
      "diary.yml:3:12: 'tags' must be a list of names; its usual value is used"
    ),
    (
      "memories:\n  mute:\n    days: [2020, yesterday]",
      "diary.yml:3:18: 'days' must be days such as 2020-03-14, 2020-03..2020-06 or 11-29;"
        + " its usual value is used"
    ),
  ])
  func `a fault in what does not come back is told, and keeps all from coming back`(
    text: String, told: String
  ) {
    #expect(read(text).problems == [told])
    #expect(!read(text).settings.mutedMemories.isCertain)
  }

  @Test func `a file that is no YAML is told with line and column`() throws {
    let problem = try #require(read("layout: [a\nstamp: }\n").problems.first)
    #expect(problem.hasPrefix("diary.yml:"))
    #expect(problem.hasSuffix("the usual settings are used"))
  }

  @Test(arguments: [
    ("memroies: x", false), ("layout: [a", false), ("just text", false), ("strict: maybe", true),
    ("memories:", true), ("memories:\n  mute:\n", true), ("", true),
  ])
  func `what is muted is certain unless it may stand in what cannot be read`(
    text: String, isCertain: Bool
  ) {
    #expect(read(text).settings.mutedMemories.isCertain == isCertain)
  }

  @Test func `what can be used is used beside a fault`() {
    let (settings, problems) = read("strict: maybe\nday_ends_at: 04:30\n")
    #expect(problems.count == 1)
    #expect(settings.dayEndsAt == 4 * 3600 + 30 * 60)
  }

  @Test(arguments: [
    ("00:00:00", "00:00", 29), ("03:59", "04:00", 28), ("04:00", "04:00", 29),
    ("23:59", "04:00", 29), ("11:59", "12:00", 28),
  ])
  func `the small hours belong to the day before`(clock: String, end: String, day: Int) throws {
    let (settings, _) = read("day_ends_at: \(end)")
    let moment = try #require(Moment("2026-11-29T\(clock)"))
    #expect(settings.day(of: moment).day == day)
  }
}
