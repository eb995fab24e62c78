import Testing

/// A text that is given with front matter of its own.
struct GivenFrontMatterTests {
  private static let created = "created: 2026-11-29T21:14+09:00\n"
  private static let day = "entries/2026/11/2026-11-29"

  /// What is piped, by which command, which file it comes to, and what that holds; `|` parts lines.
  @Test(arguments: [
    (
      "---|mood: \"5\"  # c|x: {a: [1,  2]}|---|Words", "new", "\(day)-2114",
      "---|mood: \"5\"  # c|x: {a: [1,  2]}|%---||Words|"
    ),
    ("---|mood: 5|---|Words", "today", day, "---|mood: 5|%---||Words|"),
    ("---|mood: 5|---|||Words", "new Typed -", "\(day)-2114", "---|mood: 5|%---||Typed||Words|"),
    ("---|---|Words", "new", "\(day)-2114", "---|%---||Words|"),
    (
      "---|tags: [sea]|category: work|---|Words", "new -t sky,sea -c travel", "\(day)-2114",
      "---|tags: [sea, sky]|category: travel|%---||Words|"
    ),
    (
      "---|tags:|  - sea # c|---|Words", "new -t sky", "\(day)-2114",
      "---|tags:|  - sea # c|  - sky|%---||Words|"
    ),
    (
      "---|created: 2001-02-03|---|Words", "new", "\(day)-2114",
      "---|created: 2001-02-03|---||Words|"
    ),
    // Its date is the entry's, unless another is given.
    (
      "---|date: 2019-03-02|---|Words", "new", "entries/2019/03/2019-03-02",
      "---|date: 2019-03-02|%---||Words|"
    ),
    (
      "---|date: 2019-03-02 18:30|---|Words", "new", "entries/2019/03/2019-03-02-1830",
      "---|date: 2019-03-02 18:30|created: 2019-03-02T18:30+09:00|---||Words|"
    ),
    (
      "---|date: \"2019-03-02\"|---|Words", "new -d yesterday", "entries/2026/11/2026-11-28",
      "---|date: 2026-11-28|%---||Words|"
    ),
    ("---|date: 2019-03-02|---|Words", "today", day, "---|date: 2026-11-29|%---||Words|"),
    (
      "---|date: once upon a time|---|Words", "new", "\(day)-2114",
      "---|date: once upon a time|%---||Words|"
    ),
    // What is none stays where it is.
    ("---|just words|---|Words", "new", "\(day)-2114", "---|%---||---|just words|---|Words|"),
    ("---|a: [|---|Words", "new", "\(day)-2114", "---|%---||---|a: [|---|Words|"),
    ("---|a: 1||Words", "new", "\(day)-2114", "---|%---||---|a: 1||Words|"),
    ("Words|---|a: 1|---", "new", "\(day)-2114", "---|%---||Words|---|a: 1|---|"),
  ])
  func `it is the entry's`(text: String, command: String, file: String, expected: String) throws {
    for ending in ["\n", "\r\n"] {
      let sandbox = try Sandbox.vault()
      try sandbox.write(text.replacing("|", with: ending), to: "../text")
      let result = try Shell.run("diary \(command) <../text", in: sandbox)
      #expect(result.status == 0, "\(result.complaints)")
      // A text without front matter of its own begins with the program's.
      let isOwn = !expected.hasPrefix("---|%") || text.hasPrefix("---|---")
      let lines = expected.replacing("%", with: Self.created.replacing("\n", with: "|"))
        .replacing("|", with: isOwn ? ending : "\n")
      #expect(String(decoding: try sandbox.bytes(of: "\(file).md"), as: UTF8.self) == lines)
    }
  }

