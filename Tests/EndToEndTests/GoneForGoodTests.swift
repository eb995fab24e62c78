import Foundation
import Testing

/// What is taken away for good is gone from everywhere, and undo says what it cannot bring back.
struct GoneForGoodTests {
  private func run(
    _ lines: [String], in sandbox: borrowing Sandbox
  ) throws -> (status: Int32, output: String, complaints: String) {
    var last = Shell.Result(output: "", complaints: "", status: 0)
    for line in lines { last = try Shell.run(line, in: sandbox) }
    return (last.status, last.output, last.complaints)
  }

  /// What is done to an entry of the 20th, to which one of the 25th links, before all is gone.
  @Test(arguments: [
    ["diary move 2026-11-20 --date 2026-11-21 --yes", "diary delete 2026-11-21 --yes"],
    ["diary tags rename sea lake --yes", "diary delete 2026-11-20 --yes"],
    [
      "diary tags rename sea lake --yes", "diary move 2026-11-20 --date 2026-10-01 --yes",
      "diary undo", "diary delete 2026-11-20 --yes",
    ],
  ])
  func `half of a command is never taken back without a word`(lines: [String]) throws {
    let other = "entries/2026/11/2026-11-25.md"
    let sandbox = try Sandbox.vault([
      "entries/2026/11/2026-11-20.md": "Secret #sea\n", other: "Other [[2026-11-20]] #sea\n",
    ])
    let emptied = try run(lines + ["diary trash --empty --yes"], in: sandbox)
    #expect(emptied.status == 0)
    let before = try sandbox.bytes(of: other)
    let listed = try run(["diary undo --list --format json"], in: sandbox)
    #expect(listed.output.contains("\"obstacle\":\"partly-gone\""), "\(listed.output)")
    let undone = try run(["diary undo"], in: sandbox)
    #expect(undone.status == 3)
    #expect(undone.complaints.contains("cannot be taken back as a whole"))
    #expect(undone.complaints.contains("diary undo --skip"))
    #expect(try sandbox.bytes(of: other) == before)
    #expect(try run(["diary undo --skip"], in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: other) != before)
    #expect(try run(["grep -rl Secret . ~/.local ~/.cache"], in: sandbox).output.isEmpty)
  }

