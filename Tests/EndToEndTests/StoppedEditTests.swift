import Testing

/// An editor goes on when its diary is killed, and something else saves over what it had saved.
struct StoppedEditTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// Kills the diary that waits for an editor once it has seen what that had saved.
  private func stopEdit(in sandbox: borrowing Sandbox) throws {
    try sandbox.write(
      """
      echo Typed here >>"$1"
      until find "$HOME" "$XDG_STATE_HOME" -name "*.seen-1" 2>/dev/null | grep -q .; do sleep 0.02; done
      kill -KILL $PPID
      """, to: "../editor")
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    #expect(result.status != 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\nTyped here\n".utf8))
  }

  @Test(arguments: [
    "diary", "diary show", "diary drafts", "diary check", "EDITOR=true diary edit", "diary history",
    "diary undo --list", "diary today More", "diary set last mood=glad", "diary star last",
    "diary delete last -y", "diary move last -d 2026-11-20 -y", "diary trash --empty -y",
    "diary trash",
  ])
  func `the next command that may concern it tells of it`(command: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try stopEdit(in: sandbox)
    // As long as nothing is gone nothing is told, and nothing is let go.
    #expect(try Shell.run("diary && diary drafts", in: sandbox).complaints.contains("no drafts"))
    try sandbox.write("First\nTheirs\n", to: Self.file)
    let result = try Shell.run(command, in: sandbox)
    #expect(result.complaints.contains("held words while the editor was open that are gone now"))
    #expect(try Shell.run("diary trash --empty -y", in: sandbox).status == 0)
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "First\nTyped here\n")
    #expect(try !Shell.run(command, in: sandbox).complaints.contains("held words"))
  }

  /// A sync that puts an older text there once the edit counts as over.
  @Test(arguments: [
    "touch -d '25 hours ago' ~/.local/state/diary/changes/*/*.begun", "diary undo --skip -y",
  ])
  func `what the entry alone held then is in the history`(over: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try stopEdit(in: sandbox)
    _ = try Shell.run("\(over); diary; diary drafts", in: sandbox)
    try sandbox.write("First\n", to: Self.file)
    #expect(try Shell.run("diary history", in: sandbox).output.contains("Typed here"))
  }

  /// The moment at which a diary was killed: it had not given the text that it kept its name yet.
  @Test(arguments: [
    "diary", "diary show", "diary drafts", "diary history", "diary today More", "diary check",
  ])
  func `what was being kept when a diary was killed is told, too`(command: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try stopEdit(in: sandbox)
    let script =
      "cd ~/.local/state/diary/changes/*; f=$(ls *.seen-1); "
      + "mv $f .$f.diary-tmp-99999999-abcdef0123456; touch -d 2020-01-01 .$f.*"
    #expect(try Shell.run(script, in: sandbox).status == 0)
    #expect(try Shell.run("diary && diary drafts", in: sandbox).complaints.contains("no drafts"))
    try sandbox.write("First\nTheirs\n", to: Self.file)
    let result = try Shell.run(command, in: sandbox)
    #expect(result.complaints.contains("held words while the editor was open that are gone now"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "First\nTyped here\n")
    #expect(try !Shell.run(command, in: sandbox).complaints.contains("held words"))
    #expect(try Shell.run("find ~/.local -name '*tmp*'", in: sandbox).output.isEmpty)
  }

  @Test func `another entry that has come to its path is none of its texts`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try stopEdit(in: sandbox)
    let line =
      "diary delete last -y && diary today Another && echo By hand >>\(Self.file) && diary && diary"
    #expect(try Shell.run(line, in: sandbox).status == 0)
    #expect(try Shell.run("grep -rl 'By hand' ~/.local", in: sandbox).output.isEmpty)
    let history = try Shell.run("diary history", in: sandbox).output
    #expect(!history.contains("Another"), "\(history)")
  }

  @Test func `what has just become a draft is not the one that is discarded`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try sandbox.write("title: [", to: "diary.yml")
    #expect(try Shell.run("echo Older | diary new; : >diary.yml", in: sandbox).status == 0)
    #expect(try Shell.run("diary drafts", in: sandbox).output.contains("Older"))
    try stopEdit(in: sandbox)
    try sandbox.write("First\nTheirs\n", to: Self.file)
    let result = try Shell.run("diary drafts discard -y", in: sandbox)
    #expect(result.complaints.contains("held words while the editor was open that are gone now"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "First\nTyped here\n")
    #expect(try !Shell.run("diary drafts", in: sandbox).output.contains("Older"))
  }

  /// What changes the entry knowingly, once its diary was killed.
  @Test(arguments: [
    "EDITOR='sed -i s/Typed.here/Something.else/' diary edit", "diary undo -y",
    "diary move last -d 2026-11-20 -y", "diary delete last -y", "diary today Typed more",
  ])
  func `what the writer changes after that is not told`(command: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try stopEdit(in: sandbox)
    _ = try Shell.run(command, in: sandbox)
    #expect(try Shell.run("diary drafts", in: sandbox).output.isEmpty)
  }

  /// The names that a stopped program has given to what it kept of a draft.
  @Test(arguments: ["..%.seen-1.diary-tmp-99999999-abcdef0123456", ".%.seen-1"])
  func `what a draft held is kept where its diary was killed`(name: String) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("echo Other >>\"$1\"; kill -KILL $PPID\n", to: "../editor")
    _ = try Terminal("diary new", in: sandbox, adding: ["EDITOR": "sh ../editor"]).finish()
    let script =
      "cd ~/.local/state/diary/drafts/*; d=$(ls | head -n 1); rm -f .$d.seen*; "
      + "f=\(name.replacing("%", with: "$d")); echo Typed words >$f; "
      + "touch -d 2020-01-01 $f; cd - >/dev/null; diary check --fix"
    let result = try Shell.run(script, in: sandbox)
    #expect(result.complaints.contains("held words while its editor was open that were gone"))
    #expect(try Shell.run("diary drafts", in: sandbox).output.split(separator: "\n").count == 2)
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "Typed words\n")
  }
}
