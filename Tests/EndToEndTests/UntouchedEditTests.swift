import Testing

/// An editor is left without a word, though it may have saved.
struct UntouchedEditTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// Runs a command at the terminal with an editor of some name that does something to its file `$f`.
  private func run(
    _ command: String, editor: String = "vim", doing script: String, in sandbox: borrowing Sandbox
  ) throws -> (status: Int32, text: String) {
    try sandbox.write(
      """
      #!/bin/sh
      for f; do case $f in /*) break;; esac; done
      \(script)

      """, to: "../bin/editor.sh")
    let name = editor.split(separator: " ")[0]
    let terminal = try Terminal(
      "cp ../bin/editor.sh ../bin/\(name); chmod +x ../bin/\(name); PATH=$PWD/../bin:$PATH "
        + "EDITOR='\(editor)' diary \(command)", in: sandbox)
    let status = try terminal.finish()
    return (status, terminal.text)
  }

  /// What the entry holds, what an editor adds to it, and what is there then.
  @Test(arguments: [
    ("vim", "First\n", #"printf '\n\n' >>"$f""#, true),
    ("nvim", "First\n\n", #"printf '\n' >>"$f""#, true),
    ("vim", "First\r\nLine\r\n", #"printf '\r\n\r\n' >>"$f""#, true),
    ("vim", "First\nno end", #"printf '\n\n\n' >>"$f""#, true),
    ("vim", "First\n", #"printf '\n\n' >>"$f"; sleep 0.3; printf '\n' >>"$f""#, true),
    ("emacs", "First\n", #"printf '\n' >>"$f""#, true),
    // Whoever adds these has typed them.
    ("vim", "First\n", #"printf '\n\n\n\n\n' >>"$f""#, false),
    ("vim", "First\n", #"printf '\n\n \n' >>"$f""#, false),
    ("nano", "First\n", #"printf '\n' >>"$f""#, false),
    ("vim +2", "First\n", #"printf '\n\n' >>"$f""#, false),
  ])
  func `lines that only opening it has added are taken back`(
    editor: String, text: String, script: String, isUnchanged: Bool
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: text])
    let (status, told) = try run("today", editor: editor, doing: script, in: sandbox)
    #expect(status == 0)
    #expect(told.contains("nothing was changed in") == isUnchanged, "\(told)")
    #expect(told.contains("Saved") != isUnchanged)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual(text.utf8) == isUnchanged)
    let undone = try Shell.run("diary undo --list 2>&1", in: sandbox).output
    #expect(undone.contains("nothing to take back") == isUnchanged, "\(undone)")
  }

  @Test func `what another has added meanwhile stays`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script =
      #"printf 'First\n\n\n' >../read; (unset EDITOR; diary today -q More </dev/null); cat ../read >"$f""#
    let (_, told) = try run("today", doing: script, in: sandbox)
    #expect(told.contains("stands behind the text again"), "\(told)")
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n\n21:14 More\n".utf8))
  }

  @Test func `a draft that is gone on with and left is saved without them`() throws {
    let sandbox = try Sandbox.vault()
    let (status, _) = try run("new", doing: #"echo Words >>"$f"; kill -KILL $PPID"#, in: sandbox)
    #expect(status != 0)
    let (resumed, told) = try run("drafts resume", doing: #"printf '\n\n' >>"$f""#, in: sandbox)
    #expect(resumed == 0, "\(told)")
    #expect(try Shell.run("cat entries/2026/11/*", in: sandbox).output.hasSuffix("\nWords\n"))
  }

  @Test(arguments: [
    ("vim", false), ("nano", false), ("hx", false), ("gedit", true), ("gedit -s", false),
  ])
  func `only an editor with a window may have come back too soon`(
    editor: String, isTold: Bool
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    for command in ["today", "new"] {
      let (_, told) = try run(command, editor: editor, doing: ":", in: sandbox)
      #expect(told.contains("came back at once") == isTold, "\(told)")
    }
  }
}
