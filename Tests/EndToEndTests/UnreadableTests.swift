import Testing

/// What may not be read or written: the rest is answered, and what is missing is told.
struct UnreadableTests {
  private static let entries = [
    "entries/2026-11-29.md": "Newest\n", "entries/2026-11-28.md": "Closed\n",
    "older/2026-11-27.md": "Oldest\n",
  ]

  @Test(arguments: [
    ("entries/2026-11-28.md", "2026-11-29\t\tNewest\t\n2026-11-27\t\tOldest\t\n"),
    ("older", "2026-11-29\t\tNewest\t\n2026-11-28\t\tClosed\t\n"),
  ])
  func `other entries are listed, and the status says that some are missing`(
    closed: String, shown: String
  ) throws {
    let sandbox = try Sandbox.vault(Self.entries)
    let line = try sandbox.asOrdinaryUser("diary list", modes: [("000", closed)])
    defer { _ = try? Shell.run("chmod 700 \(closed)", in: sandbox) }
    for _ in 1...2 {
      let result = try Shell.run(line, in: sandbox)
      #expect(result.output == shown)
      #expect(result.complaints == "diary: warning: \(closed): permission denied\n")
      #expect(result.status == 4)
    }
  }

  @Test func `an entry that cannot be read is named when it is asked for`() throws {
    let sandbox = try Sandbox.vault(Self.entries)
    let closed = "entries/2026-11-28.md"
    let line = try sandbox.asOrdinaryUser("diary show \(closed)", modes: [("000", closed)])
    let result = try Shell.run(line, in: sandbox)
    #expect(result.output == "")
    #expect(result.complaints.hasPrefix("diary: error: \(closed): permission denied\nhint: "))
    #expect(result.status == 1)
  }

  @Test(arguments: ["show", "edit", "delete --yes"], ["2026-11-28", "2026-11-28.1"])
  func `a day whose entry cannot be read is not told to have none`(
    command: String, reference: String
  ) throws {
    let sandbox = try Sandbox.vault(Self.entries)
    let closed = "entries/2026-11-28.md"
    let line = try sandbox.asOrdinaryUser("diary \(command) \(reference)", modes: [("000", closed)])
    let result = try Shell.run(line, in: sandbox)
    #expect(
      result.complaints == """
        diary: error: \(closed): cannot be read: permission denied
        hint: see in the vault's folder who may read it: ls -l \(closed)

        """)
    #expect(result.status == 1)
  }

  @Test func `a draft that cannot be read is kept, is told of and hides no other`() throws {
    let sandbox = try Sandbox.vault()
    let line = try sandbox.asOrdinaryUser("diary new")
    for (words, end) in [("Good", "exit 1"), ("Closed", "chmod 000 \"$1\"")] {
      let editor = "sh -c 'echo \(words) >>\"$1\"; \(end)' editor"
      let terminal = try Terminal(line, in: sandbox, adding: ["EDITOR": editor, "COLUMNS": "400"])
      if words == "Good" {
        try terminal.wait(for: "[s/d/x] ")
        terminal.press("d\r")
      }
      #expect(try terminal.finish() == 1)
      guard words == "Closed" else { continue }
      #expect(terminal.text.contains("what it has left cannot be read: permission denied"))
      #expect(terminal.text.contains("-2.md: the editor ended"), "\(terminal.text)")
      #expect(terminal.text.contains("it is kept there"))
    }
    let list = try Shell.run(sandbox.asOrdinaryUser("diary drafts"), in: sandbox)
    #expect(list.output.contains("Good") && list.output.contains("-2.md"), "\(list.output)")
    #expect(
      list.complaints.contains(
        "-2.md: the draft cannot be read: permission denied\nhint: it is kept"))
    for action in ["show", "resume", "discard --yes"] {
      let good = try Shell.run(
        sandbox.asOrdinaryUser("EDITOR='sed -n -i p' diary drafts \(action) 2026-11-29-2114.md"),
        in: sandbox)
      #expect(good.status == (action == "discard --yes" ? 1 : 0), "\(good.complaints)")
    }
    let gone = try Shell.run(sandbox.asOrdinaryUser("diary drafts show"), in: sandbox)
    #expect(gone.complaints.contains("/2026-11-29-2114-2.md: permission denied"))
  }

  @Test func `a title that is not found may be one that could not be read`() throws {
    let sandbox = try Sandbox.vault(Self.entries)
    let closed = "entries/2026-11-28.md"
    let line = try sandbox.asOrdinaryUser("diary show Closed", modes: [("000", closed)])
    let result = try Shell.run(line, in: sandbox)
    #expect(result.complaints.hasPrefix("diary: warning: \(closed): permission denied\n"))
    #expect(result.complaints.contains("diary: error: "))
    #expect(result.status == 1)
  }

  @Test func `an export without some entries says so`() throws {
    let sandbox = try Sandbox.vault(Self.entries)
    let line = try sandbox.asOrdinaryUser(
      "diary export html ../site", modes: [("000", "entries/2026-11-28.md")])
    let result = try Shell.run(line, in: sandbox)
    #expect(result.output.hasPrefix("2 entries in ../site: "))
    #expect(
      result.complaints == "diary: warning: entries/2026-11-28.md: permission denied\n")
    #expect(result.status == 4)
  }

  @Test func `a read-only vault is read, and refuses what would change it`() throws {
    let sandbox = try Sandbox.vault(Self.entries)
    let modes = [("555", "entries"), ("555", "older"), ("444", "diary.yml"), ("555", ".")]
    let list = try sandbox.asOrdinaryUser("diary list -n 1", modes: modes)
    let today = try sandbox.asOrdinaryUser("diary today 'Lost?'", modes: modes)
    let delete = try sandbox.asOrdinaryUser("diary delete --yes last", modes: modes)
    defer { _ = try? Shell.run("chmod -R u+w .", in: sandbox) }
    let read = try Shell.run(list, in: sandbox)
    #expect(read.output == "2026-11-29\t\tNewest\t\n")
    #expect(read.complaints == "")
    for line in [today, delete] {
      let refused = try Shell.run(line, in: sandbox)
      #expect(refused.status == 1)
      #expect(refused.output == "")
      #expect(refused.complaints.hasPrefix("diary: error: "))
      #expect(refused.complaints.contains("permission denied"))
      #expect(refused.complaints.contains("\nhint: "))
    }
    #expect(sandbox.holds("entries/2026-11-29.md") == true)
  }

  @Test func `what is written for a read-only vault is kept as a draft`() throws {
    let sandbox = try Sandbox.vault()
    let line = try sandbox.asOrdinaryUser("diary new", modes: [("555", ".")])
    defer { _ = try? Shell.run("chmod u+w .", in: sandbox) }
    let terminal = try Terminal(line, in: sandbox, adding: ["EDITOR": "sed -i \"\\$aKept\""])
    #expect(try terminal.finish() == 1)
    #expect(
      terminal.text.contains("permission denied; the text is kept as a draft\nhint: it is in\n  /"))
    let shown = try Shell.run(try sandbox.asOrdinaryUser("diary drafts show"), in: sandbox)
    #expect(shown.output.contains("Kept\n"))
  }
}
