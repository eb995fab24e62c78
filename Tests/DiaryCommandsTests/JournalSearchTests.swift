import DiaryIndex
import DiaryModel
import Foundation
import Platform
import Testing

@testable import DiaryCommands

struct JournalSearchTests {
  private func found(
    _ words: [String], _ comparison: SearchPattern.Comparison = .folded, isAny: Bool = false,
    in journal: Journal, _ query: EntryQuery = EntryQuery()
  ) throws -> [String] {
    let pattern = try SearchPattern(
      words.map { word in
        let isNegated = word.hasPrefix("-")
        return (isNegated ? String(word.dropFirst()) : word, isNegated)
      }, comparison: comparison, isAny: isAny)
    var paths: [String] = []
    try journal.search(query, pattern) { found, _ in paths.append(found.file.path.text) }
    return paths
  }

  /// What `grep -i` finds in the vault.
  private func grep(_ query: String, in folder: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["grep", "-rilaF", "--include=*.md", "-e", query, "."]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map {
      String($0.dropFirst(2))
    }
  }

  @Test func `whatever grep finds is found, with an index and without`() throws {
    var corpus = SearchCorpus(seed: 2026)
    var files: [String: String] = [:]
    for number in 0..<120 {
      let day = Day(ordinal: 739_000 + number)
      files["\(try #require(day)).md"] = corpus.entry()
    }
    let sandbox = try JournalSandbox(files)
    // What is searched is the text and the values of front matter, but not its keys.
    let plain = try JournalSandbox(files.mapValues { $0.replacing("mood:", with: "") })
    let texts = files.sorted { $0.key < $1.key }.map { $0.value.replacing("mood:", with: "") }
    let journal = try sandbox.journal()
    let memory = try sandbox.journal(hasIndex: false)
    var (asked, foundByGrep, more) = (0, 0, 0)
    while asked < 200 {
      let query = corpus.query(from: texts[asked % texts.count])
      guard !SearchForm.ofNeedle(query).isEmpty, !query.hasPrefix("-") else { continue }
      asked += 1
      let ours = try found([query], in: journal)
      #expect(ours == ours.sorted(by: >))
      #expect(try found([query], in: memory) == ours, "\(query)")
      let theirs = try grep(query, in: plain.vault)
      let missing = Set(theirs).subtracting(ours)
      #expect(
        missing.isEmpty, "\(query.unicodeScalars.map { String($0.value, radix: 16) }) \(query)")
      foundByGrep += theirs.count
      more += ours.count - theirs.count
    }
    #expect(foundByGrep > 1000)
    #expect(more > 100)
    #expect(sandbox.warnings.isEmpty)
  }

  static let files = [
    "2026-01-01.md": "A walk\n\nalong the\nriver, **mark**ed\n",
    "2026-01-02.md": "---\ntitle: The Café\n---\nTea and\n\ncake\n",
    "2026-01-03.md": "A walk, and tea: c++ (x)\n",
  ]

  @Test(arguments: [
    (["walk"], ["03", "01"]), (["walk", "tea"], ["03"]), (["walk", "-tea"], ["01"]),
    (["-walk"], ["02"]), (["along the river"], ["01"]), (["walk along"], []),
    (["\"the river\""], ["01"]), (["cafe"], ["02"]), (["marked"], ["01"]), (["**mark**"], ["01"]),
    (["and cake"], []), (["marked cake"], []), (["Café and"], []), (["c++"], ["03"]),
    (["(X)"], ["03"]), (["title"], []),
    (["lk"], ["03", "01"]),
  ])
  func `all words must be there`(words: [String], days: [String]) throws {
    let sandbox = try JournalSandbox(Self.files)
    let expected = days.map { "2026-01-\($0).md" }
    #expect(try found(words, in: sandbox.journal()) == expected)
    #expect(try found(words, in: sandbox.journal()) == expected)
  }

  @Test func `one of the words can be enough`() throws {
    let sandbox = try JournalSandbox(Self.files)
    let journal = try sandbox.journal()
    #expect(try found(["river", "cake", "-tea"], isAny: true, in: journal) == ["2026-01-01.md"])
  }

  @Test(arguments: [
    (["^A walk"], true, ["03", "01"]), (["^walk"], true, []), (["WALK.*tea"], true, ["03"]),
    (["WALK"], false, []), (["river,$"], true, []), (["caf."], true, ["02"]),
    (["-[ck]"], true, []), (["Caf[é]"], false, ["02"]),
  ])
  func `expressions are matched line by line`(
    words: [String], ignoresCase: Bool, days: [String]
  ) throws {
    let sandbox = try JournalSandbox(Self.files)
    let journal = try sandbox.journal()
    let paths = try found(words, .regular(ignoresCase: ignoresCase), in: journal)
    #expect(paths == days.map { "2026-01-\($0).md" })
  }

  @Test func `days, limits and conditions narrow a search`() throws {
    let sandbox = try JournalSandbox(Self.files)
    let journal = try sandbox.journal()
    #expect(try found(["a"], in: journal, EntryQuery(limit: 1)) == ["2026-01-03.md"])
    var query = EntryQuery(isReversed: true)
    query.conditions = [EntryCondition(.field(key: "title", value: nil), isNegated: true)]
    #expect(try found(["a"], in: journal, query) == ["2026-01-01.md", "2026-01-03.md"])
  }

  @Test func `what an entry no longer says is not in the index either`() throws {
    let sandbox = try JournalSandbox(["2026-01-01.md": "zyzzyva\n", "2026-01-02.md": "quokka\n"])
    // The first search knows no more than the names; the second keeps the texts.
    for _ in 1...2 {
      #expect(try found(["zyzzyva"], in: sandbox.journal()) == ["2026-01-01.md"])
    }
    #expect(sandbox.indexHolds("quokka"))
    try sandbox.remove("2026-01-01.md")
    try sandbox.write("2026-01-02.md", "wombat\n")
    #expect(try found(["zyzzyva"], in: sandbox.journal()) == [])
    #expect(!sandbox.indexHolds("zyzzyva"))
    #expect(try found(["wombat", "-quokka"], in: sandbox.journal()) == ["2026-01-02.md"])
    let journal = try sandbox.journal()
    try sandbox.remove("2026-01-02.md")
    journal.forget(VaultPath("2026-01-02.md"))
    #expect(!sandbox.indexHolds("wombat"))
    #expect(!sandbox.indexHolds("quokka"))
  }

  @Test func `two entries of the same bytes are found, and one when the other goes`() throws {
    let sandbox = try JournalSandbox(["2026-01-01.md": "same\n", "2026-01-02.md": "same\n"])
    #expect(try found(["same"], in: sandbox.journal()).count == 2)
    try sandbox.remove("2026-01-01.md")
    #expect(try found(["same"], in: sandbox.journal()) == ["2026-01-02.md"])
  }

  @Test func `an index that was put aside in between changes no answer`() throws {
    let sandbox = try JournalSandbox(Self.files)
    #expect(try found(["walk"], in: sandbox.journal()).count == 2)
    try sandbox.replaceIndex(with: Data(repeating: 0x5A, count: 9000))
    #expect(try found(["walk"], in: sandbox.journal()).count == 2)
    let lock = try sandbox.holdIndex()
    #expect(try found(["tea"], in: sandbox.journal()).count == 2)
    _ = lock
  }
}
