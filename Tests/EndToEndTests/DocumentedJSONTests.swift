import Foundation
import Testing

/// The manual names every key of what is printed as JSON, and no other.
struct DocumentedJSONTests {
  private static let lines = [
    "list", "show", "search harbour", "render --to json 2026-11-29.md", "next 2024-01-01",
    "memories",
    "random", "calendar 2026-11", "stats", "tags", "people", "categories", "tasks --all",
    "links 2026-11-29",
    "check",
    "undo --list", "history", "trash", "drafts", "index", "index --check",
  ]

  @Test func `the manual and what is printed name the same keys`() throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "categories: {work: {icon: 💼}}\n",
      "2025-11-29.md": "---\ncategory: hobby\n---\nA harbour\n\nSee [[2026-11-29]].\n",
      "2026-11-29.md": """
      ---
      category: work
      mood: glad
      ---
      At the harbour

      - [ ] call @Jo #sea, see [[nowhere]] and [[2025-11-29]] ![x](a.png)
      """, "2026-11-02.md": "To go\n",
    ])
    let making = """
      cp 2026-11-02.md "2026-11-03 $(printf 'caf\\351').md"
      diary star 2026-11-02 && diary delete --yes 2026-11-02 "2026-11-03 $(printf 'caf\\351').md"
      diary set 2025-11-29 mood=glad && sed -i /mood/d 2025-11-29.md
      printf x >entries; diary new kept; rm -f entries
      """
    _ = try Shell.run(making, in: sandbox)
    var printed: Set<String> = []
    for line in Self.lines {
      let format = line.contains("--to") ? "" : " --format json"
      let result = try Shell.run("diary \(line)\(format)", in: sandbox)
      let value = try #require(
        try? JSONSerialization.jsonObject(with: Data(result.output.utf8)), "\(line): \(result)")
      let keys = Self.keys(in: value)
      #expect(!keys.isEmpty, "\(line) prints no object")
      printed.formUnion(keys)
    }
    let (words, terms) = try Self.documented(in: sandbox)
    #expect(printed.subtracting(words) == [], "printed, and not in the manual")
    #expect(terms.subtracting(printed) == [], "in the manual, and never printed")
  }

  /// The keys of all objects in a value; those of front matter are the writer's own.
  private static func keys(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(in: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.reduce(into: Set(object.keys)) { all, pair in
      if pair.key != "front_matter" { all.formUnion(keys(in: pair.value)) }
    }
  }

  /// The words of the manual's section, and those of them that are its terms.
  private static func documented(
    in sandbox: borrowing Sandbox
  ) throws -> (words: Set<String>, terms: Set<String>) {
    let lines = try Shell.run("diary manual", in: sandbox).output.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix(".Sh JSON") })
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix(".Sh") }
    func words(_ lines: [Substring]) -> Set<String> {
      let parts = lines.flatMap { $0.split { !($0.isLetter || $0 == "_") } }
      return Set(parts.map(String.init)).subtracting(["It", "Li", "Pp", "Bl", "El", "Xo", "Xc"])
    }
    return (words(Array(section)), words(section.filter { $0.hasPrefix(".It") }))
  }
}
