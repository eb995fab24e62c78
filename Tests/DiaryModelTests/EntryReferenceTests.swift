import DiaryModel
import Testing

struct EntryReferenceTests {
  private struct NoSuchDay: Error {}

  private func reference(_ text: String) throws -> EntryReference {
    try EntryReference(text) { (phrase) throws(NoSuchDay) in
      if phrase == "2026-02-30" { throw NoSuchDay() }
      return phrase == "yesterday" ? Day("2026-11-28") : Day(phrase)
    }
  }

  @Test(arguments: [
    ("last", EntryReference.last), ("마지막", .last),
    ("notes/2026-11-29.md", .path(Array("notes/2026-11-29.md".utf8))),
    ("2026-11-29.md", .path(Array("2026-11-29.md".utf8))),
    ("DAWN.TXT", .path(Array("DAWN.TXT".utf8))), ("./x", .path(Array("./x".utf8))),
    ("Over the pass", .title("Over the pass")), ("v1.2", .title("v1.2")), ("", .title("")),
  ])
  func `words that are no day are a path or a title`(text: String, expected: EntryReference) throws
  {
    #expect(try reference(text) == expected)
  }

  @Test(arguments: [
    ("2026-11-29", 29, nil), ("yesterday", 28, nil), ("2026-11-29.2", 29, 2),
    ("yesterday.1", 28, 1),
  ])
  func `a day may be followed by a number`(text: String, day: Int, number: Int?) throws {
    let expected = try #require(Day(year: 2026, month: 11, day: day))
    #expect(try reference(text) == .day(expected, number: number))
  }

  @Test(arguments: ["2026-02-30", "2026-02-30.2"])
  func `a day that does not exist is refused`(text: String) {
    #expect(throws: NoSuchDay.self) { try reference(text) }
  }
}
