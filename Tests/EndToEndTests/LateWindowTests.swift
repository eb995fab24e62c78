import Testing

/// Editors whose window goes on after they have ended, and that save a draft again then.
struct LateWindowTests {
  /// What the editor does with the draft, the answers, and what the window saves afterwards.
  @Test(arguments: [
    ("cp \"$1\" ../old; echo KEPT two three four >>\"$1\"; sleep 0.6; cat ../old >\"$1\"", ""),
    ("echo KEPT two three four >>\"$1\"; sleep 0.6; rm \"$1\"", ""),
    ("echo KEPT two three four >>\"$1\"; exit 1", "d"),
  ])
  func `what a draft was given back stays when a window saves over it`(
    editor: String, answer: String
  ) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write(editor, to: "../editor")
    let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    if !answer.isEmpty {
      try terminal.wait(for: "[s/d/x]")
      terminal.press("\(answer)\r")
    }
    #expect(try terminal.finish() != 0)
    try Self.expectKept(in: sandbox)
  }

  @Test func `so does what it held before an edit that was discarded`() throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("echo KEPT two three four >>\"$1\"; exit 1", to: "../editor")
    for answer in ["d", "x"] {
      let command = answer == "d" ? "new" : "drafts resume"
      let terminal = try Terminal(
        "diary \(command)", in: sandbox, adding: ["EDITOR": "sh ../editor"])
      try terminal.wait(for: "[s/d/x]")
      terminal.press("\(answer)\r")
      #expect(try terminal.finish() != 0)
      try sandbox.write("echo Other words >>\"$1\"; exit 1", to: "../editor")
    }
    try Self.letWindowSave(in: sandbox)
    // What was discarded is among what it held, too, so that it is told of as of all that.
    let told = try Shell.run("diary drafts", in: sandbox, adding: ["COLUMNS": "400"]).complaints
    #expect(told.contains("lines that it held while its editor was open are not in it now"))
    let file = told.split(separator: "hint: see ").last?.prefix { $0 != "," && !$0.isNewline } ?? ""
    #expect(try Shell.run("grep -c KEPT '\(file)'", in: sandbox).output == "1\n")
  }

  private static let draft = "\"$XDG_STATE_HOME\"/diary/drafts/*/2026-*.md"

  /// Lets the window save over what the draft holds.
  private static func letWindowSave(in sandbox: borrowing Sandbox) throws {
    let held = try Shell.run("cat \(draft)", in: sandbox).output
    #expect(held.contains("KEPT") && !held.contains("Other"), "\(held)")
    _ = try Shell.run("for f in \(draft); do echo What the window saves >\"$f\"; done", in: sandbox)
  }

  /// Looks for what was there before the window saves.
  private static func expectKept(in sandbox: borrowing Sandbox) throws {
    try letWindowSave(in: sandbox)
    let told = try Shell.run("diary drafts", in: sandbox)
    #expect(told.complaints.contains("held words while its editor was open that were gone"))
    let found = try Shell.run("grep -l KEPT \(draft) | wc -l", in: sandbox).output
    #expect(found.filter(\.isNumber) == "1")
    #expect(try Shell.run("grep -l window \(draft) | wc -l", in: sandbox).output.contains("1"))
    #expect(try Shell.run("diary drafts", in: sandbox).complaints.isEmpty)
  }
}
