import DiaryModel
import Testing

@testable import DiaryMarkup

@Suite struct FrontMatterFactsTests {
  @Test(
    arguments: [
      "created: 2026-11-29T23:10+09:00", "Created: '2026-11-29T23:10:00+0900'",
      "date: 2026-11-29 23:10 +09:00", "date: 2020-01-01\nCREATED: 2026-11-29T23:10+09:00",
      "created:\ndate: 2026-11-29T23:10+09:00",
      "created: 2026-11-29T23:10+09:00\ncreated: 2020-01-01",
    ])
  func `created is read with its synonym`(yaml: String) throws {
    let moment = try #require(Moment("2026-11-29T23:10+09:00"))
    #expect(facts(yaml).created == moment)
  }

  @Test(arguments: ["modified", "updated", "lastmod", "Lastmod"])
  func `modified is read with its synonyms`(key: String) {
    #expect(facts("\(key): 2026-11-29").modified?.day == Day("2026-11-29"))
  }

  @Test func `a moment that cannot be read is a problem with its place`() {
    let facts = facts("title: a\ncreated:  last tuesday\ndate: 2026-11-29")
    #expect(facts.created?.day == Day("2026-11-29"))
    #expect(
      facts.problems == [
        EntryProblem(
          line: 3, column: 11,
          message:
            "expected 'created' to be a day or time like 2026-11-29T23:10, found 'last tuesday'")
      ])
  }

  @Test(
    arguments: [
      ("tags: [travel, food]", ["travel", "food"]),
      ("tags:\n  - '#travel'\n  - food", ["travel", "food"]),
      ("tags: travel, food", ["travel", "food"]), ("tags: travel food", ["travel", "food"]),
      ("tags: '#travel #food'", ["travel", "food"]),
      ("tags: \"#travel, new york,\"", ["travel", "new york"]),
      ("tag: travel\nkeywords: [Food, TRAVEL]", ["travel", "Food"]), ("tags: 여행/서울", ["여행/서울"]),
      ("Tags: 🎉", ["🎉"]), ("tags:", []), ("tags: []", []), ("tags: '#'", []),
      ("tags: [2024]", ["2024"]),
      ("tags: {a: b}", []), ("tags: [[a]]", ["a"]),
    ])
  func `tags are a list or one text`(yaml: String, tags: [String]) {
    #expect(facts(yaml).tags == tags)
  }

  @Test(
    arguments: [
      ("aliases: [One, 'Two, Jr']", ["One", "Two, Jr"]), ("alias: One, Two", ["One", "Two"]),
      ("aliases: 'One, Jr'", ["One, Jr"]), ("aliases:", []),
    ])
  func `aliases are a list or one text`(yaml: String, aliases: [String]) {
    #expect(facts(yaml).aliases == aliases)
  }

  @Test(
    arguments: [
      ("true", true), ("Yes", true), ("ON", true), ("1", true), ("'true'", true), ("false", false),
      ("no", false), ("0", false), ("", false), ("maybe", false), ("[true]", false),
    ])
  func `truth is told in many words`(typed: String, value: Bool) {
    let facts = facts("starred: \(typed)\nprivate: \(typed)")
    #expect(facts.isStarred == value)
    // Whatever does not say no keeps an entry private.
    #expect(facts.isPrivate == !["false", "no", "0", ""].contains(typed))
  }

  @Test func `texts are read on one line, as typed`() {
    let facts = facts(
      """
      title: |
        Two
        lines
      category: [Work, Home]
      mood: 7
      weather: ' '
      location: [Seoul, Korea]
      photo: a.jpg
      resurface: 2027-11-29
      unknown: kept
      """)
    #expect(facts.title == "Two lines")
    #expect(facts.category == "Work")
    #expect(facts.mood == "7")
    #expect(facts.weather == nil)
    #expect(facts.location == "Seoul, Korea")
    #expect(facts.photo == "a.jpg")
    #expect(facts.resurface == "2027-11-29")
  }

  @Test func `facts that are there stay where front matter says nothing`() {
    var facts = EntryFacts()
    facts.title = "Kept"
    facts.tags = ["here"]
    FrontMatter(EntryText(bytes: Array("---\ntags: [Here, there]\n---\n".utf8))).facts(into: &facts)
    #expect(facts.title == "Kept")
    #expect(facts.tags == ["here", "there"])
  }

  @Test func `front matter that is not YAML leaves a problem and no facts`() {
    let facts = facts("title: a: b")
    #expect(facts.title.isEmpty)
    #expect(facts.problems.map(\.line) == [2])
  }

  private func facts(_ yaml: String) -> EntryFacts {
    var facts = EntryFacts()
    FrontMatter(EntryText(bytes: Array("---\n\(yaml)\n---\nbody".utf8))).facts(into: &facts)
    return facts
  }
}
