import Testing

/// What an editor makes of a draft that is none by its name.
struct StrayDraftTests {
  @Test(arguments: [
    ("mv \"$1\" \"$(dirname \"$1\")/mine.txt\"", "mine.txt"),
    ("mv \"$1\" \"$1~\"", ".md~"),
    ("rm \"$1\"; mkdir \"$1\"; echo Words >\"$1/x\"", ".md/x"),
    ("mv \"$1\" \"$(dirname \"$1\")/.$(basename \"$1\").swp\"", ".swp"),
  ])
  func `its words are found`(script: String, name: String) throws {
    let sandbox = try Sandbox.vault()
    let editor = "sh -c 'echo Words >>\"$1\"; \(script)' editor"
    let terminal = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": editor, "COLUMNS": "400"])
    #expect(try terminal.finish() == 1)
    #expect(terminal.text.contains("holds what may be its text"))
    #expect(terminal.text.contains("\(name)\n"))
    let list = try Shell.run("diary drafts", in: sandbox)
    #expect(list.status == 0)
    #expect(list.complaints.contains("\(name): is no draft by its name, and may hold words"))
    let hint = list.complaints.split(separator: "\n").last ?? ""
    let command = try #require(hint.split(separator: "it: ").last)
    #expect(try Shell.run("EDITOR=true \(command)", in: sandbox).status == 0)
    #expect(try Shell.run("diary show --raw", in: sandbox).output.contains("Words"))
  }

  @Test func `a draft that is gone is told with its folder`() throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": "rm", "COLUMNS": "400"])
    #expect(try terminal.finish() == 1)
    #expect(terminal.text.contains("has removed the draft; "))
    #expect(terminal.text.contains("/drafts/"))
    #expect(terminal.text.contains("holds nothing else of it"))
  }

  @Test func `what lay there before is not taken for the text of a draft that is gone`() throws {
    let sandbox = try Sandbox.vault()
    let stray = try Terminal(
      "diary new", in: sandbox,
      adding: ["EDITOR": "sh -c 'mv \"$1\" \"$(dirname \"$1\")/old.txt\"' editor"])
    #expect(try stray.finish() == 1)
    let terminal = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": "rm", "COLUMNS": "400"])
    #expect(try terminal.finish() == 1)
    #expect(terminal.text.contains("holds nothing else of it"))
    #expect(!terminal.text.contains("old.txt"))
  }

  @Test func `copies that an editor leaves beside a draft are not told`() throws {
    let sandbox = try Sandbox.vault()
    let editor = "sh -c 'echo Words >>\"$1\"; cp \"$1\" \"$1~\"; exit 1' editor"
    let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": editor])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("d\r")
    #expect(try terminal.finish() == 1)
    #expect(try Shell.run("diary drafts", in: sandbox).complaints == "")
    #expect(try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox).status == 0)
    #expect(try Shell.run("diary drafts", in: sandbox).complaints == "diary: there are no drafts\n")
  }
}
