import Testing

/// The exit status of a command whose editor has failed or has left nothing, where nobody is asked.
struct EditorStatusTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// What the editor does, the exit status, and what the entry holds then.
  @Test(arguments: [
    ("echo More >>\"$1\"", 0, "First\nMore\n"),
    ("echo More >>\"$1\"; exit 1", 1, "First\nMore\n"),
    ("echo More >>\"$1\"; kill -KILL $$", 1, "First\nMore\n"),
    ("exit 1", 1, "First\n"), ("exit 127", 1, "First\n"), ("kill -SEGV $$", 1, "First\n"),
    (": >\"$1\"", 1, "First\n"), ("printf \" \\n\\n\" >\"$1\"", 1, "First\n"),
    (": >\"$1\"; exit 1", 1, "First\n"), ("true", 0, "First\n"),
  ])
  func `an entry's editor`(script: String, status: Int32, text: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let result = try Shell.run(
      "diary edit", in: sandbox, adding: ["EDITOR": "sh -c '\(script)' editor"])
    #expect(result.status == status, "\(result.output)\(result.complaints)")
    #expect(try sandbox.bytes(of: Self.file).elementsEqual(text.utf8))
    #expect(result.complaints.contains("diary: error: ") == (status != 0))
    let isSaved = text != "First\n"
    #expect(result.output.contains("Saved") == isSaved)
    #expect(try Shell.run("diary undo", in: sandbox).status == (isSaved ? 0 : 1))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n".utf8))
  }

  /// What the editor of a new entry does, the exit status, and how many entries there are.
  @Test(arguments: [
    ("echo More >>\"$1\"", 0, 1), ("exit 1", 1, 0), ("true", 1, 0),
    (": >\"$1\"", 1, 0), (": >\"$1\"; exit 1", 1, 0), ("rm \"$1\"", 1, 0),
  ])
  func `a new entry's editor`(script: String, status: Int32, count: Int) throws {
    for command in ["new", "today"] {
      let sandbox = try Sandbox.vault()
      let terminal = try Terminal(
        "diary \(command)", in: sandbox, adding: ["EDITOR": "sh -c '\(script)' editor"])
      #expect(try terminal.finish() == status, "\(command): \(terminal.text)")
      let listed = try Shell.run("diary list", in: sandbox).output
      #expect(listed.split(separator: "\n").count == count, "\(command): \(listed)")
      #expect(try Shell.run("diary drafts", in: sandbox).output.isEmpty, "\(command)")
    }
  }

  /// Of an editor that is ended before it saves, only that editor knows more, by the file's name.
  @Test(arguments: ["new", "today"], [false, true])
  func `a draft waits for an editor that was cut off`(command: String, isHungUp: Bool) throws {
    let sandbox = try Sandbox.vault()
    let end = isHungUp ? "trap \"\" HUP; while read line; do :; done; exit 1" : "kill -KILL $$"
    let editor = "sh -c 'echo \"$1\" >../opened; echo OPEN; \(end)' editor"
    let terminal = try Terminal(
      "exec diary \(command)", in: sandbox, adding: ["EDITOR": editor, "COLUMNS": "400"])
    try terminal.wait(for: "OPEN")
    if isHungUp { terminal.hangUp() }
    #expect(try terminal.finish() == 1)
    if !isHungUp { #expect(terminal.text.contains("its draft waits"), "\(terminal.text)") }
    let listed = try Shell.run("diary drafts | cut -f 4 | diff - ../opened", in: sandbox)
    #expect(listed.status == 0, "\(listed.output)")
    // The same name is opened, and gone once nothing was to be saved.
    let again = try Shell.run(
      "EDITOR='sh -c \"echo \\$1 >../again\" editor' diary drafts resume; cmp ../opened ../again",
      in: sandbox)
    #expect(again.status == 0, "\(again.complaints)")
    #expect(try Shell.run("diary drafts", in: sandbox).output.isEmpty)
    #expect(sandbox.holds("entries") == false)
  }
}
