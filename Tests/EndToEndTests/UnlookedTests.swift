import Testing

/// Something else saves over what was written into an entry that nobody looks at afterwards.
struct UnlookedTests {
  private static let file = "entries/2026/11/2026-11-20.md"
  private static let other = "entries/2026/11/2026-11-21.md"
  private func lose(in sandbox: borrowing Sandbox) throws {
    let line = """
      diary list; cp \(Self.file) ../read
      EDITOR='sed -i "\\$aPrecious"' diary edit 2026-11-20; grep -q Precious \(Self.file) || exit 1
      diary list; cat ../read >\(Self.file)
      """
    #expect(try Shell.run(line, in: sandbox).status == 0)
  }

  @Test(arguments: [
    "list", "list --format paths", "search First", "tags", "people", "categories", "stats", "tasks",
    "show 2026", "show 2026-11", "memories 11-20", "calendar", "export html ../site",
    "list --format json", "links", "next 2026-11-19",
  ])
  func `whatever reads it tells of it`(command: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First #a\n", Self.other: "Other [[2026-11-20]]\n"])
    try lose(in: sandbox)
    let told = try Shell.run("diary \(command)", in: sandbox).complaints
    #expect(told.contains("\(Self.file): something else has saved over"), "\(told)")
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Precious"))
    let again = try Shell.run("diary \(command)", in: sandbox).complaints
    #expect(!again.contains("saved over"), "\(again)")
  }

  /// Whether drafts can be kept when the time comes that the log forgets what happened more than
  /// thirty days ago.
  @Test(arguments: [true, false])
  func `it is kept before the log forgets it`(isRoom: Bool) throws {
    let sandbox = try Sandbox.vault([
      Self.file: "First\n", Self.other: String(repeating: "Long and longer\n", count: 70_000),
    ])
    try lose(in: sandbox)
    let result = try Shell.run(
      """
      diary set 2026-11-21 mood=glad
      (cd "$XDG_STATE_HOME"/diary/changes/*/ && touch -d '40 days ago' * \
      && truncate -s 70M "$(ls *.done-* | tail -n 1)" && touch -d '40 days ago' *)
      \(isRoom ? "" : "rm -rf \"$XDG_STATE_HOME\"/diary/drafts; : >\"$XDG_STATE_HOME\"/diary/drafts")
      diary set 2026-11-21 mood=sad; ls "$XDG_STATE_HOME"/diary/changes/*/
      """, in: sandbox)
    #expect(result.output.contains("00000001-") != isRoom, "\(result.output)")
    #expect(result.complaints.contains("something else has saved over"), "\(result.complaints)")
    guard isRoom else { return }
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Precious"))
  }
}
