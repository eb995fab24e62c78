import Testing

/// What is done to entries, and to the log, behind the back of whoever takes a change back.
struct UndoFaultTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  /// Something that changes an entry with `precious`, what damages its record, and whether undo
  /// brings the words back.
  @Test(arguments: [
    ("diary set last mood=glad", "truncate -s -3", false),
    ("diary set last mood=glad", "sed -i s/precious/worthless/", false),
    ("diary set last mood=glad", "true", true),
    ("EDITOR='sed -i s/precious/other/' diary edit last", "truncate -s -3", false),
    ("EDITOR='sed -i s/precious/other/' diary edit last", "true", true),
  ])
  func `a text that is not whole any more is not put back`(
    change: String, damage: String, isBack: Bool
  ) throws {
    let sandbox = try Sandbox.vault([Self.file: "First, and precious words\n"])
    _ = try Shell.run(change, in: sandbox)
    let after = try sandbox.bytes(of: Self.file)
    _ = try Shell.run("\(damage) $(find .. -name '*.done-*')", in: sandbox)
    let listed = try Shell.run("diary undo --list --format json", in: sandbox)
    #expect(listed.output.contains("\"obstacle\":\"damaged\"") != isBack)
    let undone = try Shell.run("diary undo", in: sandbox)
    #expect(undone.status == (isBack ? 0 : 3))
    guard !isBack else {
      #expect(try sandbox.bytes(of: Self.file).elementsEqual("First, and precious words\n".utf8))
      return
    }
    #expect(undone.complaints.contains("cut short or changed where it was kept"))
    #expect(undone.complaints.contains("below the blank line"))
    #expect(try sandbox.bytes(of: Self.file) == after)
    #expect(try Shell.run("diary undo --skip", in: sandbox).status == 0)
    #expect(try sandbox.bytes(of: Self.file) == after)
  }

  /// A record of the log that may not be read, as where it was written by the superuser: of which change,
  /// and which of its files.
  @Test(arguments: ["00000001", "00000003"], ["done", "after"])
  func `one that cannot be read hides no other`(number: String, kind: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let lines =
      "diary today One; diary today Precious; diary today Three; sed -i /Precious/d entries/*/*/*"
    #expect(try Shell.run(lines, in: sandbox).status == 0)
    let name = try Shell.run("ls ~/.local/state/diary/changes/*/\(number)-*.\(kind)-*", in: sandbox)
      .output
    let file = String(name.dropLast())
    func run(_ line: String) throws -> Shell.Result {
      try Shell.run(try sandbox.asOrdinaryUser(line, modes: [("000", path: file)]), in: sandbox)
    }
    let history = try run("diary history")
    #expect(history.output.contains("Precious") && history.status == 4, "\(history)")
    #expect(history.complaints.contains("\(file): permission denied"), "\(history.complaints)")
    let check = try run("diary check")
    #expect(check.status == 1 && check.output.contains("\(file): permission denied"), "\(check)")
    if kind == "done" {
      let listed = try run("diary undo --list")
      #expect(listed.complaints.contains(file) && listed.status == 4, "\(listed)")
      // What may be read with the next try is not passed over.
      let skipped = try run("diary undo --skip -y")
      #expect(skipped.complaints.contains("\(file): permission denied"), "\(skipped.complaints)")
      #expect(skipped.status == 1)
    }
    if number == "00000003" {
      #expect(try run("diary").complaints.contains(file), "nothing can tell what is lost")
    }
  }

  @Test func `an edit that cannot be marked as ended says that nothing takes it back`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First, and precious words\n"])
    try sandbox.write(
      "log=$(dirname \"$(find .. -name '?*.begun')\"); rm -r \"$log\"; : >\"$log\"; "
        + "echo Mine >>\"$1\"", to: "../editor")
    let result = try Shell.run("diary edit", in: sandbox, adding: ["EDITOR": "sh ../editor"])
    #expect(result.status == 0)
    #expect(result.output.contains("Saved"))
    #expect(result.complaints.contains("cannot be taken back with 'diary undo'"))
    #expect(result.complaints.contains("is not a folder"))
    #expect(try Shell.run("tail -n 1 \(Self.file)", in: sandbox).output == "Mine\n")
  }

  @Test func `an entry that is a link comes back from the trash, and goes there again`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let link = "entries/2026/11/2026-11-28.md"
    let lines = [
      "ln -s 2026-11-29.md \(link)", "diary set 2026-11-28 mood=glad",
      "diary delete 2026-11-28 --yes", "test ! -L \(link)", "diary undo", "test -L \(link)",
      "diary undo --redo", "test ! -L \(link)", "diary undo", "diary undo",
      "test \"$(cat \(link))\" = First",
    ]
    for line in lines {
      let result = try Shell.run(line, in: sandbox)
      #expect(result.status == 0, "\(line): \(result.complaints)")
    }
  }

  @Test(arguments: ["undo", "delete 2026-11-28 --yes", "move 2026-11-28 --date 2026-11-20 --yes"])
  func `several at once leave no record of what they have not done`(command: String) throws {
    let sandbox = try Sandbox.vault()
    for day in 25...28 {
      #expect(try Shell.run("diary new -d 2026-11-\(day) Text", in: sandbox).status == 0)
    }
    _ = try Shell.run(
      "for n in 1 2 3; do diary \(command) & done; wait", in: sandbox)
    let numbers = try Shell.run(
      "find .. -name '*.done-*' -o -name '?*.begun' | sed 's#.*/##; s/-.*//' | sort | uniq -d",
      in: sandbox)
    #expect(numbers.output.isEmpty)
    // All of it can be taken back, or made again, one after the other.
    let listed = try Shell.run("diary undo --list --format json", in: sandbox).output
    #expect(!listed.contains("\"obstacle\":\""), "\(listed)")
    if command == "undo" {
      for _ in 0..<3 { #expect(try Shell.run("diary undo --redo", in: sandbox).status == 0) }
      #expect(try Shell.run("diary undo --redo", in: sandbox).status == 1)
    } else {
      #expect(try Shell.run("diary undo", in: sandbox).status == 0)
    }
    let left = try Shell.run("diary list | wc -l", in: sandbox).output
    #expect(left.filter(\.isNumber) == "4")
  }

  /// Lets an editor fail, and keeps what it has saved as a draft.
  private func leaveDraft(in sandbox: borrowing Sandbox) throws {
    let begun = try Terminal(
      "diary new", in: sandbox,
      adding: ["EDITOR": "sh -c 'echo Typed >\"$1\"; exit 1' editor"])
    try begun.wait(for: "[s/d/x]")
    begun.press("d\r")
    _ = try begun.finish()
  }

  @Test func `a draft is gone on with by one of several that ask at once`() throws {
    let sandbox = try Sandbox.vault()
    try leaveDraft(in: sandbox)
    let result = try Shell.run(
      "for n in 1 2 3; do diary drafts resume; echo $? >>../ends; done & "
        + "for n in 1 2 3; do diary drafts resume; echo $? >>../ends; done; wait; sort ../ends",
      in: sandbox, adding: ["EDITOR": "sh -c 'sleep 0.3; echo More >>\"$1\"' editor"])
    #expect(result.output.split(separator: "\n").count { $0 == "0" } == 1)
    #expect(try Shell.run("diary list", in: sandbox).output.split(separator: "\n").count == 1)
    #expect(try Shell.run("find . -name '*.md' | xargs grep -c More", in: sandbox).output == "1\n")
  }

  @Test(arguments: ["9223372036854775807", "999999999", "-1", "1", "x"])
  func `no number in a file's name is too high`(number: String) throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    #expect(try Shell.run("diary set last mood=glad", in: sandbox).status == 0)
    try leaveDraft(in: sandbox)
    let log = "$(dirname $(find .. -name '*.done-*'))"
    let drafts = "$(dirname $(find .. -path '*drafts*' -name '2026*.md'))"
    let name = "$(basename $(find .. -path '*drafts*' -name '2026*.md'))"
    let lines = [
      "cd \(drafts); echo a >.\(name).seen-\(number); echo a >x-\(number).md",
      "cd \(log); for f in \(number)-abc.begun 00000001-a.seen-\(number) 1-a.held-\(number); "
        + "do echo a >\"./$f\"; done",
      "EDITOR='sed -i \\$aEnded' diary drafts resume",
      "diary star last", "diary edit 2026-11-29; diary undo --list; diary history; diary undo",
    ]
    for line in lines {
      let result = try Shell.run(line, in: sandbox, adding: ["EDITOR": "sed -i s/First/Second/"])
      #expect(result.status == 0, "\(line): \(result.complaints)")
    }
  }
}
