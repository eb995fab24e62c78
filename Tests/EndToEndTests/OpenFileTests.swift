import Testing

/// Files that are to be taken away for good while a program has them open and goes on writing.
struct OpenFileTests {
  /// Begins a draft, and tells its path.
  private func draft(in sandbox: borrowing Sandbox) throws -> String {
    let fail = "sh -c 'echo First >\"$1\"; exit 1' editor"
    let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": fail])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("d\r")
    #expect(try terminal.finish() == 1)
    return try Shell.run("printf %s \"$(diary drafts | cut -f 4)\"", in: sandbox).output
  }

  @Test func `a draft that is being written is not discarded`() throws {
    let sandbox = try Sandbox.vault()
    let file = try draft(in: sandbox)
    let result = try Shell.run(
      "exec 9>>\(file); diary drafts discard --yes 9>&-; s=$?; echo Second >&9; exit $s",
      in: sandbox)
    #expect(result.status == 3)
    #expect(result.complaints.contains("is being written by another program"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "First\nSecond\n")
    #expect(try Shell.run("diary drafts discard --yes", in: sandbox).status == 0)
  }

  @Test func `a draft that is being written stays once it is saved, as another text of its entry`()
    throws
  {
    let sandbox = try Sandbox.vault()
    let other = try draft(in: sandbox)
    let open = try Shell.run(
      "exec 9>>\(other); diary drafts resume 9>&-; s=$?; echo Second >&9; exit $s", in: sandbox,
      adding: ["EDITOR": "touch"])
    #expect(open.status == 4, "\(open.complaints)")
    #expect(open.complaints.contains("is saved, and its draft stays"))
    let resumed = try Shell.run("diary drafts resume", in: sandbox, adding: ["EDITOR": "touch"])
    #expect(resumed.status == 0, "\(resumed.complaints)")
    #expect(try Shell.run("diary show last --raw", in: sandbox).output == "First\nSecond\n")
    #expect(try Shell.run("ls entries/2026/11 | wc -l", in: sandbox).output == "1\n")
  }

  @Test func `a deleted entry that is being written stays in the trash, with its earlier texts`()
    throws
  {
    let sandbox = try Sandbox.vault([
      "entries/2026/11/2026-11-20.md": "Other\n", "entries/2026/11/2026-11-29.md": "First\n",
    ])
    let edit = "EDITOR='sed -i s/First/Changed/' diary edit -q 2026-11-29; "
    let result = try Shell.run(
      edit + "exec 9>>entries/2026/11/2026-11-29.md; diary delete 2026-11-20 2026-11-29 -yq 9>&-; "
        + "diary trash --empty --yes 9>&-; s=$?; echo Second >&9; exit $s",
      in: sandbox)
    #expect(result.status == 4, "\(result.complaints)")
    #expect(result.output == "Taken away for good: one deleted entry\n")
    #expect(result.complaints.contains("is being written by another program, so it stays"))
    #expect(try Shell.run("diary history", in: sandbox).output.contains("First"))
    #expect(try Shell.run("diary restore", in: sandbox).status == 0)
    #expect(try Shell.run("diary show last --raw", in: sandbox).output == "Changed\nSecond\n")
    let last = try Shell.run("diary delete last -yq; diary trash --empty --yes", in: sandbox)
    #expect(last.output == "Taken away for good: one deleted entry\n")
  }
}