  /// What is piped, by which command, and what is told of it; `|` parts lines.
  @Test(arguments: [
    ("---|date: 2026-13-45|---|Words", "new", ["line 2 of the text: expected 'date' to be a day"]),
    ("---|a: b|date: once|---|Words", "new", ["line 3 of the text: ", "found 'once'"]),
    (
      "---|date: 2026-13-45|---|Words", "today", ["line 2 of the text: expected 'date' to be a day"]
    ),
    ("---|created: soon|---|Words", "new Typed -", ["line 2 of the text: expected 'created'"]),
    ("---|tags: [a|---|Words", "new", ["line 2 of the text", "kept as words of the text"]),
    ("---|tags: [a|---|Words", "today", ["line 2 of the text", "'diary undo' and give it again"]),
    ("---|tags: [a|---|Words", "new Typed -", ["line 2 of the text"]),
    ("---|just words|---|Words", "new", ["line 2 of the text", "kept as words of the text"]),
    ("---|a: 1|A: 2|---|Words", "new", ["line 3 of the text"]),
    ("---|date: 2026-11-02|tags: [a]|---|Words", "new", []), ("---|---|Words", "new", []),
    ("---|no end: [|Words", "new", []), ("Words|---|a: [|---|", "new", []),
    ("Words|a: [", "today", []),
  ])
  func `what is wrong with it is told, and all bytes are kept`(
    text: String, command: String, told: [String]
  ) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write(text.replacing("|", with: "\n"), to: "../text")
    let result = try Shell.run("diary \(command) <../text", in: sandbox)
    #expect(result.status == 0)
    #expect(told.isEmpty == result.complaints.isEmpty, "\(result.complaints)")
    for words in told { #expect(result.complaints.contains(words), "\(result.complaints)") }
    let file = try Shell.run("cat $(find entries -name '*.md')", in: sandbox).output
    for line in text.split(separator: "|") { #expect(file.contains("\(line)\n"), "\(file)") }
  }

  @Test(arguments: [("---|tags: [sea]|---|Words", true), ("Words|---|a: 1|---", false)])
  func `what stands behind an entry is no front matter, and that is told`(
    text: String, isTold: Bool
  ) throws {
    let sandbox = try Sandbox.vault(["\(Self.day).md": "First\n"])
    try sandbox.write(text.replacing("|", with: "\n"), to: "../text")
    let result = try Shell.run("diary today <../text", in: sandbox)
    #expect(result.complaints.contains("is kept as words of it") == isTold)
    let file = try Shell.run("cat \(Self.day).md", in: sandbox).output
    #expect(file.contains(text.replacing("|", with: "\n")))
  }

  @Test func `the fields of a template go with it`() throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("template: t.md\n", to: "diary.yml")
    try sandbox.write("---\ntags: [diary]\nrating: 5\nmood: \"5\"\n---\n", to: "t.md")
    try sandbox.write("---\nMood: glad\ntags: sea\n---\nWords\n", to: "../text")
    #expect(try Shell.run("diary new <../text", in: sandbox).status == 0)
    #expect(
      try Shell.run("cat \(Self.day)-2114.md", in: sandbox).output
        == "---\nMood: glad\ntags: sea, diary\nrating: 5\n\(Self.created)---\n\nWords\n")
  }

  /// How a text is written where the template has words of its own.
  @Test(arguments: [
    "diary today Walked to the sea", "diary new Walked to the sea",
    "EDITOR=\"sed -i '\\$aWalked to the sea'\" diary drafts resume",
  ])
  func `what was written is told, and not what the template says`(command: String) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("template: t.md\n", to: "diary.yml")
    try sandbox.write("# {{date}}\n\nWhat was good?\n", to: "t.md")
    if command.contains("drafts") {
      let terminal = try Terminal(
        "EDITOR=\"sh -c 'echo >>\\\"\\$1\\\"; echo x >>\\\"\\$1\\\"; exit 1' e\" diary new",
        in: sandbox)
      try terminal.wait(for: "[s/d/x]")
      terminal.press("d\r")
      _ = try terminal.finish()
    }
    let result = try Shell.run(command, in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    #expect(result.output.contains("Sunday 2026-11-29\n  2026-11-29\n  + "), "\(result.output)")
    #expect(!result.output.contains("What was good?"))
  }
}
