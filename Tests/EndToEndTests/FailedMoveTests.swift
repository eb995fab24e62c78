import Testing

/// A move that cannot be finished, and drafts of an entry that is moved.
struct FailedMoveTests {
  private static let links = "entries/2026/11/2026-11-02.md"

  /// What may not be written to: the folder that the entry would come to, the one it lies in, a file's
  /// folder of which the links would have to be mended.
  @Test(arguments: [
    ("2026-12-01", "entries/2026/12"), ("2026-10-01", "entries/2026/10"), ("2025-01-01", "entries"),
    ("2026-12-01", "notes"),
  ])
  func `a move that fails leaves all links as they were`(day: String, closed: String) throws {
    let text = "see [[2026-11-01]] there\n"
    let sandbox = try Sandbox.vault([
      "entries/2026/11/2026-11-01.md": "---\ndate: 2026-11-01\n---\nTarget [[2026-11-01]]\n",
      Self.links: text, "entries/2026/12/2026-12-24.md": "Other\n",
      "entries/2026/10/2026-10-24.md": "Other\n", "notes/a.md": text,
    ])
    let before = try Shell.run("cat entries/2026/11/* notes/*", in: sandbox).output
    let line = try sandbox.asOrdinaryUser(
      "diary move 2026-11-01 -d \(day) -y", modes: [("500", closed)])
    let result = try Shell.run(line, in: sandbox)
    #expect(result.status == 1)
    #expect(result.complaints.contains("error:"))
    #expect(
      result.complaints.contains("the entry stays where it is, and no link to it was changed"))
    #expect(try Shell.run("cat entries/2026/11/* notes/*", in: sandbox).output == before)
    _ = try Shell.run("chmod 700 \(closed)", in: sandbox)
    let again = try Shell.run(
      try sandbox.asOrdinaryUser("diary move 2026-11-01 -d \(day) -y"), in: sandbox)
    #expect(again.status == 0)
    #expect(try sandbox.bytes(of: Self.links).elementsEqual("see [[\(day)]] there\n".utf8))
    let undone = try Shell.run(try sandbox.asOrdinaryUser("diary undo -y"), in: sandbox)
    #expect(undone.status == 0)
    #expect(try Shell.run("cat entries/2026/11/* notes/*", in: sandbox).output == before)
  }

  /// Ways of an entry with a draft to another path, and what going on with the draft then does.
  @Test(arguments: [
    ("diary move 2026-11-20 -d 2026-11-21 -y", "entries/2026/11/2026-11-21.md"),
    (
      "diary move 2026-11-20 -d 2026-11-21 -y; diary move 2026-11-21 -d 2026-10-05 -y",
      "entries/2026/10/2026-10-05.md"
    ),
    (
      "diary move 2026-11-20 -d 2026-11-21 -y; diary delete 2026-11-21 -y; diary restore",
      "entries/2026/11/2026-11-21.md"
    ),
    ("diary delete 2026-11-20 -y; diary restore", "entries/2026/11/2026-11-20.md"),
  ])
  func `a draft of an entry follows it`(way: String, place: String) throws {
    let file = "entries/2026/11/2026-11-20.md"
    let sandbox = try Sandbox.vault([file: "---\ndate: 2026-11-20\n---\nFirst\n"])
    try sandbox.write("echo Mine >>\"$1\"; exit 1\n", to: "../editor")
    let terminal = try Terminal(
      "diary edit 2026-11-20", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("d\r")
    _ = try terminal.finish()
    #expect(try Shell.run(way, in: sandbox).status == 0)
    let resumed = try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox)
    #expect(resumed.status == 0, "\(resumed.complaints)")
    #expect(try Shell.run("find entries -name '*.md'", in: sandbox).output == "\(place)\n")
    #expect(
      String(decoding: try sandbox.bytes(of: place), as: UTF8.self).hasSuffix("First\nMine\n"))
  }
}
