import Testing

/// What an editor does to the draft of a new entry after it has saved a text.
struct DraftEditTests {
  /// Waits until the program has seen so many texts.
  private static func seen(_ count: Int) -> String {
    "until find \"$HOME\" \"$XDG_STATE_HOME\" -name \".*.seen-\(count)\" 2>/dev/null | grep -q .; "
      + "do sleep 0.02; done; "
  }

  private static let losing: [String] = [
    ": >\"$1\"", "rm \"$1\"", "rm \"$1\"; mkdir \"$1\"", "rm \"$1\"; ln -s /etc/passwd \"$1\"",
    "printf \"  \\n\" >\"$1\"", "rm \"$1\"; kill -KILL $$", ": >\"$1\"; kill -HUP $$",
    "echo Quite another thing >\"$1\"",
    "rm -r \"$(dirname \"$1\")\"", "rm \"$1\"; kill -KILL $PPID", ": >\"$1\"; kill -KILL $PPID",
  ]

  @Test(arguments: losing)
  func `a text that it has saved is not lost, nor the one that a draft was resumed with`(
    end: String
  ) throws {
    for isResumed in [false, true] {
      let sandbox = try Sandbox.vault()
      if isResumed {
        let first = try Terminal(
          "diary new", in: sandbox,
          adding: ["EDITOR": "sh -c 'echo Saved words >>\"$1\"; exit 1' editor"])
        try first.wait(for: "[s/d/x]")
        first.press("d\r")
        #expect(try first.finish() == 1)
      }
      let script = (isResumed ? "" : "echo Saved words >>\"$1\"; ") + Self.seen(1) + end
      let terminal = try Terminal(
        isResumed ? "diary drafts resume" : "diary new", in: sandbox,
        adding: ["EDITOR": "sh -c '\(script)' editor"])
      _ = try terminal.finish()
      let drafts = try Shell.run(
        "diary drafts | cut -f 4 | while read -r f; do cat \"$f\"; done", in: sandbox)
      #expect(drafts.output.contains("Saved words"), "\(isResumed) \(terminal.text)")
      // Nothing is told twice, and the name of a draft is told to whoever lost it.
      #expect(!(try Shell.run("diary drafts", in: sandbox)).complaints.contains("held words"))
      if !end.contains("PPID") { #expect(terminal.text.contains("draft")) }
    }
  }

  @Test func `a draft that is emptied goes on, or is thrown away, as its writer says`() throws {
    let sandbox = try Sandbox.vault()
    let script = "echo Saved words >>\"$1\"; \(Self.seen(1)): >\"$1\""
    let terminal = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": "sh -c '\(script)' editor", "COLUMNS": "400"])
    #expect(try terminal.finish() == 1)
    #expect(terminal.text.contains("has left the draft empty; the text that it held is kept"))
    #expect(!terminal.text.contains("came back at once"))
    #expect(try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox).status == 0)
    #expect(try Shell.run("diary show --raw", in: sandbox).output.contains("Saved words"))
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
    #expect(try Shell.run("find .. -name '.*.seen-*'", in: sandbox).output == "")
  }

  @Test func `a word that was changed before it was saved at last is found`() throws {
    let sandbox = try Sandbox.vault()
    let script =
      "echo I am sad today >>\"$1\"; \(Self.seen(1)) sed -i s/sad/glad/ \"$1\"; \(Self.seen(2))"
    let result = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": "sh -c '\(script)' editor"])
    #expect(try result.finish() == 0)
    #expect(!result.text.contains("draft"))
    #expect(try Shell.run("diary history", in: sandbox).output.hasSuffix("\tI am sad today\n"))
  }

  @Test(arguments: ["discard --yes", "resume"])
  func `one that is open in another editor is left alone`(action: String) throws {
    let sandbox = try Sandbox.vault()
    let script =
      "echo Words >>\"$1\"; (EDITOR=true diary drafts \(action); echo $?) >../told 2>&1"
    let terminal = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": "sh -c '\(script)' editor"])
    #expect(try terminal.finish() == 0)
    let told = try Shell.run("cat ../told", in: sandbox).output
    #expect(
      told.contains(".md: is open in the editor of another diary\nhint: end its editor first"))
    #expect(told.hasSuffix("3\n"))
    #expect(try Shell.run("diary show --raw", in: sandbox).output.contains("Words"))
  }

  @Test func `one whose diary was killed is open no more`() throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal(
      "diary new", in: sandbox,
      adding: ["EDITOR": "sh -c 'echo Words >>\"$1\"; kill -KILL $PPID' editor"])
    _ = try terminal.finish()
    #expect(try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox).status == 0)
    #expect(try Shell.run("find .. -name '.*.open'", in: sandbox).output == "")
  }

  @Test(arguments: [
    ("yesterday 18:30", "2026-11-28-1830.md", "2026-11-28T18:30"),
    ("yesterday", "2026-11-28.md", ""), ("today 7:05", "2026-11-29-0705.md", "2026-11-29T07:05"),
  ])
  func `the time that it was asked to have is kept until it is resumed`(
    date: String, name: String, created: String
  ) throws {
    let sandbox = try Sandbox.vault([
      "entries/2026/11/2026-11-29.md": "First\n", "entries/2026/11/2026-11-28.md": "First\n",
    ])
    let terminal = try Terminal(
      "diary new -d '\(date)'", in: sandbox,
      adding: ["EDITOR": "sh -c 'echo Words >>\"$1\"; exit 1' editor"])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("d\r")
    #expect(try terminal.finish() == 1)
    let resumed = try Shell.run(
      "DIARY_NOW=2026-11-30T09:00:00+09:00 EDITOR='sed -n -i p' diary drafts resume", in: sandbox)
    #expect(resumed.status == 0)
    let written = try Shell.run("grep -l Words entries/2026/11/*", in: sandbox).output
    #expect(date == "yesterday" || written == "entries/2026/11/\(name)\n")
    #expect(try Shell.run("cat \(written)", in: sandbox).output.contains(created))
  }
}
