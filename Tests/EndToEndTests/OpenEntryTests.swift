import Testing

/// What is done to an entry that an editor has open.
struct OpenEntryTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let text = "---\ntags: [sea]\ncategory: work\n---\nFirst\n\n- [ ] call\n"

  /// Has an editor open on the entry that has read it, does something, and saves what it had read
  /// with a word more.
  private func run(_ command: String, in sandbox: borrowing Sandbox) throws -> Shell.Result {
    let editor =
      "sh -c 'cp \"$1\" ../read; (unset EDITOR; \(command)) >../out 2>&1; echo $? >>../out; "
      + "echo Typed >>../read; test -e \"$1\" && cat ../read >\"$1\"' editor"
    return try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor])
  }

  @Test(arguments: [
    "diary move last --date 2026-11-28 --yes", "diary delete last --yes", "diary undo",
    "diary undo --skip",
  ])
  func `it is neither moved nor deleted`(command: String) throws {
    let sandbox = try Sandbox.vault()
    #expect(try Shell.run("diary today First", in: sandbox).status == 0)
    #expect(try run(command, in: sandbox).status == 0)
    let told = try Shell.run("cat ../out", in: sandbox).output
    #expect(told.contains("\(Self.file): is being written by another diary"))
    #expect(told.hasSuffix("3\n"))
    let files = try Shell.run("find . -name '*.md'", in: sandbox).output
    #expect(files == "./\(Self.file)\n")
    #expect(try Shell.run("diary move last --date 2026-11-28 --yes", in: sandbox).status == 0)
  }

  @Test(arguments: [
    ("diary set last mood=glad", "mood: glad"), ("diary star last", "starred: true"),
    ("diary done last.1", "- [x] call"), ("diary tags rename sea lake --yes", "tags: [lake]"),
    ("diary categories rename work labour --yes", "category: labour"),
  ])
  func `what is changed in it is kept, should the editor save over it`(
    command: String, line: String
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: Self.text])
    let result = try run(command, in: sandbox)
    #expect(try Shell.run("cat ../out", in: sandbox).output.hasSuffix("0\n"))
    #expect(result.status == 3)
    #expect(result.complaints.contains("both texts are kept"))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual((Self.text + "Typed\n").utf8))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains(line))
  }

  @Test func `it is not restored over, and its text not forgotten with the trash`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    #expect(try Shell.run("diary delete last --yes", in: sandbox).status == 0)
    try sandbox.write("Second\n", to: Self.file)
    let result = try run("diary restore; rm \(Self.file); diary trash --empty --yes", in: sandbox)
    #expect(result.complaints.contains("'diary undo' brings it back"))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("Second\n".utf8))
  }

  @Test func `an edit whose diary was killed keeps nobody from it, whoever has its number now`()
    throws
  {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let editor = "sh -c 'kill -9 $PPID' editor"
    _ = try Shell.run("diary edit & wait", in: sandbox, adding: ["EDITOR": editor])
    let record = try Shell.run("find .. -name '?*.begun'", in: sandbox).output
    #expect(record.split(separator: "\n").count == 1)
    // The number has come to the shell.
    let result = try Shell.run(
      "sed -i \"/^check:/d; s/^process: .*/process: $$/\" $(find .. -name '?*.begun'); diary delete last --yes",
      in: sandbox)
    #expect(result.status == 0)
    #expect(result.output == "Moved to the trash: \(Self.file)\n")
  }

  /// What is done to the record of an edit while its editor is open, and what is told then.
  @Test(arguments: [
    (
      "sed -i '/^check:/d; s/^machine: .*/machine: x-y-1/'", "delete last --yes",
      "written by another diary"
    ),
    (
      "sed -i '/^check:/d; s/^machine: .*/machine: x-y-1/; s/^process: .*/process: 1073741000/'",
      "delete last --yes", "written by another diary"
    ),
    ("rm", "undo --list", "there is nothing to take back"),
  ])
  func `an edit is not taken for stopped from another machine, and needs no record that stays`(
    change: String, command: String, told: String
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "First, and precious\n"])
    try sandbox.write(
      "(unset EDITOR; \(change) $(find .. -name '?*.begun'); diary undo --list; "
        + "diary \(command)) >../out 2>&1; echo Mine >\"$1\"", to: "../editor")
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    #expect(result.status == 0)
    #expect(try Shell.run("cat ../out", in: sandbox).output.contains(told))
    #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First, and precious\n".utf8))
  }

  @Test func `the text from before stays when an editor saves after its diary was killed`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First, and precious\n"])
    let editor = "sh -c 'kill -9 $PPID' editor"
    _ = try Shell.run("diary edit & wait", in: sandbox, adding: ["EDITOR": editor])
    #expect(try Shell.run("diary undo --list", in: sandbox).status == 0)
    try sandbox.write("Saved late\n", to: Self.file)
    #expect(try Shell.run("grep -rl precious ~/.local", in: sandbox).output != "")
    #expect(try Shell.run("diary history --show 1", in: sandbox).output.contains("precious"))
  }
}
