import Testing

/// A text is added while an editor without a lock of its own has the entry open.
struct MeetingTests {
  /// What another window does right after the editor has saved, so that nobody sees that text.
  @Test(arguments: [
    "diary today -q More", "diary set -q 2026-11-29 mood=glad",
    "diary today -q More; diary today -q Again",
    "diary today -q More; echo Mine >>$1; diary today -q Again",
  ])
  func `an editor's text is its own however shortly it stood there`(command: String) throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-29.md": "First precious\n"])
    try sandbox.write(
      "kill -STOP $PPID; sed -i s/precious/changed/ \"$1\"; unset EDITOR; \(command); kill -CONT $PPID\n",
      to: "../editor")
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    #expect(result.status == 0, "\(result.complaints)")
    #expect(result.output.contains("First changed"))
    #expect(!result.complaints.contains("nothing was changed"))
    #expect(try Shell.run("diary history", in: sandbox).output.contains("First precious"))
  }

  private static let file = "entries/2026/11/2026-11-29.md"

  private func sandbox() throws -> Sandbox {
    try Sandbox.vault([Self.file: "First\n"])
  }

  /// An editor that has read the file, and saves over it after something else was done.
  private func editor(_ meanwhile: String, typing text: String = "Typed") -> String {
    "sh -c 'cp \"$1\" ../read; (unset EDITOR; \(meanwhile)) >/dev/null; echo \(text) >>../read; "
      + "cat ../read >\"$1\"' editor"
  }

  @Test(arguments: ["diary edit", "diary today"])
  func `what was added meanwhile stands behind what was typed`(command: String) throws {
    let sandbox = try sandbox()
    let editor = editor("diary today One; diary today Two")
    let terminal = try Terminal(command, in: sandbox, adding: ["EDITOR": editor])
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("stands behind the text again"))
    #expect(
      try sandbox.bytes(of: Self.file)
        .elementsEqual("First\nTyped\n\n21:14 One\n\n21:14 Two\n".utf8))
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n".utf8))
  }

  @Test(arguments: ["diary today -q Two", "diary star last -q"])
  func `what the editor had saved before another command is an edit that can be taken back`(
    meanwhile: String
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n\nprecious\n"])
    let editor =
      "sh -c 'sed -i s/precious/mine/ \"$1\"; sleep 0.3; (unset EDITOR; \(meanwhile) </dev/null)' "
      + "editor"
    let edited = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor])
    #expect(edited.status == 0)
    #expect(!edited.complaints.contains("nothing was changed"), "\(edited.complaints)")
    #expect(edited.output.contains("Saved"))
    #expect(try Shell.run("diary history --show 1", in: sandbox).output.contains("precious"))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n\nmine\n".utf8))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n\nprecious\n".utf8))
  }

  @Test func `what was changed in another way becomes a draft`() throws {
    let sandbox = try sandbox()
    let result = try Shell.run(
      "diary edit", in: sandbox, adding: ["EDITOR": editor("diary set last mood=glad")])
    #expect(result.status == 3)
    #expect(result.complaints.contains("both texts are kept"))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\nTyped\n".utf8))
    #expect(
      try Shell.run("diary drafts show", in: sandbox).output == "---\nmood: glad\n---\nFirst\n")
  }

  @Test func `an editor that has read the addition loses nothing, and nothing comes twice`() throws
  {
    let sandbox = try sandbox()
    let editor = "sh -c '(unset EDITOR; diary today One) >/dev/null; echo Typed >>\"$1\"' editor"
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor])
    #expect(result.status == 0)
    #expect(result.complaints == "")
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n\n21:14 One\nTyped\n".utf8))
  }

  @Test func `an editor that saves nothing leaves the addition alone`() throws {
    let sandbox = try sandbox()
    let editor = "sh -c 'unset EDITOR; diary today One >/dev/null' editor"
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor])
    #expect(result.complaints == "diary: nothing was changed in \(Self.file)\n")
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n\n21:14 One\n".utf8))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n".utf8))
  }

  @Test func `what a failed editor has saved is discarded, and what was added is not`() throws {
    let sandbox = try sandbox()
    let failing = editor("diary today One").replacing("' editor", with: "; exit 1' editor")
    let terminal = try Terminal("diary edit", in: sandbox, adding: ["EDITOR": failing])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("x\r")
    #expect(try terminal.finish() == 1)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n\n21:14 One\n".utf8))
  }
}