  /// What is done by hand after a deletion, and what the list says of it.
  @Test(arguments: [
    ("rm -r .trash", "gone"), ("echo else >entries/2026/11/2026-11-20.md", "taken"),
    ("for f in .trash/*/*/*/*/*; do echo more >>$f; done", "changed"), ("true", ""),
  ])
  func `the list tells what cannot be taken back`(line: String, obstacle: String) throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-20.md": "Secret\n"])
    let deleted = "mkdir -p entries/2026/11; diary delete 2026-11-20 --yes"
    let listed = try run(
      [deleted, "mkdir -p entries/2026/11; \(line)", "diary undo --list"], in: sandbox)
    #expect(listed.output.hasSuffix("\t\(obstacle)\n"), "\(listed.output)")
    #expect(try run(["diary undo"], in: sandbox).status == (obstacle.isEmpty ? 0 : 3))
  }

  @Test func `what an entry was under other names is forgotten with it`() throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-20.md": "Secret\n"])
    let emptied = try run(
      [
        "diary set 2026-11-20 mood=glad", "diary move 2026-11-20 --date 2026-11-21 --yes",
        "diary delete 2026-11-21 --yes", "diary trash --empty --yes",
      ], in: sandbox)
    #expect(emptied.status == 0)
    #expect(try run(["grep -rl Secret . ~/.local ~/.cache"], in: sandbox).output.isEmpty)
  }

  @Test func `what may not be taken away keeps its history`() throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-20.md": "Earlier\n"])
    let closed = "entries/2026/11"
    let lines = [
      "diary set 2026-11-20 mood=glad", "diary delete 2026-11-20 --yes",
      "chmod 500 .trash/*/\(closed)",
    ]
    #expect(try run(lines, in: sandbox).status == 0)
    let line = try sandbox.asOrdinaryUser("diary trash --empty --yes")
    let refused = try Shell.run(line, in: sandbox)
    #expect(refused.status == 1, "\(refused.complaints)")
    #expect(refused.complaints.contains("permission"), "\(refused.complaints)")
    _ = try run(["chmod 700 .trash/*/\(closed)"], in: sandbox)
    let undone = try run(["diary undo", "diary undo", "cat \(closed)/*"], in: sandbox)
    #expect(undone.output.hasSuffix("Earlier\n") && !undone.output.contains("glad"), "\(undone)")
  }

  /// What is done by hand with an entry in the trash before that is emptied, and what is told of it.
  @Test(arguments: [
    ("mv $T $F", false), ("git checkout -q -- .", false), ("git mv -k $T $F; mv $T $F", false),
    ("mv $T $F; echo more >>$F", false), ("mv $T \"entries/2026/11/2026-11-20 mine.md\"", true),
    ("mv $T \"$F 2.md\"; echo more >>\"$F 2.md\"", true), ("mv $T notes.md", true),
    ("mv $T ../elsewhere.md", true), ("rm -r .trash/*", true), ("rm -r .trash", true),
  ])
  func `only what is in the trash loses its history when that is emptied`(
    line: String, isTold: Bool
  ) throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-20.md": "Earlier\n"])
    let result = try run(
      [
        """
        set -e; git init -q .; git config user.email a@b; git config user.name x
        git add -A; git commit -qm1
        F=entries/2026/11/2026-11-20.md
        EDITOR='sed -i s/Earlier/Later/' diary edit -q 2026-11-20 2>/dev/null
        diary delete 2026-11-20 -yq
        T=$(ls .trash/*/$F); mkdir -p entries/2026/11
        \(line)
        diary trash --empty --yes
        """
      ], in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    #expect(result.complaints.contains("entry that was taken out of the trash") == isTold)
    #expect(try run(["diary history"], in: sandbox).output.contains("Earlier"))
  }

  /// What becomes of an entry of the 20th that has the words, and of an older one of its path, before
  /// it is away for a moment, as by a git branch, while the trash is emptied.
  @Test(arguments: [
    (["echo Old >$F", "diary delete 2026-11-20 -y", "echo Secret >$F", "$E"], true),
    (["echo Old >$F", "diary delete 2026-11-20 -y", "diary undo --list", "$N", "$E"], true),
    // Put into the trash by another machine, before the living one came.
    (["mkdir -p $T", "echo Old >$T/2026-11-20.md", "echo Secret >$F", "$E"], true),
    // Brought back by hand, and changed since.
    (["echo Secret >$F", "diary delete 2026-11-20 -y", "mv .trash/*/$F $F", "$E"], true),
    // Moved by another machine, where another entry was deleted then.
    (["echo Secret >$F", "$E", "mkdir -p $L", "mv $F ../kept", "echo Other >$L/${F##*/}"], true),
    // Their own words go.
    (["echo Secret >$F", "$E", "diary delete 2026-11-20 -y"], false),
    (["echo Secret >$F", "$E", "mkdir -p $L", "mv $F $L/"], false),
  ])
  func `an entry that is away keeps its earlier texts when the trash is emptied`(
    lines: [String], isKept: Bool
  ) throws {
    let sandbox = try Sandbox.vault()
    try sandbox.write("x", to: "entries/2026/11/note.txt")
    let words = [
      "export F=entries/2026/11/2026-11-20.md",
      "export T=.trash/2026-11-01T100000/entries/2026/11 L=.trash/2026-11-30T100000/entries/2026/11",
      "export N='diary new -q -d 2026-11-20 Secret'",
      "export E='diary set -q 2026-11-20 mood=glad'",
    ]
    let script =
      words + lines.map { $0.hasPrefix("$") ? "eval \"\($0)\"" : $0 } + [
        "test ! -e $F || EDITOR='sed -i s/Secret/other/' diary edit -q 2026-11-20",
        "test ! -e $F || mv $F ../aside", "diary trash --empty --yes -q",
        "test ! -e ../aside || mv ../aside $F",
      ]
    let result = try run([script.joined(separator: "\n")], in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    let found = try run(["grep -rl Secret . ~/.local"], in: sandbox)
    #expect(found.output.isEmpty == !isKept)
    guard isKept else { return }
    #expect(try run(["diary history 2026-11-20"], in: sandbox).output.contains("Secret"))
  }

  /// How a copy of an entry comes into the trash while the entry itself stays.
  @Test(arguments: [
    // A sync brings what another machine has deleted.
    ["mkdir -p $T", "cp $F $T/"], ["mkdir -p $T", "echo Other >$T/2026-11-20.md"],
    // Put back by hand as a copy, and changed since, or not.
    ["diary delete 2026-11-20 -y", "mkdir -p ${F%/*}", "cp .trash/*/$F $F"],
    ["diary delete 2026-11-20 -y", "mkdir -p ${F%/*}", "cp .trash/*/$F $F", "diary set $D a=b"],
  ])
  func `a copy in the trash takes no words of the entry that lives with it`(lines: [String]) throws
  {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-20.md": "Secret\n"])
    let words = [
      "set -e; export D=2026-11-20 F=entries/2026/11/2026-11-20.md",
      "export T=.trash/2026-11-30T100000/entries/2026/11",
      "EDITOR='sed -i s/Secret/other/' diary edit -q 2026-11-20",
    ]
    let script = words + lines + ["diary trash --empty --yes -q", "test ! -e .trash/*/$F"]
    let result = try run([script.joined(separator: "\n")], in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    #expect(try !run(["grep -rl Secret ~/.local"], in: sandbox).output.isEmpty)
    #expect(try !run(["diary undo --list"], in: sandbox).output.isEmpty)
    // What was deleted here has ended with that.
    guard lines[0] == "mkdir -p $T" else { return }
    #expect(try run(["diary history 2026-11-20"], in: sandbox).output.contains("Secret"))
  }

  /// What is brought back while it is asked for, and what is told then.
  @Test(arguments: [
    ("diary restore 2026-11-20", "one deleted entry"),
    ("diary restore 2026-11-20; diary restore 2026-11-21", "nothing, since it is no longer there"),
    ("true", "2 deleted entries"),
  ])
  func `what was brought back meanwhile stays and is not counted`(
    line: String, told: String
  ) throws {
    let sandbox = try Sandbox.vault([
      "entries/2026/11/2026-11-20.md": "One\n", "entries/2026/11/2026-11-21.md": "Two\n",
    ])
    _ = try run(["diary delete 2026-11-20 2026-11-21 -y"], in: sandbox)
    let terminal = try Terminal("diary trash --empty", in: sandbox)
    try terminal.wait(for: "[y/N]")
    #expect(try run([line], in: sandbox).status == 0)
    terminal.press("y\r")
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("Taken away for good: \(told)"), "\(terminal.text)")
    let left = try run(["diary list"], in: sandbox).output.split(separator: "\n").count
    #expect(left == line.split(separator: ";").count { $0.contains("restore") })
  }

  @Test(arguments: [
    "diary delete 2026-11-20 --yes", "diary move 2026-11-20 --date 2025-01-01 --yes",
  ])
  func `an entry leaves no empty folder behind, and comes back to it`(line: String) throws {
    let file = "entries/2026/11/2026-11-20.md"
    let sandbox = try Sandbox.vault([
      file: "Words\n", "entries/2025/06/2025-06-01.md": "Other\n", "entries/2025/06/notes": "x",
    ])
    #expect(try run([line], in: sandbox).status == 0)
    #expect(sandbox.holds("entries/2026") == false)
    #expect(sandbox.holds("entries") == true)
    #expect(try run(["diary undo"], in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: file) == Data("Words\n".utf8))
    #expect(sandbox.holds("entries/2025/01") == false)
    #expect(try run(["diary delete 2025-06-01 --yes"], in: sandbox).status == 0)
    #expect(sandbox.holds("entries/2025/06/notes") == true)
  }
}
