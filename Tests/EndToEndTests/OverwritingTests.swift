import Testing

/// Something that is no diary saves an entry over what stood there.
struct OverwritingTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  /// Waits until the program has seen so many texts, as it does while an editor is open.
  private static func seen(_ count: Int) -> String {
    "until find \"$HOME\" \"$XDG_STATE_HOME\" -name \"*.seen-\(count)\" 2>/dev/null | grep -q .; "
      + "do sleep 0.02; done; "
  }

  private func editor(_ script: String) -> String { "sh -c '\(script)' editor" }

  @Test func `words that another program saves while the editor is open are a draft`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script =
      "cp \"$1\" ../read; echo Theirs >>\"$1\"; \(Self.seen(1)) echo Mine >>../read; cat ../read >\"$1\""
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor(script)])
    #expect(result.status == 3)
    #expect(result.complaints.contains("held words while the editor was open"))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\nMine\n".utf8))
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "First\nTheirs\n")
    #expect(try Shell.run("find .. -name '*.seen-*'", in: sandbox).output == "")
  }

  @Test func `the same words that are saved over again are one draft`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    for _ in 0..<3 {
      #expect(
        try Shell.run("diary today -q Mine; echo First >\(Self.file)", in: sandbox).status == 0)
      #expect(try Shell.run("diary", in: sandbox).complaints.contains("it is kept as a draft"))
    }
    #expect(try Shell.run("diary drafts | wc -l", in: sandbox).output == "1\n")
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Mine"))
    // Other words are another.
    let other = "diary today -q Others; echo First >\(Self.file); diary drafts | wc -l"
    #expect(try Shell.run("\(other)", in: sandbox).output == "1\n")
    #expect(try Shell.run("diary; diary drafts | wc -l", in: sandbox).output.hasSuffix("2\n"))
  }

  @Test(arguments: ["rm \"$1\"", ": >\"$1\"", "cp ../read \"$1\""])
  func `nor are they lost when the editor leaves nothing of its own`(end: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script = "cp \"$1\" ../read; echo Theirs >>\"$1\"; \(Self.seen(1)) \(end)"
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor(script)])
    #expect(result.status != 0)
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "First\nTheirs\n")
    #expect(try Shell.run("find .. -name '*.seen-*'", in: sandbox).output == "")
  }

  @Test func `nor is what another diary adds, when the editor saves what it had read`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    for end in ["cat ../read >\"$1\"", ": >\"$1\""] {
      let script = "cp \"$1\" ../read; (unset EDITOR; diary today One) >/dev/null; \(end)"
      _ = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor(script)])
      #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n\n21:14 One\n".utf8))
      try sandbox.write("First\n", to: Self.file)
    }
  }

  @Test func `an editor that saves several times, and takes out what it had saved, is not told`()
    throws
  {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script =
      "echo One here >>\"$1\"; \(Self.seen(1)) echo Two here >>\"$1\"; \(Self.seen(2)) "
      + "sed -i -e /One/d -e s/here/there/ \"$1\""
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor(script)])
    #expect(result.status == 0)
    #expect(result.complaints == "")
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\nTwo there\n".utf8))
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
  }

  @Test(arguments: [
    "rm \"$1\"; mkdir \"$1\"", "rm \"$1\"; ln -s /etc/passwd \"$1\"", "rm \"$1\"; mkfifo \"$1\"",
  ])
  func `what an editor has saved is a draft where something else has the file's place`(
    end: String
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script =
      "echo Words >>\"$1\"; echo More >>\"$1\"; \(Self.seen(1)) "
      + "sed -i /More/d \"$1\"; sleep 0.3; \(end)"
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor(script)])
    #expect(result.status == 1)
    #expect(result.complaints.contains("cannot be read after the edit"))
    #expect(
      result.complaints.contains("what the editor had saved is kept as a draft\nhint: it is in"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.hasPrefix("First\nWords\n"))
    #expect(try Shell.run("rm -r \(Self.file); diary undo -y", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n".utf8))
  }

  @Test func `an editor that saves what was there is not said to come back at once`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let terminal = try Terminal("EDITOR=touch diary edit", in: sandbox)
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("nothing was changed"))
    #expect(!terminal.text.contains("came back at once"))
  }

  @Test(arguments: [
    "diary today More", "diary show", "diary check", "diary", "EDITOR=true diary edit",
  ])
  func `what an editor that came back at once saves over later is a draft`(command: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    // The editor has read the entry here, and the program does not wait for it.
    #expect(try Shell.run("EDITOR=true diary edit", in: sandbox).status == 0)
    #expect(try Shell.run("diary today One && diary today Two", in: sandbox).status == 0)
    try sandbox.write("First\nTyped\n", to: Self.file)
    let result = try Shell.run(command, in: sandbox)
    #expect(result.complaints.contains("something else has saved over what was written there"))
    #expect(
      try Shell.run("diary drafts show", in: sandbox).output
        == "First\nTyped\n\n21:14 One\n\n21:14 Two\n")
    #expect(try !Shell.run(command, in: sandbox).complaints.contains("saved over"))
    guard !command.contains("More") else { return }
    #expect(try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox).status == 0)
    #expect(
      try sandbox.bytes(of: Self.file)
        .elementsEqual("First\nTyped\n\n21:14 One\n\n21:14 Two\n".utf8))
  }

  @Test func `nor is it lost where an earlier draft goes in the entry's place`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    for text in ["The words of noon", "The words of the evening"] {
      #expect(try Shell.run("diary today '\(text)'", in: sandbox).status == 0)
      try sandbox.write("First\n", to: Self.file)
      if text.contains("noon") { _ = try Shell.run("diary show", in: sandbox) }
    }
    let resume = "EDITOR='sed -i s/noon/dawn/' diary drafts resume"
    let result = try Shell.run(resume, in: sandbox)
    #expect(result.complaints.contains("something else has saved over what was written there"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("words of the evening"))
  }

  @Test(arguments: [
    ("diary move 2026-11-29 -d 2026-11-28 -y", "entries/2026/11/2026-11-28.md"),
    ("diary delete 2026-11-29 -y", file), ("diary undo -y", file),
    ("diary undo --skip -y", file),
  ])
  func `nor is it lost where the entry goes elsewhere`(command: String, place: String) throws {
    let sandbox = try Sandbox.vault()
    #expect(try Shell.run("diary today One", in: sandbox).status == 0)
    let old = try sandbox.bytes(of: Self.file)
    #expect(try Shell.run("diary today Second", in: sandbox).status == 0)
    let joined = try sandbox.bytes(of: Self.file)
    try sandbox.write(String(decoding: old, as: UTF8.self), to: Self.file)
    let result = try Shell.run(command, in: sandbox)
    #expect(result.complaints.contains("something else has saved over what was written there"))
    #expect(
      try Shell.run("diary drafts show", in: sandbox).output
        == String(decoding: joined, as: UTF8.self))
    #expect(try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: place).elementsEqual(joined))
    #expect(try Shell.run("find entries -name '*.md'", in: sandbox).output == "\(place)\n")
  }

  /// Ways of an entry away from its path and back, and what had been written into it before.
  @Test(arguments: [
    "diary delete 2026-11-29 -qy; diary restore 2026-11-29 -q",
    "diary delete 2026-11-29 -qy; diary undo -q",
    "diary move 2026-11-29 -d 2026-11-28 -qy; diary move 2026-11-28 -d 2026-11-29 -qy",
    "diary move 2026-11-29 -d 2026-11-28 -qy; diary undo -q",
    "diary delete 2026-11-29 -qy; diary undo -q; diary undo --redo -qy; diary restore -q",
  ])
  func `an entry that was away is looked at as before`(way: String) throws {
    let sandbox = try Sandbox.vault()
    #expect(try Shell.run("diary today One", in: sandbox).status == 0)
    let old = try sandbox.bytes(of: Self.file)
    #expect(try Shell.run("diary today Two words && \(way)", in: sandbox).status == 0)
    #expect(try !Shell.run("diary show", in: sandbox).complaints.contains("saved over"))
    try sandbox.write(String(decoding: old, as: UTF8.self), to: Self.file)
    let result = try Shell.run("diary show", in: sandbox)
    #expect(result.complaints.contains("something else has saved over what was written there"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("Two words"))
    #expect(try !Shell.run("diary show", in: sandbox).complaints.contains("saved over"))
  }

  @Test func `another entry at the path of one that was deleted is not looked at so`() throws {
    let sandbox = try Sandbox.vault()
    #expect(try Shell.run("diary today One; diary today Two words", in: sandbox).status == 0)
    #expect(try Shell.run("diary delete last -qy; diary today Three", in: sandbox).status == 0)
    try sandbox.write("Three\nMore\n", to: Self.file)
    #expect(try Shell.run("diary show", in: sandbox).complaints == "")
  }

  @Test func `what an entry held is kept with the changes where no draft can be made`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script =
      "cp \"$1\" ../read; echo Theirs >>\"$1\"; \(Self.seen(1)) cp ../read \"$1\"; "
      + "d=$(dirname \"$(find \"$HOME\" \"$XDG_STATE_HOME\" -type d -name changes | head -n 1)\"); "
      + "mkdir -p \"$d\"; echo >\"$d/drafts\"; echo \"$d\" >../place"
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": editor(script)])
    #expect(result.status != 0)
    #expect(try Shell.run("find .. -name '*.seen-*'", in: sandbox).output != "")
    // Not even asking what can be taken back drops it.
    #expect(try Shell.run("diary undo --list", in: sandbox).complaints.contains("cannot be kept"))
    #expect(try Shell.run("rm \"$(cat ../place)/drafts\"", in: sandbox).status == 0)
    _ = try Shell.run("diary undo --list", in: sandbox)
    #expect(try Shell.run("diary drafts show", in: sandbox).output == "First\nTheirs\n")
    #expect(try Shell.run("find .. -name '*.seen-*'", in: sandbox).output == "")
  }

  @Test(arguments: [
    "sed -i 's/One thng/One thing/' FILE", "echo More >>FILE", "sed -i /First/d FILE", "diary undo",
    "rm FILE", "diary delete last --yes; echo New >FILE",
    "diary set last mood=glad; sed -i s/glad/good/ FILE",
    "diary move last --date 2026-11-28 --yes; echo New >FILE",
  ])
  func `what was changed by hand is not told`(change: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    #expect(try Shell.run("diary today 'One thng'", in: sandbox).status == 0)
    _ = try Shell.run(change.replacing("FILE", with: Self.file), in: sandbox)
    let result = try Shell.run("diary check; diary show 2026-11-29", in: sandbox)
    #expect(!result.complaints.contains("saved over"))
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
  }

  @Test func `an editor that comes back at once is told how it is waited for`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    for (command, isTold) in [
      ("EDITOR=true diary edit", true), ("EDITOR='sed -i $ax' diary edit", false),
    ] {
      let terminal = try Terminal(command, in: sandbox)
      #expect(try terminal.finish() == 0)
      #expect(terminal.text.contains("code --wait") == isTold)
    }
  }
}
