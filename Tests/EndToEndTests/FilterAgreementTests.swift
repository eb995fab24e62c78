import Foundation
import Testing

/// Each filter means the same to every command that takes it, also turned round.
struct FilterAgreementTests {
  private static let filters = [
    "category travel", "category none", "tag travel", "tag travel/japan", "person Jo",
    "person 민지", "has photo", "has task", "has weather", "has location", "starred", "mood glad",
    "words 6..", "where rating=4", "touched 2026-11", "on 11-29", "on sunday", "on 11월",
    "category travel --no-starred", "tag sea --no-person Jo --words 2..",
  ]
  private static let entries = [
    "diary.yml": "people: {Min-ji: {aliases: [민지]}}\n",
    "2024-11-29.md": "---\ncategory: travel\ntags: [travel/japan]\nstarred: true\n---\nKyoto @Jo\n",
    "2025-11-29.md":
      "---\ncategory: travel\nrating: 4\nmood: glad\n---\nNara\n\n- [ ] #travel more\n",
    "2026-10-04.md":
      "---\nweather: rain\nlocation: Seoul\nphoto: a.jpg\n---\nWith [[Min-ji]] #sea\n",
    "2026-11-28.md": "Two words @Min-ji #sea\n", "2026-11-28-2.md": "바다에서 @Jo #sea\n",
    "2026-11-29.md": "---\ncategory: work\nmodified: 2026-11-02\n---\n![x](a.png)\n\n- [x] done\n",
  ]

  @Test(arguments: filters)
  func `every command finds the same entries`(filter: String) throws {
    let sandbox = try Sandbox.vault(Self.entries)
    for options in ["--\(filter)", "--no-\(filter)"] {
      let found = try lines("diary list \(options) --format paths", in: sandbox)
      let others = [
        "show \(options) --format json | grep -o '\"path\":\"[^\"]*' | sed \"s|.*:.|$PWD/|\"",
        "search --regex . \(options) --format paths", "random -n 99 \(options) --format paths",
      ]
      for line in others {
        #expect(try lines("diary \(line)", in: sandbox) == found, "\(line)")
      }
      let statistics = try Shell.run("diary stats \(options) --format json", in: sandbox)
      #expect(statistics.output.hasPrefix("{\"entries\":\(found.count),"), "\(options)")
      let calendar = try Shell.run(
        "diary calendar all \(options) --format json | grep -o '\"entries\":[0-9]*'", in: sandbox)
      let numbers = calendar.output.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(numbers.reduce(0, +) == found.count, "\(options)")
      let site = try Shell.run("diary export html ../site \(options)", in: sandbox)
      let pages = "\(found.count) \(found.count == 1 ? "entry" : "entries") in"
      #expect(site.output.hasPrefix(pages) || found.isEmpty, "\(options): \(site)")
    }
  }

  private func lines(_ line: String, in sandbox: borrowing Sandbox) throws -> Set<String> {
    let result = try Shell.run(line, in: sandbox)
    return Set(result.output.split(separator: "\n").map(String.init))
  }
}
