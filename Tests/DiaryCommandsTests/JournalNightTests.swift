import DiaryIndex
import DiaryModel
import Testing

@testable import DiaryCommands

/// Where days end at four in the morning, what was written before then stands behind the evening.
struct JournalNightTests {
  private static let files = [
    "2026-11-29-2350.md": "Saturday's end", "2026-11-30.md": "The day's own",
    "2026-11-30-0000.md": "Midnight", "2026-11-30-0230.md": "Half past two",
    "2026-11-30-0359.md": "Almost four", "2026-11-30-0400.md": "Four",
    "2026-11-30-2330.md": "Evening", "2026-11-30-0230-2.md": "Half past two again",
    "2026-12-01-0001.md": "The next night",
  ]

  static let orders: [(dayEndsAt: Int, titles: [String])] = [
    (
      0,
      [
        "Saturday's end", "The day's own", "Midnight", "Half past two", "Half past two again",
        "Almost four", "Four", "Evening", "The next night",
      ]
    ),
    (
      4 * 3600,
      [
        "Saturday's end", "The day's own", "Four", "Evening", "Midnight", "Half past two",
        "Half past two again", "Almost four", "The next night",
      ]
    ),
    (
      2 * 3600,
      [
        "Saturday's end", "The day's own", "Half past two", "Half past two again", "Almost four",
        "Four", "Evening", "Midnight", "The next night",
      ]
    ),
  ]

  @Test(arguments: orders, [true, false])
  func `the small hours end the day`(
    order: (dayEndsAt: Int, titles: [String]), hasIndex: Bool
  ) throws {
    let sandbox = try JournalSandbox(Self.files)
    for isReversed in [true, false] {
      let query = EntryQuery(isReversed: isReversed)
      let found = try sandbox.journal(hasIndex: hasIndex, dayEndsAt: order.dayEndsAt)
        .entries(query).map(\.facts.title)
      #expect(found == (isReversed ? order.titles : order.titles.reversed()))
    }
    let newest = try sandbox.journal(hasIndex: hasIndex, dayEndsAt: order.dayEndsAt)
      .entries(EntryQuery(lastDay: Day("2026-11-30"), limit: 1))
    #expect(newest.map(\.facts.title) == [order.titles[order.titles.count - 2]])
    let late = try sandbox.journal(hasIndex: hasIndex, dayEndsAt: order.dayEndsAt)
      .entry(at: VaultPath("2026-11-30-0000.md"))
    #expect(late?.name.second == (order.dayEndsAt == 0 ? 0 : 86_400))
    #expect(late?.name.clockSecond == 0)
  }

  @Test func `an index is made anew where days come to end at another hour`() throws {
    let sandbox = try JournalSandbox(Self.files)
    for order in Self.orders + Self.orders {
      let journal = try sandbox.journal(dayEndsAt: order.dayEndsAt)
      #expect(try journal.entries(EntryQuery(isReversed: true)).map(\.facts.title) == order.titles)
      #expect(try journal.check() == [])
    }
  }

  @Test func `what is told of a night stands in the index once, and goes from it`() throws {
    let sandbox = try JournalSandbox(Self.files)
    let late = 4 * 3600
    _ = try sandbox.journal(dayEndsAt: late).entries(EntryQuery())
    let path = "2026-11-30-0310.md"
    for text in ["Written at night", "And again"] {
      try sandbox.write(path, text)
      try sandbox.journal(after: 0, dayEndsAt: late).tell(VaultPath(path))
    }
    let journal = try sandbox.journal(dayEndsAt: late)
    let titles = try journal.entries(.on(try #require(Day("2026-11-30")))).map(\.facts.title)
    #expect(titles.suffix(2) == ["And again", "Almost four"])
    #expect(titles.count == 8)
    try sandbox.remove(path)
    try sandbox.journal(after: 0, dayEndsAt: late).tell(VaultPath(path))
    #expect(!sandbox.indexHolds("And again"))
    #expect(try sandbox.journal(dayEndsAt: late).check() == [])
  }
}
