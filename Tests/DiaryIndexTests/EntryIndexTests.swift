import DiaryModel
import Testing

@testable import DiaryIndex

struct EntryIndexTests {
  static let full: EntryFacts = {
    var facts = EntryFacts()
    facts.title = "Ein \u{1f600} Titel, 제목\u{0}mit Null"
    facts.preview = "preview"
    facts.created = Moment(day: .last, second: 86_399, offset: -570)
    facts.modified = Moment(day: .first, second: 0, offset: nil)
    facts.category = ""
    facts.tags = ["travel/japan", "a\nb", "\\n", "\\", "", "태그"]
    facts.people = ["Kim Minji"]
    facts.aliases = ["", ""]
    facts.links = [
      EntryLink(.wiki, "2026-11-29"), EntryLink(.file, "a\\\nb"), EntryLink(.embed, ""),
    ]
    facts.mood = "mood"
    facts.weather = "weather"
    facts.location = "location"
    facts.photo = "photo.jpg"
    facts.isStarred = true
    facts.isPrivate = true
    facts.resurface = "never"
    facts.words = 12_345
    facts.openTasks = 2
    facts.doneTasks = 3
    facts.firstImage = "image.png"
    facts.problems = [EntryProblem(line: 3, column: 8, message: "expected `:`: or\nso")]
    return facts
  }()

  /// Facts with one thing alone in them, so that none is read only because another is there.
  static let facts: [EntryFacts] = {
    var lone = [EntryFacts(), full]
    func add(_ change: (inout EntryFacts) -> Void) {
      var facts = EntryFacts()
      change(&facts)
      lone.append(facts)
    }
    add { $0.category = "work" }
    add { $0.isPrivate = true }
    add { $0.people = ["a"] }
    add { $0.aliases = ["a"] }
    add { $0.links = [EntryLink(.wiki, "a")] }
    add { $0.mood = "" }
    add { $0.weather = "a" }
    add { $0.location = "a" }
    add { $0.photo = "a" }
    add { $0.resurface = "a" }
    add { $0.firstImage = "a" }
    add { $0.problems = [EntryProblem(line: 1, column: 1, message: "")] }
    return lone
  }()

  static let file = IndexedFile(
    path: VaultPath(bytes: [0xff, 0x2f, 0]),
    name: EntryName(day: .last, second: 0, counter: 999), folder: 7,
    fingerprint: Fingerprint(inode: .max, size: .max, modified: .min, changed: -1),
    isSettled: true, failure: 0, hash: .min, depth: .whole)

  @Test(arguments: facts) func `what is kept of an entry comes back`(facts: EntryFacts) throws {
    var index = try EntryIndex()
    let entry = IndexedEntry(file: Self.file, facts: facts)
    try index.save(entry)
    #expect(try index.entry(entry.file.path, entry.file.name) == entry)
    #expect(try index.entries(PageRange(isRising: true), after: nil, limit: 1) == [entry])
  }

