import Testing

/// A draft that something saves again after it has been read is neither taken away nor put into the
/// vault unseen.
struct SavedAgainTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let drafts = "\"$XDG_STATE_HOME\"/diary/drafts/*/2026-*.md"
  private static let saveAgain = "for f in \(drafts); do echo Later >>\"$f\"; done"

  @Test(arguments: ["s", "x"], ["new", "edit"])
  func `what is saved while one is asked is not answered for`(
    answer: String, before: String
  ) throws {
    // A draft of a new entry, and one of an entry that is gone on with.
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let failing = ["EDITOR": "sh -c 'echo Typed >>\"$1\"; exit 1' editor", "COLUMNS": "400"]
    if before == "edit" {
      let edit = try Terminal("diary edit", in: sandbox, adding: failing)
      try edit.wait(for: "[s/d/x]")
      edit.press("d\r")
      #expect(try edit.finish() == 1)
    }
    let terminal = try Terminal(
      before == "edit" ? "diary drafts resume" : "diary new", in: sandbox, adding: failing)
    try terminal.wait(for: "[s/d/x]")
    #expect(try Shell.run(Self.saveAgain, in: sandbox).status == 0)
    terminal.press("\(answer)\r")
    #expect(try terminal.finish() == 3)
    #expect(terminal.text.contains("was saved again while you were asked, so it stays a draft"))
    #expect(terminal.text.contains("diary drafts resume"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.hasSuffix("Typed\nLater\n"))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n".utf8))
    #expect(try Shell.run("find entries -type f", in: sandbox).output == "\(Self.file)\n")
  }

  /// The entry is saved while another program has it open, which is waited for; meanwhile the draft
  /// is saved again.
  @Test func `what is saved while the draft is being put into the vault waits`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let edit = try Terminal(
      "diary edit", in: sandbox, adding: ["EDITOR": "sh -c 'echo Typed >>\"$1\"; exit 1' editor"])
    try edit.wait(for: "[s/d/x]")
    edit.press("d\r")
    #expect(try edit.finish() == 1)
    try sandbox.write(
      """
      sed -n -i p "$1"
      exec 3>>"$PWD/\(Self.file)"
      (until ls entries/2026/11/.2026-11-29.md.* >/dev/null 2>&1; do sleep 0.01; done
      echo Later >>"$1") >/dev/null 2>&1 </dev/null &
      """, to: "../editor")
    let resumed = try Shell.run(
      "diary drafts resume", in: sandbox,
      adding: ["EDITOR": "sh \(sandbox.home)/editor", "COLUMNS": "400"])
    #expect(resumed.status == 3, "\(resumed.output)\(resumed.complaints)")
    #expect(
      resumed.complaints.contains(
        "\(Self.file): is saved, and its draft, which was saved again meanwhile, waits"))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\nTyped\n".utf8))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.hasSuffix("Typed\nLater\n"))
    let again = try Shell.run(
      "diary drafts resume", in: sandbox, adding: ["EDITOR": "sed -n -i p"])
    #expect(again.status == 0, "\(again.complaints)")
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\nTyped\nLater\n".utf8))
    #expect(try Shell.run("diary drafts", in: sandbox).output.isEmpty)
  }

  @Test func `a draft of what is being typed that something changes stays`() throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal("diary new -", in: sandbox, adding: ["COLUMNS": "400"])
    terminal.press("Typed words\r")
    let changed = try Shell.run(
      "until grep -qs Typed \(Self.drafts); do sleep 0.02; done; \(Self.saveAgain)", in: sandbox)
    #expect(changed.status == 0)
    terminal.press("\u{04}")
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("something else has changed the draft of it, which stays"))
    #expect(try Shell.run("diary show --raw", in: sandbox).output.hasSuffix("Typed words\n"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Later\n"))
  }
}
