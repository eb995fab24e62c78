import Foundation
import Testing

/// Words that are kept where something is in the way, and are told of.
struct KeptWordsTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// What keeps today's entry from being looked for.
  @Test(arguments: [
    "mv entries/2026 ../other; ln -s ../../other entries/2026",
    "mv entries/2026/11 ../other; ln -s ../../../other entries/2026/11",
  ])
  func `a text for today that cannot be put there is a draft`(line: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    for command in ["echo Piped | diary today", "diary today Piped"] {
      let result = try Shell.run("\(line); \(command)", in: sandbox)
      #expect(result.status == 1)
      #expect(result.complaints.contains("the text is kept as a draft"), "\(result.complaints)")
      let kept = try Shell.run("grep -rl Piped ~/.local/state/diary/drafts | wc -l", in: sandbox)
      #expect(!kept.output.hasPrefix("0"))
    }
  }

  /// A draft whose editor has crashed in a save, so that a paragraph of it is gone.
  private func crash(in sandbox: borrowing Sandbox) throws -> String {
    try sandbox.write(
      """
      printf 'The first paragraph has quite a lot of words.\\n\\nSo does the second one here.\\n' >../two
      (cat ../two; printf '\\nTHIRD tells what happened.\\n') >"$1"
      until find ~/.local "$(dirname "$1")" -name '*.seen-*' | grep -q .; do sleep 0.05; done
      cat ../two >"$1"; sleep 0.3; exit 3
      """, to: "../editor")
    let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("d\r")
    #expect(try terminal.finish() == 1)
    return terminal.text
  }

  @Test func `what a draft held and holds no more is told, and not discarded with it`() throws {
    let sandbox = try Sandbox.vault()
    let told = "that it held while its editor was open"
    let crashed = try crash(in: sandbox).replacing("\r\n", with: " ")
    #expect(crashed.contains("1 line that it held"))
    let listed = try Shell.run("diary drafts", in: sandbox)
    #expect(listed.complaints.contains("1 line \(told)"), "\(listed.complaints)")
    let path = try #require(listed.complaints.split(separator: " ").last).dropLast()
    #expect(try Shell.run("grep -c THIRD \(path)", in: sandbox).output == "1\n")
    let discarded = try Shell.run("diary drafts discard --yes", in: sandbox)
    #expect(discarded.complaints.contains(told))
    #expect(discarded.complaints.contains("discard that too"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("THIRD"))
    #expect(try Shell.run("diary drafts discard --yes", in: sandbox).complaints.isEmpty)
    #expect(try Shell.run("grep -rl THIRD ~/.local", in: sandbox).output.isEmpty)
  }

  @Test func `one draft that cannot be read hides none of the others`() throws {
    let sandbox = try Sandbox.vault()
    for words in ["Good", "Bad"] {
      let editor = "sh -c 'echo \(words) >>\"$1\"; exit 1' editor"
      let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": editor])
      try terminal.wait(for: "[s/d/x]")
      terminal.press("d\r")
      _ = try terminal.finish()
    }
    let closing = "f=$(grep -l Bad ~/.local/state/diary/drafts/*/*.md); chmod 000 $f; echo $f"
    let closed = try Shell.run(closing, in: sandbox).output
    let listed = try Shell.run(try sandbox.asOrdinaryUser("diary drafts"), in: sandbox)
    #expect(listed.output.contains("Good"), "\(listed.complaints)")
    #expect(listed.status == 4)
    #expect(listed.complaints.contains("\(closed.dropLast()): the draft cannot be read"))
  }

  /// What becomes of an entry that diary has written, and whether it is told.
  @Test(arguments: [
    ("rm \(file)", true), ("mv \(file) ../away.md", true),
    ("mv \(file) 'entries/2026/11/2026-11-29 Named.md'", false),
    ("diary delete last -y", false), ("diary move last -d 2026-11-20 -y", false),
    ("echo more >>\(file)", false), ("rm \(file); diary today Again", false),
  ])
  func `an entry that something else has taken away is told once`(
    line: String, isTold: Bool
  ) throws {
    for command in ["diary", "diary check"] {
      let sandbox = try Sandbox.vault()
      let result = try Shell.run(
        "diary today -q Words of the morning; \(line) >&2; \(command)", in: sandbox)
      #expect(
        result.complaints.contains("something else has taken it away") == isTold,
        "\(result.complaints)")
      let again = try Shell.run(command, in: sandbox)
      #expect(!again.complaints.contains("something else has taken it away"))
      guard isTold else { continue }
      #expect(
        try Shell.run("diary history", in: sandbox).output.contains("\tWords of the morning\n"))
    }
  }

  @Test func `an older backup keeps its history`() throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(
      """
      diary today -q base; cp -r "$PWD" ../backup; diary today -q LATER words of the evening
      rm -rf ../diary/* ../diary/.[a-z]*; v=$PWD; cd ..; rmdir "$v"; cp -r backup "$v"; cd "$v"
      diary list; diary history
      """, in: sandbox)
    #expect(!result.complaints.contains("set aside"), "\(result.complaints)")
    #expect(result.output.contains("LATER words of the evening"))
  }

  /// What a text says, which options are given, and what is told; `|` parts lines.
  @Test(arguments: [
    ("category: travel", "-c work", "category, 'travel', is now the entry's, 'work'"),
    ("category: [travel, sea]", "-c work", "category, '[travel, sea]', is now the entry's, 'work'"),
    (
      "category:|- travel|- sea", "-c work", "category, '[travel, sea]', is now the entry's, 'work'"
    ),
    (
      "Category: {travel: work}", "-c work",
      "Category, '{travel: work}', is now the entry's, 'work'"
    ),
    ("category: >|  long|  text", "-c work", "category, 'long text ', is now the entry's, 'work'"),
    ("category: travel", "-q -c work", "category, 'travel', is now the entry's, 'work'"),
    ("date: 2019-03-02 18:30", "-d today", "date, '2019-03-02 18:30', is now the entry's, '2026-"),
    ("category: travel", "-c travel", nil), ("category: [travel]", "-c travel", nil),
    ("category:", "-c travel", nil), ("category: [a, b]", "-t x", nil),
    ("tags: sea sky", "-t x", nil), ("tags: [sea]", "-t sea", nil), ("date: 2026-11-29", "", nil),
    ("mood: {a: b}", "-c work -t x", nil),
  ])
  func `what gives place to what was asked for is told`(
    field: String, options: String, told: String?
  ) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("---\n\(field.replacing("|", with: "\n"))\n---\nWords\n", to: "../text")
    let result = try Shell.run("diary new \(options) <../text", in: sandbox)
    #expect(result.status == 0)
    #expect(result.complaints.contains("the text's ") == (told != nil), "\(result.complaints)")
    if let told { #expect(result.complaints.contains("the text's \(told)")) }
  }

  @Test(arguments: [
    ("starred: yes, by the sea", "star", "starred: yes, by the sea -> true"),
    ("starred: yes, by the sea", "unstar", "starred: yes, by the sea -> (none)"),
    ("starred: [a, b]", "unstar", "starred: a, b -> (none)"),
    ("starred: true", "unstar", nil), ("starred: No", "star", nil), ("starred:", "star", nil),
  ])
  func `a star that takes the place of words is told with them`(
    field: String, command: String, told: String?
  ) throws {
    let sandbox = try Sandbox.vault(["2026-11-29.md": "---\n\(field)\n---\nWords\n"])
    let result = try Shell.run("diary \(command)", in: sandbox)
    #expect(result.status == 0)
    #expect(result.output.contains(" -> ") == (told != nil), "\(result.output)")
    if let told { #expect(result.output.contains("\n  \(told)\n"), "\(result.output)") }
  }

  /// What cannot be merged with what was asked for stays as words of the text, which is told.
  @Test(arguments: ["tags: {a: b}", "mood: x|tags: {a: b}"])
  func `front matter that what was asked for does not fit into is kept`(field: String) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("---\n\(field.replacing("|", with: "\n"))\n---\nWords\n", to: "../text")
    let result = try Shell.run("diary new -t sky -c work <../text", in: sandbox)
    #expect(result.status == 0)
    let entry = try Shell.run("cat entries/*/*/*", in: sandbox).output
    #expect(entry.contains(field.replacing("|", with: "\n")), "\(entry)")
    #expect(result.complaints.contains("kept as words"), "\(result.complaints)")
    #expect(!result.complaints.contains("is now"))
  }

  @Test(arguments: [
    "\\x11\\x62\\x0d\\x4e\\x31\\x72\\x60\\x4f\\x20\\x00\\x0d\\x01\\x61\\x00",
    "\\x00a\\x00\\x0d\\x00\\x0a\\x0d\\x0a", "\\xff\\xfe\\x0a\\x00a\\x00\\x0a\\x00",
    "\\xe9\\x0d\\x0aa\\x0dc",
  ])
  func `bytes that are no text are kept to the last one`(bytes: String) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(
      """
      printf '\(bytes)' >../in; diary new -q -d 2026-11-20 <../in
      tail -n +1 entries/2026/11/2026-11-20.md >../out
      python3 -c 'import sys; a, b = (open(n, "rb").read() for n in ("../in", "../out"))
      sys.exit(a not in b)'
      """, in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
  }

  @Test func `keys that were typed for an editor answer no question about it`() throws {
    let sandbox = try Sandbox.vault()
    let editor = "sh -c 'echo TYPED >>\"$1\"; touch ../up; sleep 1; kill -9 $$' editor"
    let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": editor])
    while try Shell.run("test -e ../up", in: sandbox).status != 0 {}
    terminal.press("x\r")
    try terminal.wait(for: "[s/d/x]")
    terminal.press("d\r")
    #expect(try terminal.finish() == 1)
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("TYPED"))
  }
}
