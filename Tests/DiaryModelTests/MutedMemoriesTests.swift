import DiaryModel
import Testing

struct MutedMemoriesTests {
  @Test(arguments: [
    ("2020-03-14", "2020-03-14", true), ("2020-03-14", "2020-03-15", false),
    ("2020-03", "2020-03-31", true), ("2020", "2020-12-31", true), ("2020", "2021-01-01", false),
    ("2020-03..2020-06", "2020-06-30", true), ("since 2020", "2031-01-01", true),
    ("before 2020", "2019-12-31", true), ("11-29", "2019-11-29", true),
    ("11-29", "2019-11-30", false), ("02-29", "2024-02-29", true), ("11월 29일", "1999-11-29", true),
    ("november", "2019-11-02", true), ("november", "2019-12-02", false),
  ])
  func `days are muted once or in every year`(text: String, day: String, isMuted: Bool) throws {
    let days = try #require(MutedDays(text))
    #expect(days.holds(try #require(Day(day))) == isMuted)
  }

  @Test(arguments: [
    "", "today", "yesterday", "last month", "29", "someday", "2020-02-30", "since monday",
  ])
  func `words whose meaning changes mute nothing`(text: String) {
    #expect(MutedDays(text) == nil)
  }

  @Test(arguments: ["never", "Never", "no", "false"])
  func `an entry may keep itself from coming back`(word: String) throws {
    #expect(MutedMemories().holds(try entry { $0.resurface = word }))
  }

  @Test func `an entry of a muted tag, person or category does not come back`() throws {
    var muted = MutedMemories()
    (muted.tags, muted.people, muted.categories) = (["Grief"], ["Jo Kim"], ["work"])
    #expect(muted.holds(try entry { $0.tags = ["grief/2020"] }))
    #expect(muted.holds(try entry { $0.people = ["jo kim"] }))
    #expect(muted.holds(try entry { $0.links = [EntryLink(.wiki, "Jo Kim")] }))
    #expect(muted.holds(try entry { $0.category = "Work" }))
    #expect(!muted.holds(try entry { $0.tags = ["griefs"] }))
    #expect(!muted.holds(try entry { $0.resurface = "yearly" }))
    #expect(!MutedMemories().holds(try entry { _ in }))
  }

  private func entry(_ change: (inout EntryFacts) -> Void) throws -> Entry {
    var facts = EntryFacts()
    change(&facts)
    let name = EntryName(day: try #require(Day("2025-11-29")), second: nil, counter: nil)
    return Entry(path: VaultPath("2025-11-29.md"), name: name, facts: facts)
  }
}
