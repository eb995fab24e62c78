import Testing

/// What an editor that was stopped has kept of a text beside it.
struct EditorCopyTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// Writes a swap file as vim does: its number, and whether something was not saved.
  private static func swap(_ name: String, process: String = "1073741000", isChanged: Bool = true)
    -> String
  {
    "python3 -c \"import struct,sys; sys.stdout.buffer.write(b'b0VIM 9.0\\0\\0\\0' + "
      + "struct.pack('<IIII', 4096, 0, 0, \(process)) + bytes(979) + "
      + "b'\\x\(isChanged ? "55" : "00")' + bytes(3088) + b'words')\" >\"\(name)\""
  }

  /// Leaves an empty draft with what an editor has kept beside it, as when the terminal goes away.
  private func leave(_ script: String, in sandbox: borrowing Sandbox) throws {
    let editor = "d=$(dirname \"$1\"); n=$(basename \"$1\")\n\(script)\nkill -KILL $PPID\n"
    try sandbox.write(editor, to: "editor")
    let terminal = try Terminal("EDITOR=\"sh $PWD/editor\" diary new", in: sandbox)
    _ = try terminal.finish()
  }

  @Test func `a swap file is told with vim's own way to read it`() throws {
    let sandbox = try Sandbox.vault()
    try leave(Self.swap("$d/.$n.swp"), in: sandbox)
    for command in ["diary drafts", "diary check"] {
      let result = try Shell.run(command, in: sandbox)
      let told = result.complaints + result.output
      #expect(told.contains(".swp: vim was stopped, and has kept here what was not saved of 2026"))
      #expect(told.contains("remove this copy: vim -r "))
      #expect(told.contains("/2026-11-29-2114.md\n"))
      #expect(!told.contains("diary new <"))
    }
    let home = try Shell.run("diary", in: sandbox).complaints
    #expect(home.contains("one file lies among the drafts") || home.contains("1 file lies"))
  }

  @Test(arguments: [
    swap("$d/.$n.swp", isChanged: false), "cp \"$1\" \"$1.save\"", "cp \"$1\" \"$d/#$n#\"",
    "cp \"$1\" \"$1~\"",
  ])
  func `one without words that are not saved is none`(script: String) throws {
    let sandbox = try Sandbox.vault()
    try leave(script, in: sandbox)
    #expect(try Shell.run("diary drafts", in: sandbox).complaints == "")
    #expect(try !Shell.run("diary check", in: sandbox).output.contains("has kept here"))
  }

  @Test(arguments: ["$1.save", "$1.save.2", "$d/#$n#", "$d/.$n.kak.aB3xYz"])
  func `a text that nano or emacs has kept is gone on with`(name: String) throws {
    let sandbox = try Sandbox.vault()
    try leave("cp \"$1\" \"\(name)\"; echo Unsaved words >>\"\(name)\"", in: sandbox)
    let list = try Shell.run("diary drafts", in: sandbox)
    #expect(list.complaints.contains("may hold words"))
    let command = try #require(list.complaints.split(separator: "it: ").last)
    #expect(try Shell.run("EDITOR=true \(command)", in: sandbox).status == 0)
    #expect(try Shell.run("diary show", in: sandbox).output.contains("Unsaved words"))
    // The draft, which had nothing but the template, went with it.
    #expect(try Shell.run("diary drafts", in: sandbox).complaints == "diary: there are no drafts\n")
  }

  @Test(arguments: [
    (swap("entries/2026/11/.2026-11-29.md.swp"), "vim -r "),
    ("echo Unsaved words >entries/2026/11/2026-11-29.md.save", "diff "),
    ("echo Unsaved words >entries/2026/11/.2026-11-29.md.kak.aB3xYz", "diff "),
  ])
  func `beside an entry it is told as well`(script: String, hint: String) throws {
    let sandbox = try Sandbox.vault()
    #expect(try Shell.run("diary today One && \(script)", in: sandbox).status == 0)
    for command in ["diary", "diary check", "diary drafts"] {
      let result = try Shell.run(command, in: sandbox)
      let told = result.complaints + result.output
      #expect(told.contains("has kept here what was not saved of 2026-11-29.md"), "\(command)")
      #expect(told.contains(hint))
    }
    let list = try Shell.run("diary check --format json", in: sandbox)
    #expect(list.output.contains("\"kind\":\"editor-copy\""))
  }
}
