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
}
