import Foundation
import Testing

/// After an editor that has failed, the user says what becomes of the text.
struct FailedEditorTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let editor = "sh -c 'echo more >>\"$0\"; exit 1'"

  /// Runs a command whose editor fails, answers, and tells the status and what was printed.
  private func run(
    _ command: String, answering answer: String, in sandbox: borrowing Sandbox
  ) throws -> (status: Int32, text: String) {
    let terminal = try Terminal(command, in: sandbox, adding: ["EDITOR": Self.editor])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("\(answer)\r")
    let status = try terminal.finish()
    return (status, terminal.text)
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox.make()
    #expect(try Shell.run("diary init . && diary today Before", in: sandbox).status == 0)
    return sandbox
  }

  private func lastLine(_ sandbox: borrowing Sandbox) throws -> String {
    try Shell.run("tail -n 1 \(Self.file)", in: sandbox).output
  }

  /// An editor that saves what it was given as it is.
  private static let saving = "EDITOR='sed -n -i p'"

  @Test func `a draft that is only looked at stays one, and the entry is as it was`() throws {
    let sandbox = try sandbox()
    _ = try run("diary edit", answering: "d", in: sandbox)
    let looked = try Shell.run("EDITOR=true diary drafts resume", in: sandbox)
    #expect(looked.status == 0)
    #expect(looked.complaints.contains("the draft was not saved, so it waits"))
    #expect(try lastLine(sandbox) == "Before\n")
    #expect(try Shell.run("diary drafts show", in: sandbox).output.hasSuffix("Before\nmore\n"))
  }

  @Test(arguments: [("false", ""), ("sh -c 'echo again >>\"$1\"; exit 1' editor", "x")])
  func `words of an earlier time outlive an editor that fails`(editor: String, answer: String)
    throws
  {
    let sandbox = try sandbox()
    _ = try run("diary edit", answering: "d", in: sandbox)
    let terminal = try Terminal("diary drafts resume", in: sandbox, adding: ["EDITOR": editor])
    if !answer.isEmpty {
      try terminal.wait(for: "[s/d/x] ")
      terminal.press("\(answer)\r")
    }
    #expect(try terminal.finish() == 1)
    #expect(try Shell.run("diary drafts show", in: sandbox).output.hasSuffix("Before\nmore\n"))
  }

  @Test func `saving keeps what the editor has saved`() throws {
    let sandbox = try sandbox()
    #expect(try run("diary edit", answering: "s", in: sandbox).status == 0)
    #expect(try lastLine(sandbox) == "more\n")
  }

  @Test func `a draft keeps the text, and the entry is as it was`() throws {
    let sandbox = try sandbox()
    #expect(try run("diary edit", answering: "d", in: sandbox).status == 1)
    #expect(try lastLine(sandbox) == "Before\n")
    #expect(try Shell.run("diary drafts show", in: sandbox).output.hasSuffix("Before\nmore\n"))
    let resumed = try Shell.run("\(Self.saving) diary drafts resume", in: sandbox)
    #expect(resumed.status == 0, "\(resumed.complaints)")
    #expect(try lastLine(sandbox) == "more\n")
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
  }

  @Test func `a draft is not saved over what has changed meanwhile, unless it is told twice`()
    throws
  {
    let sandbox = try sandbox()
    _ = try run("diary edit", answering: "d", in: sandbox)
    _ = try Shell.run("diary today Meanwhile", in: sandbox)
    let first = try Shell.run("\(Self.saving) diary drafts resume", in: sandbox)
    #expect(first.status == 3)
    #expect(try lastLine(sandbox) == "21:14 Meanwhile\n")
    #expect(try Shell.run("\(Self.saving) diary drafts resume", in: sandbox).status == 0)
    #expect(try lastLine(sandbox) == "more\n")
    _ = try Shell.run("diary undo", in: sandbox)
    #expect(try lastLine(sandbox) == "21:14 Meanwhile\n")
  }

  @Test func `what is discarded can be had again`() throws {
    let sandbox = try sandbox()
    #expect(try run("diary edit", answering: "x", in: sandbox).status == 1)
    #expect(try lastLine(sandbox) == "Before\n")
    #expect(try Shell.run("diary undo --redo", in: sandbox).status == 0)
    #expect(try lastLine(sandbox) == "more\n")
  }

  /// What another program saves while the editor is open, the editor reads, and it is discarded with
  /// the editor's own.
  @Test(
    arguments: [
      "cp $0 ../other; echo 'Words of the phone' >>../other; mv ../other $0",
      "echo 'Words of the phone' >>$0",
    ], ["x", "d"])
  func `what another program has saved meanwhile is kept`(other: String, answer: String) throws {
    let sandbox = try sandbox()
    let editor =
      "sh -c '\(other.replacing("'", with: ""))"
      + "; while ! grep -qs phone ~/.local/state/diary/changes/*/*.seen-*; do sleep 0.02; done"
      + "; echo rubbish >>$0; exit 1'"
    let terminal = try Terminal(
      "diary edit", in: sandbox, adding: ["EDITOR": editor, "COLUMNS": "400"])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("\(answer)\r")
    #expect(try terminal.finish() == 1)
    #expect(try lastLine(sandbox) == "Before\n")
    #expect(terminal.text.contains("held words while the editor was open") == (answer == "x"))
    let drafts = try Shell.run("diary drafts", in: sandbox).output
    #expect(drafts.split(separator: "\n").count == 1, "\(drafts)")
    let draft = try Shell.run("diary drafts show", in: sandbox).output
    let own = answer == "d" ? "rubbish\n" : ""
    #expect(draft.hasSuffix("Before\nWords of the phone\n\(own)"), "\(draft)")
  }

  /// What another diary has added is known to be that.
  @Test(arguments: ["x", "d"])
  func `what another diary has added meanwhile stands behind the text again`(
    answer: String
  ) throws {
    let sandbox = try sandbox()
    let editor = "sh -c 'diary today -q Added </dev/null; echo rubbish >>$0; exit 1'"
    let terminal = try Terminal("diary edit", in: sandbox, adding: ["EDITOR": editor])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("\(answer)\r")
    #expect(try terminal.finish() == 1)
    #expect(try lastLine(sandbox) == "21:14 Added\n")
    #expect(try Shell.run("grep -c rubbish \(Self.file)", in: sandbox).output == "0\n")
    #expect(terminal.text.contains("'diary history'") == (answer == "x"))
    if answer == "x" {
      #expect(try Shell.run("diary history", in: sandbox).output.contains("\trubbish\n"))
    }
  }

  @Test func `a new entry is saved, kept or discarded likewise`() throws {
    let sandbox = try sandbox()
    #expect(try run("diary new", answering: "x", in: sandbox).status == 1)
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
    #expect(try run("diary new", answering: "d", in: sandbox).status == 1)
    #expect(try Shell.run("diary drafts", in: sandbox).output != "")
    #expect(try run("diary drafts resume", answering: "s", in: sandbox).status == 0)
    #expect(try Shell.run("ls entries/2026/11 | wc -l", in: sandbox).output == "2\n")
  }
}
