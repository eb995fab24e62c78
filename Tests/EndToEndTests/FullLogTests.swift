import Testing

/// Nothing can be written down in the log of changes: what would take words out of an entry is not
/// done, and what adds some is.
struct FullLogTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let close = "chmod a-w \"$XDG_STATE_HOME\"/diary/changes/*"
  private static let open = "chmod u+w \"$XDG_STATE_HOME\"/diary/changes/*"

  /// What is done before the log is closed, what is tried then, its status, and the words that the
  /// entry holds afterwards.
  @Test(
    arguments: [
      ("diary today Second", "diary undo", 1, "Second"),
      ("diary today Second; diary undo", "diary undo --redo", 0, "Second"),
      ("EDITOR='sed -i s/First/Other/' diary edit last", "diary undo", 1, "Other"),
      ("true", "diary set last mood=glad", 0, "First"),
      ("true", "diary today Second", 0, "Second"),
      ("true", "diary delete last --yes && diary undo", 3, "First"),
    ] as [(String, String, Int32, String)])
  func `what would be nowhere stays`(
    before: String, tried: String, status: Int32, words: String
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    #expect(try Shell.run("diary set last mood=sad; \(before)", in: sandbox).status == 0)
    let line = try sandbox.asOrdinaryUser(tried)
    let result = try Shell.run("\(Self.close); \(line)", in: sandbox)
    #expect(result.status == status, "\(result.complaints)")
    #expect(result.complaints.contains(status == 0 ? "cannot be taken back" : "cannot"))
    _ = try Shell.run(Self.open, in: sandbox)
    let found = try Shell.run("find . -type f -exec cat {} +", in: sandbox)
    #expect(found.output.contains(words))
  }

  @Test func `a draft does not take the place of what its entry holds`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try sandbox.write("echo Typed >\"$1\"; exit 1", to: "../editor")
    let begun = try Terminal("diary edit last", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    try begun.wait(for: "[s/d/x]")
    begun.press("d\r")
    _ = try begun.finish()
    // Somebody goes on in another program, and was told so once.
    _ = try Shell.run("echo Elsewhere >>\(Self.file)", in: sandbox)
    let editor = ["EDITOR": "sed -i '$a More'"]
    #expect(try Shell.run("diary drafts resume", in: sandbox, adding: editor).status == 3)
    let line = try sandbox.asOrdinaryUser("diary drafts resume")
    let result = try Shell.run("\(Self.close); \(line)", in: sandbox, adding: editor)
    _ = try Shell.run(Self.open, in: sandbox)
    #expect(result.status == 1)
    #expect(result.complaints.contains("what it holds now cannot be kept"), "\(result.complaints)")
    #expect(try Shell.run("cat \(Self.file)", in: sandbox).output.contains("Elsewhere"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Typed"))
    // With room in the log it is done, and taken back.
    #expect(try Shell.run("diary drafts resume", in: sandbox, adding: editor).status == 0)
    #expect(try Shell.run("cat \(Self.file)", in: sandbox).output.hasPrefix("Typed"))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try Shell.run("cat \(Self.file)", in: sandbox).output.contains("Elsewhere"))
  }

  @Test func `what is discarded stays where nothing could bring it back`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    try sandbox.write("echo Typed >\"$1\"; \(Self.close); exit 1", to: "../editor")
    let line = try sandbox.asOrdinaryUser("diary edit last")
    let terminal = try Terminal(
      line, in: sandbox, adding: ["EDITOR": "sh ../editor", "COLUMNS": "400"])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("x\r")
    let status = try terminal.finish()
    _ = try Shell.run(Self.open, in: sandbox)
    #expect(status == 1)
    #expect(terminal.text.contains("is left as it is"), "\(terminal.text)")
    #expect(try Shell.run("cat \(Self.file)", in: sandbox).output == "Typed\n")
  }
}
