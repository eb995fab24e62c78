import Testing

/// An editor that has the terminal for itself while the program waits.
struct EditorTests {
  /// Reads a line at the terminal and adds it to the file, whatever is pressed meanwhile.
  private static let editor =
    #"sh -c 'trap "" INT; tty -s || exit 9; printf "write: "; read line; echo "$line" >> "$1"' editor"#

  @Test func `an editor reads from the terminal`() throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal("exec diary today", in: sandbox, adding: ["EDITOR": Self.editor])
    try terminal.wait(for: "write: ")
    terminal.press("바다까지 걸었다\r")
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("Saved Sunday 2026-11-29\n  바다까지 걸었다\n"))
    #expect(
      try Shell.run("diary list", in: sandbox).output == "2026-11-29\t\t바다까지 걸었다\t\n")
  }

  @Test func `Ctrl-C in the editor is the editor's own`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Before\n"])
    let terminal = try Terminal("exec diary edit", in: sandbox, adding: ["EDITOR": Self.editor])
    try terminal.wait(for: "write: ")
    terminal.press("\u{03}")
    terminal.press("After\r")
    #expect(try terminal.finish() == 0)
    #expect(try sandbox.bytes(of: "2026-11-29.md").elementsEqual("Before\nAfter\n".utf8))
  }

  @Test(arguments: [("y\r", true), ("n\r", false), ("\r", false)])
  func `a day without an entry is offered to be written`(answer: String, isWritten: Bool) throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal(
      "exec diary edit 2026-11-20", in: sandbox, adding: ["EDITOR": "sed -i \"$aMissed\""])
    try terminal.wait(for: "There is no entry on 2026-11-20. Write it? [y/N] ")
    terminal.press(answer)
    #expect(try terminal.finish() == (isWritten ? 0 : 1))
    let list = try Shell.run("diary list", in: sandbox).output
    #expect(list == (isWritten ? "2026-11-20\t\tMissed\t\n" : ""))
  }

  @Test(arguments: ["d\r", "\u{04}", "what?\ragain?\rno\r"])
  func `an editor that is ended leaves a draft, unless somebody says otherwise`(
    answer: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let editor = #"sh -c 'echo "Half a thought" >> "$1"; kill -HUP $$' editor"#
    let terminal = try Terminal("exec diary new", in: sandbox, adding: ["EDITOR": editor])
    try terminal.wait(for: "the editor was ended by signal 1")
    try terminal.wait(for: "[s/d/x] ")
    terminal.press(answer)
    #expect(try terminal.finish() == 1)
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Half a thought"))
    #expect(try Shell.run("diary list", in: sandbox).output == "")
  }

  @Test func `a crashed editor leaves the terminal as it was`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "Before\n"])
    let editor = #"sh -c 'stty raw -echo; echo More >>"$1"; kill -KILL $$' editor"#
    let terminal = try Terminal(
      "stty -a >../before; diary edit; stty -a >../after", in: sandbox, adding: ["EDITOR": editor])
    try terminal.wait(for: "[s/d/x] ")
    terminal.press("s\r")
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("s\nSaved"))
    #expect(try Shell.run("diff ../before ../after", in: sandbox).output == "")
  }

  @Test(arguments: [
    ("new", "+5 5"), ("edit 2026-11-28", "+4 4"), ("edit 2026-11-27", " 1"), ("today", "+3 2"),
  ])
  func `an editor opens where one writes`(command: String, expected: String) throws {
    let sandbox = try Sandbox.vault([
      "2026-11-28.md": "---\na: b\n---\nText\n", "2026-11-27.md": "Text\n",
      "entries/2026/11/2026-11-29.md": "One\nTwo\n", "templates/daily.md": "# Day\n",
    ])
    // An editor called nano that notes the words it gets, and how many lines the file has.
    try sandbox.write(
      """
      #!/bin/sh
      eval "file=\\${$#}"
      words=${1%%/*}
      echo "$words $(wc -l <"$file")" | tr -s ' ' >../../words
      echo More >>"$file"

      """, to: "../bin/nano.sh")
    // Copied by another process: one that is being written cannot be run, and a test beside this one
    // may hold it open for a moment.
    let line =
      "cp ../bin/nano.sh ../bin/nano; chmod +x ../bin/nano; PATH=$PWD/../bin:$PATH EDITOR=nano diary \(command)"
    let terminal = try Terminal(line, in: sandbox)
    #expect(try terminal.finish() == 0, "\(terminal.text)")
    #expect(try Shell.run("cat ../../words", in: sandbox).output == expected + "\n")
  }

  @Test func `a word above the front matter is told, and changed by nobody`() throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal(
      "diary new", in: sandbox, adding: ["EDITOR": "sed -i 1iTyped"])
    #expect(try terminal.finish() == 0)
    let file = "entries/2026/11/2026-11-29-2114.md"
    #expect(terminal.text.contains("\(file):2: the front matter is not"))
    #expect(try sandbox.bytes(of: file).starts(with: "Typed\n---\ncreated: ".utf8))
  }
}
