import DiaryMarkup
import Testing

struct FrontMatterDifferencesTests {
  private func frontMatter(_ fields: String) -> FrontMatter {
    FrontMatter(EntryText(bytes: Array("---\n\(fields)\n---\nText\n".utf8)))
  }

  @Test(arguments: [
    ("mood: glad", "mood: glad", []),
    ("mood: glad", "mood: 'glad'", []),
    ("category: work", "category: travel", ["category: work -> travel"]),
    ("", "mood: glad", ["mood: nil -> glad"]),
    ("mood: glad", "", ["mood: glad -> nil"]),
    ("tags: [sea]", "tags:\n  - sea\n  - sun", ["tags: sea -> sea, sun"]),
    ("a: 1\nb: 2", "b: 3\nc: 4", ["a: 1 -> nil", "b: 2 -> 3", "c: nil -> 4"]),
    ("a: {b: 1}", "a: {b: 2}", ["a: {b: 1} -> {b: 2}"]),
    ("mood:", "mood: glad", ["mood:  -> glad"]),
  ])
  func `each field that says something else is told`(old: String, new: String, told: [String]) {
    let differences = frontMatter(new).differences(from: frontMatter(old))
    #expect(
      differences.map { "\($0.key): \($0.before ?? "nil") -> \($0.after ?? "nil")" } == told)
  }
}
