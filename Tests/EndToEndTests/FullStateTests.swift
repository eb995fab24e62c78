import Testing

/// Nothing can be kept in the state folder while an editor is open: the vault takes it.
struct FullStateTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// What the editor leaves in the file's place in the end.
  @Test(arguments: ["echo another line >>\"$1\"", "rm \"$1\"", "rm \"$1\"; mkdir \"$1\""])
  func `what was seen of an entry and saved over is an entry of its own`(end: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "Base of the day\n"])
    try sandbox.write(
      """
      cp "$1" ../old; chmod -R a-w "$XDG_STATE_HOME"
      echo "LATER one two three four" >>"$1"; sleep 0.6
      cp ../old "$1.new"; mv "$1.new" "$1"; sleep 0.6
      \(end)
      """, to: "../editor")
    let line = try sandbox.asOrdinaryUser("diary edit 2026-11-29")
    let terminal = try Terminal(
      line, in: sandbox, adding: ["EDITOR": "sh ../editor", "COLUMNS": "400"])
    let status = try terminal.finish()
    _ = try Shell.run("chmod -R u+w ~/.local", in: sandbox)
    #expect(status != 0, "\(terminal.text)")
    #expect(terminal.text.contains("it is an entry of its own now"), "\(terminal.text)")
    #expect(!terminal.text.contains("among the changes"))
    let found = try Shell.run("grep -l LATER entries/2026/11/*", in: sandbox).output
    #expect(found == "entries/2026/11/2026-11-29-2114.md\n")
  }

  @Test(arguments: [": >\"$1\"", "echo Other words >\"$1\""])
  func `what a draft held and was saved over is an entry of its own`(end: String) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write(
      """
      find "$XDG_STATE_HOME" -type d -exec chmod a-w {} +
      echo "LATER one two three four" >>"$1"; sleep 0.6
      \(end)
      """, to: "../editor")
    let line = try sandbox.asOrdinaryUser("diary new")
    let terminal = try Terminal(
      line, in: sandbox, adding: ["EDITOR": "sh ../editor", "COLUMNS": "400"])
    let status = try terminal.finish()
    _ = try Shell.run("chmod -R u+w ~/.local", in: sandbox)
    #expect(status != 0, "\(terminal.text)")
    #expect(terminal.text.contains("it is an entry of its own now"), "\(terminal.text)")
    #expect(!terminal.text.contains("in files"), "\(terminal.text)")
    let found = try Shell.run("grep -l LATER entries/2026/11/*", in: sandbox).output
    #expect(found.hasPrefix("entries/2026/11/2026-11-29-2114"))
  }

  @Test func `what is taken for corrected is an entry of its own, for the log has it not`() throws {
    let sandbox = try Sandbox.vault([Self.file: "Base of the day\n"])
    try sandbox.write(
      """
      chmod -R a-w "$XDG_STATE_HOME"
      printf 'LATER one two three four' >>"$1"; sleep 0.6
      sed -i 's/LATER.*/LATER one two three five six/' "$1"; sleep 0.6
      """, to: "../editor")
    let line = try sandbox.asOrdinaryUser("diary edit 2026-11-29")
    let terminal = try Terminal(
      line, in: sandbox, adding: ["EDITOR": "sh ../editor", "COLUMNS": "400"])
    _ = try terminal.finish()
    _ = try Shell.run("chmod -R u+w ~/.local", in: sandbox)
    #expect(terminal.text.contains("it is an entry of its own now"), "\(terminal.text)")
    let found = try Shell.run("grep -l 'three four' entries/2026/11/*", in: sandbox).output
    #expect(found == "entries/2026/11/2026-11-29-2114.md\n")
  }
}
