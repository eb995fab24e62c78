import DiaryIndex
import DiaryMarkup
import DiaryModel
import Testing

@testable import DiaryCommands

/// The index picks the entries that a look at each one would pick.
struct JournalFilterTests {
  static let files = [
    "0001-01-01.md": "The first day there is\n",
    "1969-12-31.md": "---\ncategory: Travel\ntags: [Café, a/b]\n---\nBefore the epoch\n",
    "2024-02-29.md": "---\ncategory: travel\nstarred: yes\n---\n#CAFE\u{301} leap [[Zoë]]\n",
    "2024-02-29-2.md": "---\ntags: ['odd\\name', 'two words']\nmood: [Glad, tired]\n---\nx\n",
    "2025-06-01.md":
      "---\nmodified: 2025-08-15T23:59\nRating: 5\n---\n- [ ] a\n- [x] b\n\n@zoë #a/b/c\n",
    "2025-06-02.md": "---\nphoto: p.png\nrating: [4, '5']\nweather: rain\n---\none two three\n",
    "2026-11-29.md": "",
    "9999-12-31.md": "---\nlocation: Busan\nrating:\n---\n![](a.png) 걸었다\n",
  ]

  private static let augustDay = Int64(Day("2025-08-15")?.ordinal ?? 0)

  static let tests: [EntryTest] =
    [
      .category(["travel"]), .category([nil]), .category([nil, "TRAVEL"]), .category(["trave"]),
      .tag(["café"]), .tag(["CAFE\u{301}"]), .tag(["a"]), .tag(["a/b"]), .tag(["A/B/C", "x"]),
      .tag(["odd\\name"]), .tag(["two words"]), .tag(["two"]), .tag(["b"]), .tag(["a\nb"]),
      .person(["Zoë"]), .person(["zoe\u{308}"]), .person(["zo"]), .starred,
      .mood(["glad"]), .mood(["TIRED"]), .mood(["glad, tired"]), .mood(["gla"]),
      .words([0...0]), .words([3...3, 5...(.max)]),
      .on([.date(month: 2, day: 29)]), .on([.month(12), .month(1)]), .on([.weekday(.sunday)]),
      .on([.weekday(.monday)]), .on([.weekday(.thursday), .weekday(.friday)]),
      .field(key: "rating", value: "5"), .field(key: "RATING", value: nil),
      .field(key: "none", value: nil), .field(key: "category", value: "TRAVEL"),
      .touched([
        ChangeTimes(
          wall: (augustDay * 86_400)...(augustDay * 86_400 + 86_399), file: 0...1)
      ]),
      .touched([ChangeTimes(wall: 0...1, file: 0...(.max))]),
    ] + EntryTrait.allCases.map { .has([$0]) }

  /// What a look at each entry by itself picks.
  private func picked(_ conditions: [EntryCondition], in sandbox: JournalSandbox) throws -> [String]
  {
    let journal = try sandbox.journal(hasIndex: false)
    var picked: [String] = []
    try journal.indexedEntries(EntryQuery()) { found in
      let text = Self.files[found.file.path.text] ?? ""
      let matter = FrontMatter(EntryText(bytes: Array(text.utf8)))
      let holds = conditions.allSatisfy {
        $0.holds(found.entry, fileModified: found.file.fingerprint.modified) { key in
          matter.field(key)?.value.texts
        }
      }
      if holds { picked.append(found.file.path.text) }
    }
    return picked
  }

  @Test func `the index picks what a look at each entry picks`() throws {
    let sandbox = try JournalSandbox(Self.files)
    var anyPicked = 0
    for test in Self.tests {
      for isNegated in [false, true] {
        let conditions = [EntryCondition(test, isNegated: isNegated)]
        let expected = try picked(conditions, in: sandbox)
        var query = EntryQuery()
        query.conditions = conditions
        let found = try sandbox.journal().entries(query).map(\.path.text)
        #expect(found == expected, "\(conditions)")
        query.order = .title
        let sorted = try sandbox.journal().entries(query).map(\.path.text)
        #expect(Set(sorted) == Set(expected), "\(conditions)")
        #expect(try sandbox.journal().count(query) == expected.count)
        if !isNegated { anyPicked += expected.isEmpty ? 0 : 1 }
      }
    }
    #expect(anyPicked > Self.tests.count * 2 / 3)
  }

  @Test func `all conditions must be fitted, and the limit counts what fits`() throws {
    let sandbox = try JournalSandbox(Self.files)
    var query = EntryQuery(isReversed: true, limit: 2)
    query.conditions = [
      EntryCondition(.starred, isNegated: true), EntryCondition(.has([.tag, .photo])),
    ]
    #expect(
      try sandbox.journal().entries(query).map(\.path.text) == ["1969-12-31.md", "2024-02-29-2.md"])
  }

  @Test func `a change since the last question counts`() throws {
    let sandbox = try JournalSandbox(Self.files)
    var query = EntryQuery()
    query.conditions = [EntryCondition(.starred)]
    #expect(try sandbox.titles(query) == ["#CAFE\u{301} leap Zoë"])
    try sandbox.write("2025-06-02.md", "---\nstarred: true\n---\nNow\n")
    try sandbox.write("2024-02-29.md", "Not any more\n")
    #expect(try sandbox.titles(query) == ["Now"])
  }

  @Test func `a page ends where the last one began`() throws {
    var files: [String: String] = [:]
    for year in 1900..<2000 {
      files["\(year)-01-01.md"] = "\(year)\n\n#\(year % 2 == 0 ? "e" : "o")\n"
    }
    let sandbox = try JournalSandbox(files)
    for limit in [1, 3, 16, 49, 50, 51, nil] {
      for isReversed in [false, true] {
        var query = EntryQuery(isReversed: isReversed, limit: limit)
        query.conditions = [EntryCondition(.tag(["e"]))]
        let years = stride(from: 1900, to: 2000, by: 2).map(String.init)
        let expected = (isReversed ? years : years.reversed()).prefix(limit ?? .max)
        #expect(try sandbox.titles(query) == Array(expected))
      }
    }
  }
}
