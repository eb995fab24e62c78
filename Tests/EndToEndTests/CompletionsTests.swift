import Foundation
import Testing

/// What shells complete with the program itself.
struct CompletionsTests {
  @Test(arguments: [
    ("diary show 2026-11-2", #"2026-11-28 2026-11-29.2 2026-11-29.1"#),
    ("diary list 2026-11-2", "2026-11-29 2026-11-28"),
    ("diary show Even", #"Evening\ walk"#), ("diary edit 저", #"저녁\ 산책"#),
    ("diary list --tag tr", "travel travel/japan"), ("diary list --category wo", "work"),
    ("diary list --category ho", "hobby"), ("diary search x --person Ji", "Jin"),
    ("diary move la", "last"), ("diary list la", ""),
  ])
  func `bash completes days, titles, tags, categories and people`(
    line: String, values: String
  ) throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": "categories: {work: {icon: 💼}}\n",
      "2026-11-28.md": "Evening walk\n\n#travel/japan @Jin\n",
      "2026-11-29.md": "---\ncategory: hobby\n---\nEvening walk\n\n#travel\n",
      "2026-11-29-2.md": "저녁 산책\n",
    ])
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    try sandbox.write(
      """
      eval "$(diary completions bash)"
      COMP_WORDS=(\(words)); COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
      _diary
      echo "${COMPREPLY[*]}"
      """, to: "try.sh")
    let result = try Shell.run("bash --norc try.sh", in: sandbox)
    let found = result.output.replacingOccurrences(of: "\n", with: "")
    #expect(Set(found.components(separatedBy: " ")) == Set(values.components(separatedBy: " ")))
  }
}
