import DiaryModel
import Foundation
import Testing

@testable import DiaryCommands

/// Whatever has become of the pages of an index, also while it is asked, the answers are the same.
struct JournalDamageTests {
  /// What journals answer to questions that the index answers by itself once it is up to date.
  private struct Answers: Equatable {
    let tags: [String: Int]
    let categories: [String: Int]
    let tasks: [String]
    let titled: [String]
    let found: Int
    let sorted: [String]

    init(_ sandbox: JournalSandbox) throws {
      var tags: [String: Int] = [:]
      for list in try sandbox.journal().tagLists(EntryQuery()) {
        for tag in list.tags { tags[tag, default: 0] += list.count }
      }
      self.tags = tags
      categories = Dictionary(
        uniqueKeysWithValues: try sandbox.journal().categories(EntryQuery())
          .map { ($0.category ?? "none", $0.count) })
      var query = EntryQuery()
      query.conditions = [EntryCondition(.has([.task]))]
      tasks = try sandbox.titles(query)
      titled = try sandbox.journal().entries(titled: "title 7").map(\.facts.title)
      found = try sandbox.journal().countFound(
        EntryQuery(),
        SearchPattern([(text: "river", isNegated: false)], comparison: .folded, isAny: false))
      sorted = try sandbox.titles(EntryQuery(order: .title))
    }
  }

  private static let size = 16_384

  /// What may have become of a page.
  enum Damage: String, CaseIterable {
    case overwritten, empty, partlyEmpty, otherByte, otherPage, missing

    func impose(on page: Int, of data: Data) -> Data {
      var (data, range) = (data, page * size..<(page + 1) * size)
      switch self {
      case .overwritten: data.replaceSubrange(range, with: repeatElement(0x5a, count: size))
      case .empty: data.resetBytes(in: range)
      // A block that the disk has not got to before the power went.
      case .partlyEmpty: data.resetBytes(in: (range.upperBound - 4096)..<range.upperBound)
      case .otherByte: data[range.upperBound - 200] ^= 4
      case .otherPage:
        let other = page * size - size
        range = other == 0 ? range.upperBound..<range.upperBound + size : other..<other + size
        data.replaceSubrange(page * size..<(page + 1) * size, with: data[range])
      case .missing: data.removeSubrange(range.lowerBound...)
      }
      return data
    }
  }

  @Test(arguments: Damage.allCases.map { ($0, true) } + [(.overwritten, false)])
  func `whichever of its pages is broken, the index's answers are the same`(
    damage: Damage, canBeMade: Bool
  ) throws {
    let sandbox = try Self.sandbox()
    let expected = try Answers(sandbox)
    #expect(expected.tags.count == 5 && expected.tasks.count == 13 && expected.found == 27)
    #expect(expected.categories.count == 2 && expected.titled.count == 1)
    _ = try sandbox.journal().rebuild()
    let whole = try sandbox.indexData()
    let pages = whole.count / Self.size
    #expect(pages > 5)
    let making = sandbox.indexFile + ".making"
    if !canBeMade {
      try FileManager.default.removeItem(atPath: making)
      try FileManager.default.createDirectory(atPath: making, withIntermediateDirectories: true)
    }
    for page in 1..<pages {
      try sandbox.replaceIndex(with: damage.impose(on: page, of: whole))
      #expect(try Answers(sandbox) == expected, "page \(page)")
      if canBeMade { #expect(try sandbox.journal().check() == [], "page \(page)") }
    }
  }

  @Test func `a byte that is another is found, wherever it is`() throws {
    let sandbox = try Self.sandbox()
    let expected = try sandbox.titles()
    // What of the header tells how pages are read, and here and there behind it.
    let size = try sandbox.indexData().count
    for place in Array(16..<24) + Array(60..<72) + stride(from: 100, to: size, by: 15_013) {
      _ = try sandbox.journal().rebuild()
      var data = try sandbox.indexData()
      data[place] ^= 0x10
      try sandbox.replaceIndex(with: data)
      #expect(try sandbox.titles() == expected, "byte \(place)")
      #expect(try sandbox.titles(EntryQuery(order: .title)).count == expected.count)
    }
  }

  /// What may happen to the file while a program has it open.
  enum Event: String, CaseIterable {
    case deleted, replaced, cutShort, folderDeleted, madeAnew, pipe

    func happen(to sandbox: JournalSandbox) throws {
      let file = sandbox.indexFile
      switch self {
      case .deleted: try sandbox.removeIndex()
      case .replaced: try sandbox.replaceIndex(with: Data("a text\n".utf8))
      case .cutShort: truncate(file, off_t(3 * size))
      case .folderDeleted: try FileManager.default.removeItem(atPath: sandbox.folder + "/cache")
      case .madeAnew: _ = try sandbox.journal().rebuild()
      case .pipe:
        try sandbox.removeIndex()
        mkfifo(file, 0o600)
      }
    }
  }

  @Test(arguments: Event.allCases, [EntryQuery.Order.day, .title])
  func `whatever happens to its file while it is open, the answers are the same`(
    event: Event, order: EntryQuery.Order
  ) throws {
    let sandbox = try Self.sandbox()
    let query = EntryQuery(order: order)
    let expected = try sandbox.titles(query)
    let journal = try sandbox.journal()
    #expect(try journal.count() == 40)
    try event.happen(to: sandbox)
    #expect(try journal.entries(query).map(\.facts.title) == expected)
    try sandbox.write("2026-05-17.md", "title new")
    #expect(try journal.entries(query).count == 41)
    #expect(try sandbox.titles(query).count == 41)
    #expect(try sandbox.journal().check() == [])
    #expect(sandbox.warnings.count < 3, "\(sandbox.warnings)")
  }

  private static func sandbox() throws -> JournalSandbox {
    let sandbox = try JournalSandbox()
    for day in 1...40 {
      let name = try #require(Day(year: 2026, month: 1, day: 1)?.adding(days: day))
      try sandbox.write(
        "\(name).md",
        """
        ---
        category: \(["work", "music"][day % 2])
        tags: [t\(day % 5)]
        ---
        title \(day)

        \(day % 3 == 0 ? "- [ ] task" : "a river")
        \(String(repeating: "words ", count: 300))
        """)
    }
    return sandbox
  }
}
