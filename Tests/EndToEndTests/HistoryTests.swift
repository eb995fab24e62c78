import Testing

/// Words that something has saved over with others much like them are told to nobody, and found.
struct HistoryTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// Waits until the program has seen so many texts, as it does while an editor is open.
  private static func seen(_ count: Int) -> String {
    "until find \"$HOME\" \"$XDG_STATE_HOME\" -name \"*.seen-\(count)\" 2>/dev/null | grep -q .; "
      + "do sleep 0.02; done; "
  }

  private func lines(_ command: String, in sandbox: borrowing Sandbox) throws -> [String] {
    try Shell.run(command, in: sandbox).output.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).suffix(2)
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("I am sad", "I am glad"), ("바다까지 걸었다", "바다까지 뛰었다"),
    ("- [ ] call the bank", "- [ ] call the bank back"),
    ("Dinner with Ann at six", "Dinner with Bob at six"),
  ])
  func `a line that another program has saved over with one like it`(own: String, other: String)
    throws
  {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    #expect(try Shell.run("diary today -- '\(own)'", in: sandbox).status == 0)
    let text = try sandbox.bytes(of: Self.file)
    try sandbox.write("First\n\n21:14 \(other)\n", to: Self.file)
    // Those who only correct their own lines in another editor are not asked about it.
    for command in ["diary", "diary show", "diary today More"] {
      #expect(try Shell.run(command, in: sandbox).complaints == "")
    }
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
    let list = try Shell.run("diary history", in: sandbox)
    #expect(list.status == 0)
    #expect(list.output.contains("\ttoday\tsaved\t2026-11-29\t\(Self.file)\t"))
    #expect(list.output.hasSuffix("\(own)\n"))
    let shown = try Shell.run("diary history 2026-11-29 --show 1", in: sandbox)
    #expect(shown.output.utf8.elementsEqual(text))
  }

  @Test(arguments: [
    // A real `:w`, a sync, and `:q!` or another `:w`.
    ("", []), ("cp \"$HOME/read\" \"$1\"; ", ["1 I am sad", "1 I am glad"]),
    ("echo I am mad >\"$1\"; \(seen(3))", ["1 I am glad", "1 I am sad"]),
    (": >\"$1\"; ", ["1 I am glad", "1 I am sad"]),
  ])
  func `what the file held while an editor was open, in a way much like what it holds now`(
    end: String, gone: [String]
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script =
      "cp \"$1\" \"$HOME/read\"; echo I am sad >\"$1\"; \(Self.seen(1))"
      + "echo I am glad >\"$1\"; \(Self.seen(2))\(end)"
    _ = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": "sh -c '\(script)' editor"])
    let expected = end.isEmpty ? ["1 I am sad", "1 First"] : gone
    let found = try lines("diary history", in: sandbox)
    #expect(Set(expected).isSubset(of: Set(found)), "\(found)")
  }

  @Test func `what was told of is found as well, once`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    #expect(try Shell.run("diary today One && diary today Two", in: sandbox).status == 0)
    try sandbox.write("First\nTyped\n", to: Self.file)
    #expect(try Shell.run("diary show", in: sandbox).complaints.contains("is kept as a draft"))
    #expect(try Shell.run("diary show", in: sandbox).complaints == "")
    #expect(try Shell.run("diary drafts discard --yes", in: sandbox).status == 0)
    #expect(try lines("diary history", in: sandbox) == ["2 21:14 One"])
    #expect(
      try Shell.run("diary history --show 1", in: sandbox).output
        == "First\n\n21:14 One\n\n21:14 Two\n")
  }

  @Test func `an entry that was moved or deleted goes by where it is`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    #expect(try Shell.run("diary today 'I am sad'", in: sandbox).status == 0)
    try sandbox.write("First\n\n21:14 I am glad\n", to: Self.file)
    #expect(try Shell.run("diary move last -d 2026-11-28 -y", in: sandbox).status == 0)
    #expect(try lines("diary history 2026-11-28", in: sandbox) == ["1 21:14 I am sad"])
    #expect(try Shell.run("diary delete last -y", in: sandbox).status == 0)
    #expect(try lines("diary history", in: sandbox) == ["1 21:14 I am sad"])
    #expect(try Shell.run("diary trash --empty -y", in: sandbox).status == 0)
    #expect(try lines("diary history", in: sandbox) == [])
    let words = "grep -rl 'I am sad' \"$HOME\" \"$XDG_STATE_HOME\" --include='*'"
    #expect(try Shell.run(words, in: sandbox).output == "")
  }

  @Test func `a file that is gone has all its words there, by its day too`() throws {
    let sandbox = try Sandbox.vault()
    #expect(try Shell.run("diary today 'I am sad' && rm \(Self.file)", in: sandbox).status == 0)
    #expect(try lines("diary history 2026-11-29", in: sandbox).count == 1)
    #expect(try Shell.run("diary history -s 1", in: sandbox).output.hasSuffix("I am sad\n"))
    let missing = try Shell.run("diary history -s 2", in: sandbox)
    #expect(missing.status == 1)
    #expect(missing.complaints.contains("there is no text 2: one is listed"))
    let none = try Shell.run("diary history 2026-01-01", in: sandbox)
    #expect(none.complaints.contains("there is no entry on 2026-01-01"))
  }

  @Test(arguments: [
    ("diary set last mood=calm && diary set last mood=glad", []),
    ("diary tags rename sea lake --yes", []), ("diary star last && diary unstar last", []),
    ("diary done last.1", []), ("diary star last && diary undo", ["1 starred: true"]),
    ("EDITOR='sed -i /call/d' diary edit", ["1 - [ ] call"]),
  ])
  func `what a command was asked to change is not listed`(command: String, gone: [String]) throws {
    let sandbox = try Sandbox.vault([
      Self.file: "---\ntags: [sea]\n---\nFirst\n\n- [ ] call\n"
    ])
    #expect(try Shell.run(command, in: sandbox).status == 0)
    #expect(try lines("diary history", in: sandbox) == gone)
  }

  /// What is done to the file behind the back of the program, and what then tells of it.
  @Test(arguments: [
    ("rm \(file)", "taken it away"), ("mv \(file) ../elsewhere", "taken it away"),
    ("cp ../old \(file)", "saved over"),
    ("mv \(file) 'entries/2026/11/2026-11-29 Trip.md'; echo >>entries/2026/11/*.md", ""),
  ])
  func `words are found though what the last command has left is not known, or told of`(
    deed: String, told: String
  ) throws {
    for isCut in [false, true] {
      let sandbox = try Sandbox.vault([Self.file: "First\n"])
      for line in ["today Second thing", "star last"] {
        #expect(try Shell.run("cp \(Self.file) ../old; diary \(line)", in: sandbox).status == 0)
      }
      _ = try Shell.run("echo First >../old", in: sandbox)
      // A power cut, or a full disk.
      if isCut {
        _ = try Shell.run(
          "for f in $(find .. -name '00000002-*.after-*'); do : >$f; done", in: sandbox)
      }
      _ = try Shell.run(deed, in: sandbox)
      #expect(try Shell.run("diary", in: sandbox).complaints.contains(told) || told.isEmpty)
      for names in ["", "2026-11-29"] {
        let list = try Shell.run("diary history \(names) --format json", in: sandbox)
        #expect(list.output.contains("Second thing") || told.isEmpty, "\(isCut) \(list.output)")
        let shown = try Shell.run("diary history \(names) --show 1", in: sandbox).output
        #expect(shown.contains("Second thing") || told.isEmpty)
      }
    }
  }

  @Test func `what an entry has lost is found by the name that another program has given it`()
    throws
  {
    let sandbox = try Sandbox.vault([Self.file: "A trip\n"])
    for line in ["diary today Second thing", "EDITOR='sed -i s/Second.*/Other/' diary edit last"] {
      #expect(try Shell.run(line, in: sandbox).status == 0)
    }
    _ = try Shell.run("mv \(Self.file) 'entries/2026/11/2026-11-29 Trip.md'", in: sandbox)
    for names in ["", "2026-11-29", "last", "'A trip'"] {
      let list = try Shell.run("diary history \(names)", in: sandbox)
      #expect(list.output.contains("Second thing"), "\(names)")
    }
    // A new entry of the day has nothing to do with it, and its own has all.
    #expect(try Shell.run("diary new -d 2026-11-28 Other", in: sandbox).status == 0)
    #expect(try Shell.run("diary history 2026-11-28", in: sandbox).output.isEmpty)
  }

  @Test func `that a file was taken away is told also where something was told of it before`()
    throws
  {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    for line in [
      "diary today Second thing", "echo First >\(Self.file)", "diary",
      "diary drafts discard --yes", "rm \(Self.file)",
    ] { #expect(try Shell.run(line, in: sandbox).status == 0) }
    #expect(try Shell.run("diary", in: sandbox).complaints.contains("taken it away"))
    #expect(try Shell.run("diary", in: sandbox).complaints.isEmpty)
  }
}
