import Testing

/// An entry without a category stays without one, whatever is done with it.
struct StaysWithoutCategoryTests {
  private static let settings = "categories:\n  work: {icon: 💼, colour: blue}\n  travel: {}\n"

  private static let texts = [
    "The text\n", "---\nmood: glad\n---\nThe text\n",
    "---\ncreated: 2026-11-29T09:00+09:00\n---\nThe text\n",
  ]

  @Test(
    arguments: texts,
    [
      "set 2026-11-29 mood=tired tags+=sea", "set 2026-11-29 category=", "star 2026-11-29",
      "unstar 2026-11-29", "today More of it", "move 2026-11-29 --date yesterday --yes",
      "categories rename work job --yes", "categories remove work --yes",
      "tags rename sea ocean --yes", "done 2026-11-29.1",
    ])
  func `no command gives it one`(text: String, command: String) throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": Self.settings, "2026-11-29.md": text + "\n- [ ] a task #sea\n",
      "2026-11-20.md": "---\ncategory: work\n---\nAnother\n",
    ])
    #expect(try Shell.run("diary \(command)", in: sandbox).status == 0)
    let found = try Shell.run("diary list --category none --format paths", in: sandbox)
    #expect(found.output.split(separator: "\n").count >= 1)
    let held = try Shell.run(
      "grep -l '^category' $(diary list 2026-11-28..2026-11-29 --format paths)", in: sandbox)
    #expect(held.output.isEmpty, "\(held.output)")
  }

  @Test func `nor does an editor's turn, or a new entry`() throws {
    let sandbox = try Sandbox.vault([
      "diary.yml": Self.settings, "2026-11-28.md": "The text\n",
    ])
    let editor = ["VISUAL": "sh -c 'echo More >>\"$1\"' sh"]
    for command in ["edit 2026-11-28", "new Words", "today Words", "edit last"] {
      let result = try Shell.run("diary \(command)", in: sandbox, adding: editor)
      #expect(result.status == 0, "\(command): \(result.complaints)")
    }
    #expect(try Shell.run("grep -rl '^category' --include=*.md .", in: sandbox).output.isEmpty)
    let found = try Shell.run("diary list --category none --format paths", in: sandbox)
    #expect(found.output.split(separator: "\n").count == 3)
  }
}
