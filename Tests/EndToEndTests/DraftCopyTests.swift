import Testing

/// What editors leave beside a draft under its name and some letters more: backups, and what a save
/// that was stopped has written.
struct DraftCopyTests {
  /// Leaves a draft with the words "Main words" and what a script puts beside it.
  private func leave(_ script: String, in sandbox: borrowing Sandbox) throws {
    try sandbox.write("echo Main words >>\"$1\"\nkill -KILL $PPID\n", to: "editor")
    let terminal = try Terminal("EDITOR=\"sh $PWD/editor\" diary new", in: sandbox)
    _ = try terminal.finish()
    let result = try Shell.run("set -- \"$(diary drafts | cut -f4)\"\n\(script)", in: sandbox)
    #expect(result.status == 0)
  }

  private func run(_ command: String, editor: String, in sandbox: borrowing Sandbox)
    throws -> Shell.Result
  {
    try sandbox.write(editor + "\n", to: "editor")
    return try Shell.run("export EDITOR=\"sh $PWD/editor\"\n\(command)", in: sandbox)
  }

  /// How many files that are no drafts' own have "Side words" among the drafts.
  private static let find = "find .. -name '*.md?*' -path '*/drafts/*' -not -name '.*' | grep -c ''"

  @Test(arguments: ["~", ".~1~", ".bak", ".2", ".new"])
  func `one with words that the draft has not is told of, with what to do`(ending: String) throws {
    let sandbox = try Sandbox.vault()
    try leave("echo Side words >\"$1\(ending)\"", in: sandbox)
    let list = try Shell.run("diary drafts", in: sandbox).complaints
    #expect(list.contains("2114.md\(ending): has words that the draft 2026-11-29-2114.md has not"))
    #expect(list.contains("diary drafts resume "))
    let check = try Shell.run("diary check", in: sandbox)
    #expect(check.status == 1)
    #expect(check.output.contains("has words that the draft 2026-11-29-2114.md has not"))
    #expect(try Shell.run("diary", in: sandbox).complaints.contains("lies among the drafts"))
    let show = try Shell.run("diary drafts show 2026-11-29-2114.md", in: sandbox)
    #expect(show.output.contains("Main words"))
  }

  @Test(arguments: [
    "cp \"$1\" \"$1~\"", "echo Main words >\"$1.new\"", "echo -- >\"$1~\"", ": >\"$1.2\"",
    // What an editor of ours has held is kept, and told of where it is not in the draft.
    "echo Side words >\"$1~\"; echo Side words >\"$(dirname \"$1\")/.$(basename \"$1\").seen-9\"",
  ])
  func `one without such words is not told of`(script: String) throws {
    let sandbox = try Sandbox.vault()
    try leave(script, in: sandbox)
    #expect(try !Shell.run("diary drafts", in: sandbox).complaints.contains("has words that"))
    #expect(try !Shell.run("diary check", in: sandbox).output.contains("has words that"))
    #expect(try !Shell.run("diary", in: sandbox).complaints.contains("among the drafts"))
  }

  @Test(arguments: ["", "; cp \"$1\" \"$1~\""])
  func `a backup of a draft that is saved becomes a draft`(
    overwriting: String
  ) throws {
    let sandbox = try Sandbox.vault()
    try leave("echo Side words >\"$1~\"", in: sandbox)
    let editor = ":\(overwriting); echo More >>\"$1\""
    let saved = try run("diary drafts resume", editor: editor, in: sandbox)
    #expect(saved.status == 3)
    #expect(saved.complaints.contains("they are kept as a draft"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "Side words\n")
    #expect(try Shell.run("diary history", in: sandbox).output.contains("Side words"))
    #expect(try Shell.run(Self.find, in: sandbox).output == "0\n")
  }

  @Test func `a backup that an ordinary edit leaves is found in its history where it was not seen`()
    throws
  {
    let sandbox = try Sandbox.vault()
    try sandbox.write("echo Side words >\"$1~\"; echo Mine >>\"$1\"\n", to: "editor")
    let terminal = try Terminal("EDITOR=\"sh $PWD/editor\" diary new", in: sandbox)
    #expect(try terminal.finish() == 0)
    #expect(try Shell.run("diary history", in: sandbox).output.contains("Side words"))
    #expect(try Shell.run(Self.find, in: sandbox).output == "0\n")
    #expect(try Shell.run("diary drafts", in: sandbox).complaints == "diary: there are no drafts\n")
  }

  @Test func `a backup of a draft that is discarded becomes a draft`() throws {
    let sandbox = try Sandbox.vault()
    try leave("echo Side words >\"$1~\"", in: sandbox)
    let result = try Shell.run("diary drafts discard --yes", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.contains("has words that the draft 2026-11-29-2114.md has not"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Side words"))
    #expect(try Shell.run(Self.find, in: sandbox).output == "0\n")
  }

  @Test func `another version that was saved beside a draft stays, and is told of`() throws {
    let sandbox = try Sandbox.vault()
    try leave("echo Side words >\"$1.2\"", in: sandbox)
    #expect(try run("diary drafts resume", editor: "echo More >>\"$1\"", in: sandbox).status == 0)
    let list = try Shell.run("diary drafts", in: sandbox).complaints
    #expect(list.contains("2114.md.2: is no draft by its name, and may hold words"))
  }

  /// What vim does with 'backup' set, where somebody writes over what the entry begins with.
  @Test(arguments: [false, true])
  func `the backup of an ordinary edit is no more than that`(isLeft: Bool) throws {
    let sandbox = try Sandbox.vault()
    let editor =
      "cp \"$1\" \"$1~\"; sleep 0.3; echo Mine and more words >\"$1\"; sleep 0.3; cp \"$1\" \"$1~\""
      + "; echo Mine and better words >\"$1\""
    let terminal = try Terminal(
      "diary new", in: sandbox,
      adding: ["EDITOR": "sh -c '\(editor)\(isLeft ? "; exit 1" : "")' editor"])
    if isLeft {
      try terminal.wait(for: "[s/d/x]")
      terminal.press("d\r")
    }
    #expect(try terminal.finish() == (isLeft ? 1 : 0))
    let list = try Shell.run("diary drafts", in: sandbox)
    #expect(!list.complaints.contains("has words that"))
    if !isLeft { #expect(try Shell.run(Self.find, in: sandbox).output == "0\n") }
  }

  @Test func `one that is gone on with gives the draft its words again, and its entry`() throws {
    let sandbox = try Sandbox.vault()
    try leave("{ echo Side words; cat \"$1\"; } >\"$1~\"", in: sandbox)
    let result = try run(
      "diary drafts resume 2026-11-29-2114.md~", editor: "echo More >>\"$1\"", in: sandbox)
    #expect(result.status == 0)
    let shown = try Shell.run("diary show --raw; diary list | grep -c ''", in: sandbox).output
    #expect(shown.contains("Side words") && shown.contains("Main words"))
    #expect(try Shell.run("diary drafts", in: sandbox).complaints == "diary: there are no drafts\n")
    #expect(try Shell.run(Self.find, in: sandbox).output == "0\n")
  }
}
