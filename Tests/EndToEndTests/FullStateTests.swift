import Testing

/// Nothing can be kept in the state folder while an editor is open: the vault takes it.
struct FullStateTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// Runs a command as an ordinary user with the editor that closes the state folder, and opens that
  /// again.
  private static func run(
    _ command: String, in sandbox: borrowing Sandbox
  ) throws -> (status: Int32, text: String) {
    let line = try sandbox.asOrdinaryUser(command)
    let terminal = try Terminal(
      line, in: sandbox, adding: ["EDITOR": "sh ../editor", "COLUMNS": "400"])
    let status = try terminal.finish()
    _ = try Shell.run("chmod -R u+w ~/.local", in: sandbox)
    return (status, terminal.text)
  }

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
    let (status, text) = try Self.run("diary edit 2026-11-29", in: sandbox)
    #expect(status != 0, "\(text)")
    #expect(text.contains("it is an entry of its own now"), "\(text)")
    #expect(!text.contains("among the changes"))
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
    let (status, text) = try Self.run("diary new", in: sandbox)
    #expect(status != 0, "\(text)")
    #expect(text.contains("it is an entry of its own now"), "\(text)")
    #expect(!text.contains("in files"), "\(text)")
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
    let (_, text) = try Self.run("diary edit 2026-11-29", in: sandbox)
    #expect(text.contains("it is an entry of its own now"), "\(text)")
    let found = try Shell.run("grep -l 'three four' entries/2026/11/*", in: sandbox).output
    #expect(found == "entries/2026/11/2026-11-29-2114.md\n")
  }
}
