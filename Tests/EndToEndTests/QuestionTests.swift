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
}
