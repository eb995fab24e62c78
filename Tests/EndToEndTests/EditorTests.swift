import Testing

/// An editor that has the terminal for itself while the program waits.
struct EditorTests {
  /// Reads a line at the terminal and adds it to the file, whatever is pressed meanwhile.
  private static let editor =
    #"sh -c 'trap "" INT; tty -s || exit 9; printf "write: "; read line; echo "$line" >> "$1"' editor"#

  @Test func `an editor reads from the terminal`() throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal("exec diary today", in: sandbox, adding: ["EDITOR": Self.editor])
    try terminal.wait(for: "write: ")
    terminal.press("바다까지 걸었다\r")
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("Saved Sunday 2026-11-29\n  바다까지 걸었다\n"))
    #expect(
      try Shell.run("diary list", in: sandbox).output == "2026-11-29\t\t바다까지 걸었다\t\n")
  }

  @Test func `Ctrl-C in the editor is the editor's own`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Before\n"])
    let terminal = try Terminal("exec diary edit", in: sandbox, adding: ["EDITOR": Self.editor])
    try terminal.wait(for: "write: ")
    terminal.press("\u{03}")
    terminal.press("After\r")
    #expect(try terminal.finish() == 0)
    #expect(try sandbox.bytes(of: "2026-11-29.md").elementsEqual("Before\nAfter\n".utf8))
  }

  @Test(arguments: [("y\r", true), ("n\r", false), ("\r", false)])
  func `a day without an entry is offered to be written`(answer: String, isWritten: Bool) throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal(
      "exec diary edit 2026-11-20", in: sandbox, adding: ["EDITOR": "sed -i \"$aMissed\""])
    try terminal.wait(for: "There is no entry on 2026-11-20. Write it? [y/N] ")
    terminal.press(answer)
    #expect(try terminal.finish() == (isWritten ? 0 : 1))
    let list = try Shell.run("diary list", in: sandbox).output
    #expect(list == (isWritten ? "2026-11-20\t\tMissed\t\n" : ""))
  }

  @Test(arguments: ["d\r", "\u{04}", "what?\ragain?\rno\r"])
  func `an editor that is ended leaves a draft, unless somebody says otherwise`(
    answer: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let editor = #"sh -c 'echo "Half a thought" >> "$1"; kill -HUP $$' editor"#
    let terminal = try Terminal("exec diary new", in: sandbox, adding: ["EDITOR": editor])
    try terminal.wait(for: "the editor was ended by signal 1")
    try terminal.wait(for: "[s/d/x] ")
    terminal.press(answer)
    #expect(try terminal.finish() == 1)
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Half a thought"))
    #expect(try Shell.run("diary list", in: sandbox).output == "")
  }
}
