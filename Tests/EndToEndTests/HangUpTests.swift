import Testing

/// A terminal that goes away while an editor is waited for, which goes on in a window of its own.
struct HangUpTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// Reads until the terminal has gone, and saves then.
  private static let editor =
    #"sh -c 'trap "" HUP; printf "write: "; while read line; do :; done; echo Late words >>"$1"' editor"#

  @Test(arguments: ["edit", "new", "today"])
  func `what the editor saves then is seen to`(command: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let terminal = try Terminal(
      "exec diary \(command)", in: sandbox, adding: ["EDITOR": Self.editor])
    try terminal.wait(for: "write: ")
    terminal.hangUp()
    let status = try terminal.finish()
    #expect(status < 128, "\(status)")
    let shown = try Shell.run("diary show last --raw", in: sandbox)
    #expect(shown.output.hasSuffix("Late words\n"))
    // Nothing waits for a next command: not as a draft, and not as an edit that has not ended.
    #expect(shown.complaints.isEmpty)
    #expect(try Shell.run("diary drafts", in: sandbox).output.isEmpty)
    #expect(try Shell.run("find \"$HOME\" -name '?*.begun'", in: sandbox).output.isEmpty)
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try Shell.run("grep -r Late entries", in: sandbox).status == 1)
  }
}
