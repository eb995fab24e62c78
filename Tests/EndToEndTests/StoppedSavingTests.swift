import Testing

/// A diary that was killed while it put a text in the place of another.
struct StoppedSavingTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let text = "---\nmood: glad\n---\n\nFirst\n"

  /// Leaves a change of an entry as one whose maker was killed, and beside the entry a file that it
  /// had under another name then.
  private func stop(holding bytes: String, in sandbox: borrowing Sandbox) throws {
    #expect(try Shell.run("diary set last mood=sad", in: sandbox).status == 0)
    try sandbox.write(bytes, to: "../left")
    let stopped = try Shell.run(
      """
      cd ~/.local/state/diary/changes/*; f=$(ls *.done-*); mv $f ${f%.done*}.begun; rm *.after-*
      dead=$(sh -c 'echo $$'); sed -i "/^check:/d; s/^process: .*/process: $dead/" *.begun; cd - >/dev/null
      mv ../left entries/2026/11/.2026-11-29.md.diary-tmp-$dead-abcdef0123456
      touch -d 2020-01-01 entries/2026/11/.*tmp*
      """, in: sandbox)
    #expect(stopped.status == 0, "\(stopped.complaints)")
  }

  @Test(arguments: [
    "diary", "diary show last", "diary drafts", "diary history", "diary undo --list",
    "diary today More", "diary check", "diary check --fix", "diary delete last -y",
    "diary star last",
    "diary trash --empty -y", "EDITOR=true diary edit",
  ])
  func `what another program had saved at that moment is a draft`(command: String) throws {
    let sandbox = try Sandbox.vault([Self.file: Self.text])
    try stop(holding: Self.text + "Theirs\n", in: sandbox)
    let result = try Shell.run(command, in: sandbox)
    #expect(result.complaints.contains("another program has saved it while this one did"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output == Self.text + "Theirs\n")
    #expect(try Shell.run("find . -name '*tmp*'", in: sandbox).output.isEmpty)
    #expect(try !Shell.run(command, in: sandbox).complaints.contains("another program"))
  }

  /// Whether there was an entry to add to, and what is asked next.
  @Test(
    arguments: [true, false], ["diary", "diary today Others", "diary drafts", "diary check --fix"])
  func `what it was given and had not saved is a draft`(hasEntry: Bool, command: String) throws {
    let sandbox = try Sandbox.vault(hasEntry ? [Self.file: Self.text] : [:])
    let stopped = try Shell.run(
      """
      test -e \(Self.file) && cp \(Self.file) ../old; echo Precious | diary today
      cd ~/.local/state/diary/changes/*; f=$(ls *.done-*); mv $f ${f%.done*}.begun; rm *.after-*
      dead=$(sh -c 'echo $$'); sed -i "/^check:/d; s/^process: .*/process: $dead/" *.begun; cd - >/dev/null
      mv \(Self.file) entries/2026/11/.2026-11-29.md.diary-tmp-$dead-abcdef0123456
      test -e ../old && mv ../old \(Self.file); touch -d 2020-01-01 entries/2026/11/.*tmp*
      """, in: sandbox)
    #expect(stopped.complaints.isEmpty, "\(stopped.complaints)")
    // What makes an entry anew looks at none.
    let line = hasEntry ? command : "\(command); diary"
    let told = try Shell.run(line, in: sandbox).complaints
    #expect(told.contains("stopped before it had saved a text there"), "\(told)")
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Precious"))
    #expect(try Shell.run("find . -name '*tmp*'", in: sandbox).output.isEmpty)
    if command == "diary" {
      #expect(try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox).status == 0)
      #expect(try Shell.run("grep Precious \(Self.file)", in: sandbox).status == 0)
    }
  }

  /// What it was writing itself, or had replaced as it should: `check` tells of that.
  @Test(arguments: [
    "---\nmood: sad\n---\n\nFirst\n", "---\nmood: glad\n---\n\nFirst\n", "---\nmood: gl", "",
  ])
  func `what is known is none`(bytes: String) throws {
    let sandbox = try Sandbox.vault([Self.file: Self.text])
    try stop(holding: bytes, in: sandbox)
    #expect(try Shell.run("diary && diary drafts", in: sandbox).complaints.contains("no drafts"))
    #expect(try Shell.run("diary check", in: sandbox).output.contains("this program was writing"))
    #expect(try Shell.run("chmod 700 . && diary check --fix", in: sandbox).status == 0)
    #expect(try Shell.run("find . -name '*tmp*'", in: sandbox).output.isEmpty)
  }

  @Test func `a new text that was not in its place yet is none of another program`() throws {
    let sandbox = try Sandbox.vault([Self.file: Self.text])
    try stop(holding: "---\nmood: sad\n---\n\nFir", in: sandbox)
    try sandbox.write(Self.text, to: Self.file)
    #expect(try Shell.run("diary && diary drafts", in: sandbox).complaints.contains("no drafts"))
  }

  @Test func `it is told of once the entry is a link to what was replaced, too`() throws {
    let sandbox = try Sandbox.vault([Self.file: Self.text])
    try stop(holding: Self.text + "Theirs\n", in: sandbox)
    let moved = try Shell.run(
      "cd entries/2026/11; mv 2026-11-29.md store; ln -s store 2026-11-29.md; "
        + "f=$(ls -A | grep tmp); mv $f $(echo $f | sed s/2026-11-29.md/store/)", in: sandbox)
    #expect(moved.status == 0)
    #expect(try Shell.run("diary", in: sandbox).complaints.contains("another program has saved it"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output == Self.text + "Theirs\n")
  }
}
