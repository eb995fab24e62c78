import Testing

/// A text comes as words, from a pipe, or as both, and is never passed over in silence.
struct GivenTextTests {
  @Test(arguments: [
    ("diary today Words", "Words\n"), ("echo Piped | diary today", "Piped\n"),
    ("echo Piped | diary today -", "Piped\n"), ("echo Piped | diary new", "Piped\n"),
    ("printf 'one\\ntwo' | diary today Words -", "Words\n\none\ntwo\n"),
    ("printf 'one\\ntwo' | diary new Two words -", "Two words\n\none\ntwo\n"),
    ("printf '' | diary today Words", "Words\n"), ("printf '' | diary today Words -", "Words\n"),
    ("diary today Words <&-", "Words\n"), ("diary today Words </dev/null", "Words\n"),
    ("diary today Words </etc/passwd </dev/null", "Words\n"),
    ("diary today Lunch - soup", "Lunch - soup\n"),
    ("diary today '- [ ] milk'", "- [ ] milk\n"), ("diary today '-- a dash'", "-- a dash\n"),
    ("diary new '-5 degrees'", "-5 degrees\n"), ("diary new '--- three'", "--- three\n"),
    ("diary today '-so it goes'", "-so it goes\n"), ("diary today '-x\ty' z", "-x\ty z\n"),
    ("diary new '- one' '- two'", "- one - two\n"),
    ("diary today '--so it goes'", "--so it goes\n"),
    ("diary new '--date=3 days ago' --date=today x", "x\n"), ("diary new -d'0 days ago' x", "x\n"),
    ("diary today -q '-q is quiet'", "-q is quiet\n"), ("diary today -- -q", "-q\n"),
  ])
  func `what is given is written`(line: String, text: String) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    let file = try Shell.run("cat entries/2026/11/*", in: sandbox).output
    #expect(file == "---\ncreated: 2026-11-29T21:14+09:00\n---\n\n" + text)
  }

  @Test(arguments: [
    ("echo Piped | diary today Words", Int32(2), "another one piped in", "put '-' behind the text"),
    ("echo Piped >f; diary new Words <f", 2, "another one piped in", "'</dev/null' to leave it"),
    ("diary new <&-", 1, "standard input is closed", "give the text as words"),
    ("diary new - <&-", 1, "standard input is closed", "give the text as words"),
    ("diary today - <&-", 1, "standard input is closed", "give the text as words"),
    ("diary new </dev/null", 1, "nothing was written", "give a text, pipe one in"),
    ("echo Piped | diary", 2, "what is piped in was not written", "pipe it into 'diary today'"),
    ("echo Piped | diary today --show", 2, "what is piped in was not written", "pipe it into"),
    ("diary list '- [ ] milk'", 2, "unknown option '- [ ] milk'", "put '--' before text"),
    ("diary set '-- a dash' mood=x", 2, "unknown option '-- a dash'", "put '--' before text"),
    ("diary init '-x y'", 2, "unknown option '-x y'", "put '--' before text"),
    ("diary today --milk", 2, "unknown option '--milk'", "put '--' before text"),
  ])
  func `what cannot be meant is refused`(
    line: String, status: Int32, reason: String, hint: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == status)
    #expect(result.complaints.contains(reason))
    #expect(result.complaints.contains(hint))
    #expect(sandbox.holds("entries") == false)
  }

  @Test func `a text that is piped into an edit is told to be written nowhere`() throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "One\n"])
    for line in ["echo Piped | EDITOR=true diary edit", "EDITOR=true diary edit </dev/null"] {
      let result = try Shell.run(line, in: sandbox)
      let isPiped = line.hasPrefix("echo")
      #expect(result.status == 0, "\(result.complaints)")
      #expect(result.complaints.contains("what is piped in was not written") == isPiped)
      #expect(result.complaints.contains("pipe it into 'diary today'") == isPiped)
    }
  }

  private static let choices = [
    "diary.yml": "template: daily.md\n", "daily.md": "## Night\n\nslept well\nslept badly\n",
  ]

  @Test(arguments: [
    ("diary new 'slept badly'", "slept badly", 2), ("diary today 'slept badly'", "slept badly", 2),
    ("diary today --new 'slept badly'", "slept badly", 2),
    ("echo slept badly | diary new", "slept badly", 2),
    ("echo slept badly | diary today", "slept badly", 2),
    ("printf 'slept badly\\n' | diary new 'slept well' -", "slept badly", 2),
    ("diary new -d yesterday '## Night'", "## Night", 2), ("diary today <daily.md", "## Night", 2),
    ("printf -- '---\\nmood:\\n---\\n' | diary new", "mood:", 1),
  ])
  func `it is written, also where the template has the same`(
    line: String, text: String, count: Int
  ) throws {
    let sandbox = try Sandbox.vault(Self.choices)
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    let file = try Shell.run("cat entries/2026/11/*", in: sandbox).output
    #expect(file.split(separator: "\n").count { $0 == text } == count, "\(file)")
  }

  @Test(arguments: [
    ("sed -i 4,6d", 0), ("sed -i /well/d", 0), ("sed -i $d", 0), ("sed -n -i p", 1),
    ("sed -i 4,7d", 1), ("truncate -s 0", 1),
  ])
  func `of a template an editor's writer may leave what is true`(
    editor: String, status: Int32
  ) throws {
    let sandbox = try Sandbox.vault(Self.choices)
    let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": editor])
    #expect(try terminal.finish() == status, "\(terminal.text)")
    #expect(sandbox.holds("entries/2026/11/2026-11-29-2114.md") == (status == 0))
    #expect(terminal.text.contains("so there is no entry") == (status != 0))
    #expect(try Shell.run("diary drafts", in: sandbox).output == "")
  }

  @Test func `a pipe that stays silent is told of`() throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run("mkfifo p; exec 3<>p; diary today Words <&3", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.contains("what is piped in is not read beside TEXT"))
  }

  @Test func `closed outputs do not get into files`() throws {
    let sandbox = try Sandbox.vault()
    for line in ["diary today One >&-", "diary today Two 2>&-", "diary today Three <&- >&- 2>&-"] {
      _ = try Shell.run(line, in: sandbox)
    }
    let file = try Shell.run("tail -n +5 entries/2026/11/2026-11-29.md", in: sandbox).output
    #expect(file == "One\n\n21:14 Two\n\n21:14 Three\n")
    let closed = try Shell.run("diary list >&-", in: sandbox)
    #expect(closed.status == 1)
    #expect(closed.complaints.contains("standard output is closed"))
  }

  @Test(arguments: [
    "diary -q today One", "diary today -q One", "diary -q new One", "diary -q today --new One",
    "echo One | diary -q today", "EDITOR='sed -i $aOne' diary -q edit 2026-11-01",
  ])
  func `nothing is said when nothing is to be said`(line: String) throws {
    let sandbox = try Sandbox.vault(["2026-11-01.md": "Old\n"])
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.complaints == "")
    #expect(try Shell.run("diary list", in: sandbox).output.contains("One"))
  }

  @Test(arguments: [
    "diary today Kept", "diary new Kept", "echo Kept | diary today", "echo Kept | diary new -",
    "diary today --new Kept",
  ])
  func `a text that cannot be saved is kept as a draft`(line: String) throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-29.md": "Before\n"])
    let closed = ["entries/2026/11", "entries/2026", "entries", "."].map { ("555", path: $0) }
    let failing = try sandbox.asOrdinaryUser(line, modes: closed)
    defer { _ = try? Shell.run("chmod -R u+w .", in: sandbox) }
    let result = try Shell.run(failing, in: sandbox)
    #expect(result.status == 1)
    #expect(result.complaints.contains("permission denied; the text is kept as a draft\nhint: "))
    let shown = try Shell.run(try sandbox.asOrdinaryUser("diary drafts show"), in: sandbox)
    #expect(shown.output == "---\ncreated: 2026-11-29T21:14+09:00\n---\n\nKept\n")
    _ = try Shell.run("chmod -R u+w .", in: sandbox)
    let resumed = try sandbox.asOrdinaryUser("EDITOR='sed -n -i p' diary drafts resume")
    #expect(try Shell.run(resumed, in: sandbox).status == 0)
    #expect(try Shell.run("cat entries/2026/11/*", in: sandbox).output.contains("Kept\n"))
  }

  @Test(arguments: [
    ("diary new -t sea,sky -c work Kept", "", "tags: [sea, sky]"),
    ("echo Kept | diary new -t sea,sky -c work", "", "tags: [sea, sky]"),
    // Where the settings cannot be read, nothing is saved either.
    ("diary new -t sea,sky -c work Kept", "template: [", "tags: [sea, sky]"),
    (
      "printf -- '---\\ntags: [sea]\\n---\\nKept\\n' | diary new -t sky -c work", "",
      "tags: [sea, sky]"
    ),
  ])
  func `the draft of a text that cannot be saved has what was asked for with it`(
    line: String, settings: String, tags: String
  ) throws {
    let sandbox = try Sandbox.vault([:])
    try sandbox.write(settings, to: "diary.yml")
    let failing = try sandbox.asOrdinaryUser(line, modes: [("555", path: ".")])
    defer { _ = try? Shell.run("chmod -R u+w .", in: sandbox) }
    #expect(try Shell.run(failing, in: sandbox).status == 1)
    let shown = try Shell.run("cat $(find ~/.local -name '*.md')", in: sandbox).output
    #expect(shown.contains("\ncategory: work\n") || shown.hasPrefix("category: work\n"), "\(shown)")
    #expect(shown.contains("\(tags)\n"), "\(shown)")
    #expect(shown.hasSuffix("Kept\n"))
  }

  @Test func `a time that says how far it is from UTC is kept as it was given`() throws {
    let sandbox = try Sandbox.vault([:])
    let result = try Shell.run("diary new -d 2026-11-28T18:30+02:00 Far", in: sandbox)
    #expect(result.status == 0)
    let bytes = try sandbox.bytes(of: "entries/2026/11/2026-11-28-1830.md")
    #expect(bytes.elementsEqual("---\ncreated: 2026-11-28T18:30+02:00\n---\n\nFar\n".utf8))
  }
}