  @Test func `a file that is only known by name has neither hash nor facts`() throws {
    var index = try EntryIndex()
    let file = IndexedFile(path: VaultPath("a"), name: EntryName(day: .first), folder: 1)
    try index.add(file)
    #expect(
      try index.entry(file.path, file.name) == IndexedEntry(file: file, facts: EntryFacts()))
    try index.save(IndexedEntry(file: file, facts: Self.full))
    try index.add(file)
    #expect(try index.entry(file.path, file.name)?.facts == Self.full, "what is known stays")
  }

  @Test(arguments: [false, true]) func `pages follow each other in time`(isRising: Bool) throws {
    var index = try EntryIndex()
    var names: [EntryName] = []
    for day in [Day.first, Day.last] {
      for second in [nil, 0, 86_399] {
        for counter in [nil, 1, 999] {
          names.append(EntryName(day: day, second: second, counter: counter))
        }
      }
    }
    let places = names.flatMap { name in ["", "a", "a/b", "b"].map { (VaultPath($0), name) } }
    for (path, name) in places.shuffled() {
      try index.add(IndexedFile(path: path, name: name, folder: 1))
    }
    var found: [IndexedFile] = []
    while true {
      let page = try index.files(PageRange(isRising: isRising), after: found.last, limit: 5)
      if page.isEmpty { break }
      found += page
    }
    let expected = isRising ? places : places.reversed()
    #expect(found.map(\.path) == expected.map(\.0))
    #expect(found.map(\.name) == expected.map(\.1))
  }

  @Test(arguments: [1, 3, 100]) func `files come folder by folder, each once`(limit: Int) throws {
    var index = try EntryIndex()
    var files: [IndexedFile] = []
    for folder: Int64 in [3, 1, 7] {
      for (place, day) in [Day.first, .last].enumerated() {
        for path in ["", "a", "b"] {
          let name = EntryName(day: day, second: nil, counter: place == 0 ? nil : 2)
          var file = IndexedFile(path: VaultPath("\(folder)\(path)"), name: name, folder: folder)
          file.fingerprint = Fingerprint(inode: 9, size: Int64(place), modified: -1, changed: .max)
          (file.isSettled, file.hash, file.depth) = (place == 1, place == 0 ? nil : -5, .head)
          files.append(file)
        }
      }
    }
    for file in files.shuffled() { try index.add(file) }
    var found: [IndexedFile] = []
    while case let page = try index.files(after: found.last, limit: limit), !page.isEmpty {
      found += page
    }
    #expect(found == files.sorted { $0.folder < $1.folder })
    let page = try index.files(after: nil, limit: 100)
    #expect(page.passing { _, _ in true } == found.map(\.isComparable))
    #expect(page.indices.map { page.hash($0) } == found.map(\.hash))
  }

  @Test func `a change that fails leaves nothing behind`() throws {
    var index = try EntryIndex()
    #expect(throws: IndexFault.busy) {
      try index.change { index throws(IndexFault) in
        try index.save(IndexedEntry(file: Self.file, facts: Self.full))
        throw IndexFault.busy
      }
    }
    #expect(try index.count() == 0)
    try index.change { index throws(IndexFault) in
      try index.save(IndexedEntry(file: Self.file, facts: Self.full))
    }
    #expect(try index.count() == 1)
  }

  @Test func `a copy in memory goes its own way`() throws {
    var index = try EntryIndex()
    try index.save(IndexedEntry(file: Self.file, facts: Self.full))
    var copy = try index.copyInMemory()
    try index.remove(folder: 7)
    #expect(try index.count() == 0)
    #expect(try copy.count() == 1)
  }

  @Test func `titles are sorted without regard to case, the empty ones last`() throws {
    var index = try EntryIndex()
    for (place, title) in ["b", "", "A", "a", "É", "E\u{301}"].enumerated() {
      var facts = EntryFacts()
      facts.title = title
      let name = EntryName(day: .first, counter: place + 1)
      let file = IndexedFile(path: VaultPath("\(place)"), name: name, folder: 1, hash: 1)
      try index.save(IndexedEntry(file: file, facts: facts))
    }
    func order(isReversed: Bool) throws -> [String] {
      var files = try index.sortedFiles(
        by: .title, first: nil, last: nil, isReversed: isReversed, limit: nil, localOffset: 0)
      return try files.next(9).map(\.path.text)
    }
    #expect(try order(isReversed: false) == ["3", "2", "0", "5", "4", "1"])
    #expect(try order(isReversed: true) == ["1", "4", "5", "0", "2", "3"])
    #expect(try index.entries(titleKey: TitleKey.of("e\u{301}")).count == 2)
  }

  @Test func `moments sort by what is known of them`() throws {
    var index = try EntryIndex()
    let day = try #require(Day("1970-01-02"))
    func add(_ path: String, modified: Moment?, file: Int64, created: Moment?) throws {
      var facts = EntryFacts()
      (facts.modified, facts.created) = (modified, created)
      let seconds = file * 3600 * 1_000_000_000
      let row = IndexedFile(
        path: VaultPath(path), name: EntryName(day: day, second: 3600), folder: 1,
        fingerprint: Fingerprint(inode: 1, size: 1, modified: seconds, changed: 0), hash: 1)
      try index.save(IndexedEntry(file: row, facts: facts))
    }
    func at(_ hour: Int, _ offset: Int?) -> Moment {
      Moment(day: day, second: hour * 3600, offset: offset)
    }
    try add("file at 24 UTC", modified: nil, file: 24, created: nil)
    try add("noon at +9, 27 UTC", modified: at(12, 540), file: 0, created: at(0, nil))
    try add("noon here, 34 UTC", modified: at(12, nil), file: 0, created: at(2, 0))
    try add("noon at -2, 38 UTC", modified: at(12, -120), file: 0, created: at(3, 60))
    func order(_ order: EntryQuery.Order) throws -> [String] {
      var files = try index.sortedFiles(
        by: order, first: nil, last: nil, isReversed: true, limit: nil, localOffset: 7200)
      return try files.next(9).map { $0.path.text.split(separator: ",")[0] }.map(String.init)
    }
    #expect(
      try order(.modified) == ["file at 24 UTC", "noon at +9", "noon here", "noon at -2"])
    #expect(try order(.created) == ["noon at +9", "file at 24 UTC", "noon here", "noon at -2"])
  }
}
