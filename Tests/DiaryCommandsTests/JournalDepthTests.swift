import DiaryIndex
import DiaryModel
import Testing

@testable import DiaryCommands

/// However little of the entries the index knows, an answer holds all that was asked for.
struct JournalDepthTests {
  static let long = String(repeating: "More of it, and more.\n\n", count: 40)

  static let files = [
    "2026-05-17.md": "# One\n\nshort #a @Anna\n",
    "2026-05-18.md": "# Two\n\nlong\n\n\(long) #b [[2026-05-17]]\n\n- [x] done\n",
    "2026-05-19.md": "---\ntags: [c]\ntitle: Three\n---\nlong\n\n\(long) #d ![](a.png)\n",
  ]

  /// What is asked first, so that the index knows that much.
  static let first: [EntryQuery] = [
    EntryQuery(depth: .head), EntryQuery(limit: 1, depth: .head), EntryQuery(limit: 2),
    EntryQuery(order: .title, depth: .head), EntryQuery(),
  ]

  @Test(arguments: first, [EntryQuery.Order.day, .title, .modified])
  func `what was not known yet is read when it is asked`(
    first: EntryQuery, order: EntryQuery.Order
  ) throws {
    let sandbox = try JournalSandbox(Self.files)
    let query = EntryQuery(order: order)
    let expected = try sandbox.journal(hasIndex: false).entries(query)
    #expect(expected.flatMap(\.facts.tags).sorted() == ["a", "b", "c", "d"])
    _ = try sandbox.journal().entries(first)
    #expect(try sandbox.journal().entries(query) == expected)
    #expect(try sandbox.journal().check() == [])
  }

  @Test func `a condition on the text is not decided by a head`() throws {
    let sandbox = try JournalSandbox(Self.files)
    _ = try sandbox.journal().entries(EntryQuery(depth: .head))
    for (test, count) in [
      (EntryTest.tag(["b", "d"]), 2), (.person(["2026-05-17"]), 1), (.words([100...(.max)]), 2),
      (.has([.task]), 1), (.has([.photo]), 1), (.has([.title]), 3),
    ] {
      var query = EntryQuery(depth: .head)
      query.conditions = [EntryCondition(test)]
      #expect(try sandbox.journal().count(query) == count, "\(test)")
    }
  }

  @Test func `an entry that is found by its title is known whole`() throws {
    let sandbox = try JournalSandbox(Self.files)
    _ = try sandbox.journal().entries(EntryQuery(depth: .head))
    #expect(try sandbox.journal().entries(titled: "two").map(\.facts.tags) == [["b"]])
  }

  @Test func `a list leaves what is known of the text`() throws {
    let sandbox = try JournalSandbox(Self.files)
    let whole = try sandbox.journal().entries(EntryQuery())
    let heads = try sandbox.journal().entries(EntryQuery(depth: .head))
    #expect(heads.map(\.facts.title) == whole.map(\.facts.title))
    #expect(heads.map(\.facts.preview) == whole.map(\.facts.preview))
    #expect(try sandbox.journal().entries(EntryQuery()) == whole)
    var index = try sandbox.openIndex()
    let day = try #require(whole.first)
    #expect(try index.entry(day.path, day.name)?.file.depth == .whole)
  }

  @Test func `an index made for a list knows only heads`() throws {
    let sandbox = try JournalSandbox(Self.files)
    let heads = try sandbox.journal().entries(EntryQuery(depth: .head))
    #expect(heads.map(\.facts.title) == ["Three", "Two", "One"])
    var index = try sandbox.openIndex()
    let depths = try heads.map { try index.entry($0.path, $0.name)?.file.depth }
    #expect(depths == [.head, .head, .whole], "the short one costs no more")
  }
}
