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

  @Test(arguments: ["my text.md", "2026-11-29-renamed.md", "notes.txt"])
  func `words that were saved beside a draft, under another name, are told of`(
    name: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let editor = "sh -c 'echo Words >\"$(dirname \"$1\")/\(name)\"' editor"
    let terminal = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": editor, "COLUMNS": "400"])
    #expect(try terminal.finish() == 1)
    #expect(terminal.text.contains("what lies beside it now may be its text"))
    #expect(terminal.text.contains("/\(name)"))
    #expect(!terminal.text.contains("nothing was written"))
    let resumed = try Shell.run("EDITOR=true diary drafts resume '\(name)'", in: sandbox)
    #expect(resumed.status == 0, "\(resumed.complaints)")
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

  /// What an editor makes of the draft's file, also of one that is another text of an entry.
  @Test(
    arguments: [
      "mv \"$1\" \"$1.bak\"", "mv \"$1\" \"$1~\"", "mv \"$1\" \"$1.save\"",
      "mv \"$1\" \"$(dirname \"$1\")/#$(basename \"$1\")#\"",
      "mv \"$1\" \"$(dirname \"$1\")/.$(basename \"$1\").swp\"",
    ], [false, true])
  func `one that was resumed is not gone, and not offered again`(
    script: String, isOfEntry: Bool
  ) throws {
    let file = "entries/2026/11/2026-11-29.md"
    let sandbox = try Sandbox.vault(isOfEntry ? [file: "First\n"] : [:])
    if isOfEntry {
      let failed = try Terminal(
        "diary edit", in: sandbox, adding: ["EDITOR": "sh -c 'echo Words >>\"$1\"; exit 1' editor"])
      try failed.wait(for: "[s/d/x]")
      failed.press("d\r")
      #expect(try failed.finish() == 1)
    }
    let editor = "sh -c 'echo Letter >>\"$1\"; sleep 0.2; \(script)' editor"
    let terminal = try Terminal(
      isOfEntry ? "diary drafts resume" : "diary new", in: sandbox, adding: ["EDITOR": editor])
    #expect(try terminal.finish() == 1)
    let list = try Shell.run("diary drafts", in: sandbox)
    guard let hint = list.complaints.split(separator: "\n").last(where: { $0.contains("it: ") }),
      let command = hint.split(separator: "it: ").last
    else {
      // Its words were known, and are the draft again.
      #expect(list.output.contains("\tLetter\t") || list.output.contains("First"))
      return
    }
    #expect(try Shell.run("EDITOR='sed -n -i p' \(command)", in: sandbox).status == 0)
    for line in ["diary drafts", "diary", "diary drafts"] {
      let after = try Shell.run(line, in: sandbox)
      #expect(!after.complaints.contains("held words"), "\(after.complaints)")
      #expect(!after.complaints.contains("is no draft"), "\(after.complaints)")
    }
    #expect(try Shell.run("diary drafts", in: sandbox).complaints == "diary: there are no drafts\n")
    #expect(try Shell.run("grep -l Letter entries/*/*/* | wc -l", in: sandbox).output.contains("1"))
    if isOfEntry {
      #expect(try sandbox.bytes(of: file).elementsEqual("First\nWords\nLetter\n".utf8))
    }
  }
}
