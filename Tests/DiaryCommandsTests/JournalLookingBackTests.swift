import DiaryIndex
import DiaryModel
import Testing

@testable import DiaryCommands

/// What is reckoned and brought back is the same however the index is.
struct JournalLookingBackTests {
  private static let files = [
    "a/2024-11-29.md": "---\ncategory: Work\ntags: [sea, sea/salt]\n---\nOne two three\n",
    "a/2024-11-29-0715.md": "---\ncategory: work\ncreated: 2024-11-30T03:00\n---\nEarly\n",
    "b/2025-11-29.md": "---\nresurface: never\ntags: sea\n---\nHidden\n",
    "b/2026-05-31.md": "---\ncreated: 2026-06-02T09:00\n---\n#sea and more\n",
    "b/2026-10-31.md": "The last of October\n", "2026-11-28.md": "---\nrating: 5\n---\nYesterday\n",
  ]

  @Test func `statistics are the same by the index, without one, and by reading`() throws {
    let sandbox = try JournalSandbox(Self.files)
    var everything = EntryQuery()
    // A key without a column makes every entry be read.
    everything.conditions = [EntryCondition(.field(key: "nothing", value: nil), isNegated: true)]
    let answers = [
      try sandbox.journal().statistics(EntryQuery(), dayEndsAt: 14_400),
      try sandbox.journal().statistics(EntryQuery(), dayEndsAt: 14_400),
      try sandbox.journal(hasIndex: false).statistics(EntryQuery(), dayEndsAt: 14_400),
      try sandbox.journal().statistics(everything, dayEndsAt: 14_400),
    ]
    for answer in answers {
      #expect(answer.tally == answers[0].tally)
      #expect(answer.tally.total == WritingTally.Count(entries: 6, words: 13))
      #expect(answer.tally.filledIn == 1)
      #expect(answer.categories.map { "\($0.name ?? "-") \($0.count)" } == ["Work 2", "- 4"])
      #expect(answer.tagCounts.map { "\($0.tag) \($0.count)" } == ["sea 3", "sea/salt 1"])
    }
  }

  @Test func `words of days are reckoned the same by the index and by reading`() throws {
    let sandbox = try JournalSandbox(Self.files)
    var query = EntryQuery(firstDay: Day("2024-11-29"), lastDay: Day("2025-12-31"))
    func words(_ query: EntryQuery) throws -> [String] {
      try sandbox.journal().reckon(query, from: []) { $0.append("\($1.day) \($1.words)") }
    }
    let found = try words(query)
    #expect(found.sorted() == ["2024-11-29 1", "2024-11-29 3", "2025-11-29 1"])
    query.conditions = [EntryCondition(.field(key: "nothing", value: nil), isNegated: true)]
    #expect(try words(query) == found)
  }

  @Test(arguments: [
    ("2026-11-29", ["2024-11-29 2 years ago", "2024-11-29 2 years ago"]),
    ("2026-11-30", ["2026-10-31 1 month ago", "2026-05-31 6 months ago"]),
    ("2026-12-28", ["2026-11-28 1 month ago"]),
    ("2027-11-29", ["2024-11-29 3 years ago", "2024-11-29 3 years ago"]),
    ("2024-11-29", []),
  ])
  func `what is muted does not come back`(day: String, found: [String]) throws {
    let sandbox = try JournalSandbox(Self.files)
    let day = try #require(Day(day))
    var filtered = EntryQuery()
    filtered.conditions = [EntryCondition(.tag(["nothing"]), isNegated: true)]
    for query in [EntryQuery(), EntryQuery(depth: .head), filtered] {
      let memories = try sandbox.journal().memories(of: .day(day), query, muted: MutedMemories())
      #expect(memories.map { "\($0.entry.day) \($0.age?.description ?? "")" } == found)
    }
  }

  @Test func `a muted tag, person or day is not brought back`() throws {
    let sandbox = try JournalSandbox(Self.files)
    let day = try #require(Day("2026-11-30"))
    var muted = MutedMemories()
    muted.tags = ["sea"]
    let query = EntryQuery(depth: .head)
    #expect(try sandbox.journal().memories(of: .day(day), query, muted: muted).count == 1)
    muted.days = [MutedDays("10-31")].compactMap(\.self)
    #expect(try sandbox.journal().memories(of: .day(day), query, muted: muted).isEmpty)
  }

  @Test func `each entry that may come back is drawn once`() throws {
    let sandbox = try JournalSandbox(Self.files)
    var filtered = EntryQuery(limit: 10)
    filtered.conditions = [EntryCondition(.tag(["nothing"]), isNegated: true)]
    for query in [EntryQuery(limit: 10), filtered] {
      let drawn = try sandbox.journal().draw(query, muted: MutedMemories()) { $0 / 2 }
      #expect(Set(drawn.map(\.path)).count == 5 && drawn.count == 5)
      #expect(!drawn.contains { $0.facts.resurface == "never" })
    }
    let one = try sandbox.journal().draw(
      EntryQuery(firstDay: Day("2026-11-01"), limit: 3), muted: MutedMemories()
    ) { _ in 0 }
    #expect(one.map(\.facts.title) == ["Yesterday"])
  }

  @Test func `the days that are written begin with the oldest`() throws {
    let sandbox = try JournalSandbox(Self.files)
    #expect(try sandbox.journal().writtenDays()?.description == "2024-11-29..2026-11-28")
    #expect(try JournalSandbox([:]).journal().writtenDays() == nil)
  }
}
