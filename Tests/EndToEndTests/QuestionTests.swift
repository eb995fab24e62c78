import Testing

/// What is asked at a terminal, and what each answer does.
struct QuestionTests {
  @Test(arguments: [
    ("y\r", true), ("Y\r", true), ("yes\r", true), ("예\r", true), ("n\r", false), ("\r", false),
    ("maybe\r", false), ("\u{04}", false),
  ])
  func `only a yes deletes`(answer: String, isDeleted: Bool) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Gone fishing\n"])
    let terminal = try Terminal("diary delete 2026-11-29", in: sandbox)
    try terminal.wait(for: "Delete this entry? [y/N] ")
    terminal.press(answer)
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("Gone fishing"))
    #expect(terminal.text.contains("kept 2026-11-29.md") == !isDeleted)
    #expect(sandbox.holds("2026-11-29.md") == !isDeleted)
  }

  @Test func `an interrupted question changes nothing`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Gone fishing\n"])
    let terminal = try Terminal("exec diary delete 2026-11-29", in: sandbox)
    try terminal.wait(for: "[y/N] ")
    terminal.press("\u{03}")
    #expect(try terminal.finish() == 130)
    #expect(sandbox.holds("2026-11-29.md") == true)
  }

  @Test func `each of several entries is asked for`() throws {
    let sandbox = try Sandbox.vault(["2026-11-28.md": "One\n", "2026-11-29.md": "Two\n"])
    let terminal = try Terminal("diary delete 2026-11-28 2026-11-29", in: sandbox)
    try terminal.wait(for: "[y/N] ")
    terminal.press("n\r")
    try terminal.wait(for: "[y/N] ")
    terminal.press("y\r")
    #expect(try terminal.finish() == 0)
    #expect(sandbox.holds("2026-11-28.md") == true)
    #expect(sandbox.holds("2026-11-29.md") == false)
  }

  @Test(arguments: ["\r", "\u{04}", "n\r"])
  func `the trash is emptied only when that is agreed to`(answer: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Gone fishing\n"])
    #expect(try Shell.run("diary delete last --yes", in: sandbox).status == 0)
    let terminal = try Terminal("diary trash --empty", in: sandbox)
    try terminal.wait(for: "Take one deleted entry away for good? [y/N] ")
    terminal.press(answer)
    #expect(try terminal.finish() == 0)
    #expect(try Shell.run("diary restore", in: sandbox).status == 0)
  }

  private static let failing = "sh -c 'echo Words >>\"$1\"; exit 1' editor"

  /// What takes something away, the answer to its question, where that lies, and what it says then.
  @Test(arguments: [
    ("delete 2026-11-29", "y", "2026-11-29.md", "was changed meanwhile"),
    ("trash --empty", "y", ".trash/*/2026-11-28.md", "so it stays"),
    ("drafts discard", "y", "$XDG_STATE_HOME/diary/drafts/*/2*.md", "so it stays"),
    ("drafts resume", "x", "$XDG_STATE_HOME/diary/drafts/*/2*.md", "so it stays"),
    ("new", "x", "$XDG_STATE_HOME/diary/drafts/*/2*-2.md", "so it stays"),
    ("new", "s", "$XDG_STATE_HOME/diary/drafts/*/2*-2.md", "so it stays"),
  ])
  func `what is saved while it is asked for is not taken away`(
    command: String, answer: String, place: String, reason: String
  ) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Gone\n", "2026-11-28.md": "Fishing\n"])
    #expect(try Shell.run("diary delete 2026-11-28 --yes", in: sandbox).status == 0)
    let draft = try Terminal("diary new", in: sandbox, adding: ["EDITOR": Self.failing])
    try draft.wait(for: "[s/d/x] ")
    draft.press("d\r")
    #expect(try draft.finish() == 1)
    let terminal = try Terminal(
      "diary \(command)", in: sandbox, adding: ["EDITOR": Self.failing, "COLUMNS": "400"])
    try terminal.wait(for: answer == "y" ? "[y/N] " : "[s/d/x] ")
    let saved = try Shell.run("for f in \(place); do echo Later >>\"$f\"; done", in: sandbox)
    #expect(saved.status == 0, "\(saved.complaints)")
    terminal.press("\(answer)\r")
    #expect(try terminal.finish() == (command == "trash --empty" ? 4 : 3), "\(terminal.text)")
    #expect(terminal.text.contains(reason), "\(terminal.text)")
    let found = try Shell.run("for f in \(place); do tail -n 1 \"$f\"; done", in: sandbox)
    #expect(found.output == "Later\n", "\(found.complaints)")
  }
}
