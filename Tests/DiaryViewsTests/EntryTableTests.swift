import DiaryModel
import DiaryViews
import Platform
import Testing

struct EntryTableTests {
  @Test func `a day stands once, and its entries have numbers`() {
    let drawn = table(
      [
        (entry("2026-11-29-2.md", title: "Evening", preview: "Cold."), 2),
        (entry("2026-11-29.md", title: "Morning"), 1),
        (entry("2026-11-28.md"), nil),
      ], width: 60)
    #expect(
      drawn == """
        2026-11-29 .2  Evening - Cold.
                   .1  Morning
        2026-11-28     (empty)

        """)
  }

  @Test func `a list without categories and numbers has no columns for them`() {
    let drawn = table([(entry("2026-11-29.md", title: "A walk"), nil)], width: 60)
    #expect(drawn == "2026-11-29  A walk\n")
  }

  @Test func `a category has its sign and its name, on a narrow screen its sign alone`() {
    var walk = entry("2026-11-29.md", title: "A walk")
    walk.facts.category = "out"
    let other = entry("2026-11-28.md", title: "At home")
    let entries: [(Entry, Int?)] = [(walk, nil), (other, nil)]
    #expect(
      table(entries, width: 80) == """
        2026-11-29  🏔 out  A walk
        2026-11-28         At home

        """)
    #expect(
      table(entries, width: 40) == """
        2026-11-29  🏔  A walk
        2026-11-28     At home

        """)
  }

  @Test(arguments: [10, 20, 39, 40, 41, 60, 80, 81, 200])
  func `no line is wider than the screen`(width: Int) {
    let texts = [
      "산책을 다녀왔다 바람이 차갑다", "👩‍👩‍👧‍👦 family day 🇰🇷", "e\u{301}\u{301}te\u{301}", "plain words here",
    ]
    let entries = texts.map { text -> (Entry, Int?) in
      var entry = entry(
        "2026-11-29.md", title: text, preview: String(repeating: text + " ", count: 10))
      entry.facts.category = text
      entry.facts.isStarred = true
      return (entry, 3)
    }
    for line in table(entries, width: width).split(separator: "\n") {
      #expect(DisplayWidth.width(of: String(line)) <= width, "\(line)")
    }
  }

  @Test func `a date that leaves too little of a narrow screen is written as ISO 8601`() {
    let entries = [(entry("2026-11-29.md", title: "A walk"), Int?.none)]
    let date: (Day) -> String = { "\($0.year)년 \($0.month)월 \($0.day)일" }
    #expect(table(entries, width: 80, date: date) == "2026년 11월 29일  A walk\n")
    #expect(table(entries, width: 40, date: date) == "2026-11-29  A walk\n")
  }

  @Test func `a title is cut between characters as a reader sees them`() {
    let drawn = table([(entry("2026-11-29.md", title: "산책을 다녀왔다"), nil)], width: 20)
    #expect(drawn == "2026-11-29  산책을…\n")
  }

  @Test func `the screen's colours are set back on each line`() {
    var walk = entry("2026-11-29.md", title: "A walk", preview: "Far")
    walk.facts.category = "out"
    let drawn = table([(walk, nil)], width: 60, palette: .color)
    #expect(
      drawn == "2026-11-29  \u{1B}[32m🏔 out\u{1B}[0m  \u{1B}[1mA walk\u{1B}[0m"
        + "  \u{1B}[2mFar\u{1B}[0m\n")
  }

  @Test func `what would act on the terminal is shown as an escape`() {
    let drawn = table([(entry("2026-11-29.md", title: "a\u{1B}[2Jb\tc"), nil)], width: 60)
    #expect(drawn == "2026-11-29  a\\u{1b}[2Jb c\n")
  }

  private func entry(_ path: String, title: String = "", preview: String = "") -> Entry {
    var entry = Entry(
      path: VaultPath(path), name: EntryName(path: VaultPath(path)) ?? EntryName(day: .first),
      facts: EntryFacts())
    (entry.facts.title, entry.facts.preview) = (title, preview)
    return entry
  }

  private func table(
    _ entries: [(Entry, Int?)], width: Int, palette: Palette = .plain,
    date: @escaping (Day) -> String = \.description
  ) -> String {
    var survey = EntryTable.Survey()
    for (entry, number) in entries {
      survey.add(entry)
      if let number { survey.expect(number: number) }
    }
    let options = EntryTable.Options(
      width: width, palette: palette, date: date,
      category: { _ in CategoryLook(icon: "🏔", colour: .green) })
    var table = EntryTable(options, survey: survey)
    var output: [UInt8] = []
    for (entry, number) in entries { table.append(entry, number: number, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }
}
