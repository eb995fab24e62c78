import Testing

/// A file that the program was writing when it was killed.
struct LeftoverTests {
  private static let file = "entries/2026/11/2026-11-29.md"
  private static let dead = "entries/2026/11/.2026-11-29.md.diary-tmp-%-abcdef0123456"

  /// The name of a file whose maker has just ended.
  private func leftover(in sandbox: borrowing Sandbox) throws -> String {
    let process = try Shell.run("sh -c 'echo $$'", in: sandbox).output
    return Self.dead.replacing("%", with: process.prefix { $0.isNumber })
  }

  @Test func `it is told once it is old, and its text kept`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let name = try leftover(in: sandbox)
    try sandbox.write("Words that are nowhere else\n", to: name)
    // Its maker may be on another machine that shares the folder, for an hour.
    let early = try Shell.run("chmod 700 . && diary check --fix", in: sandbox)
    #expect(early.status == 0)
    #expect(sandbox.holds(name) == true)
    #expect(try Shell.run("touch -d '2 hours ago' \(name); chmod 755 .", in: sandbox).status == 0)
    let found = try Shell.run("diary check", in: sandbox)
    #expect(found.status == 1)
    #expect(found.output.contains("\(name): a file that this program was writing"))
    #expect(try Shell.run("chmod 700 . && diary check --fix", in: sandbox).status == 0)
    let isThere = sandbox.holds(name)
    #expect(!isThere)
    #expect(
      try Shell.run("diary drafts show", in: sandbox).output == "Words that are nowhere else\n")
  }

  @Test func `that of a file that is no entry is moved to the trash`() throws {
    let sandbox = try Sandbox.vault()
    let name = try leftover(in: sandbox).replacing("2026-11-29.md", with: "notes.txt")
    try sandbox.write("Words that are nowhere else\n", to: name)
    let mended = try Shell.run(
      "touch -d '2 hours ago' \(name); chmod 700 . && diary check --fix", in: sandbox)
    #expect(mended.status == 0)
    #expect(
      try Shell.run("cat .trash/*/entries/2026/11/notes.txt", in: sandbox).output
        == "Words that are nowhere else\n")
  }

  @Test func `one in the trash gets its name back`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let name = try leftover(in: sandbox).split(separator: "/").last ?? ""
    let mended = try Shell.run(
      "diary delete last -y; cd .trash/*/entries/2026/11; mv 2026-11-29.md \(name); "
        + "touch -d '2 hours ago' \(name); cd - >/dev/null; chmod 700 . && diary check --fix",
      in: sandbox)
    #expect(mended.status == 0, "\(mended.complaints)")
    #expect(try Shell.run("cat .trash/*/\(Self.file)", in: sandbox).output == "First\n")
  }

  @Test func `one whose maker runs is left alone`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let result = try Shell.run(
      "chmod 700 .; echo x >entries/2026/11/.a.md.diary-tmp-$$-abcdef0123456; diary check --fix",
      in: sandbox)
    #expect(result.status == 0)
    #expect(try Shell.run("ls -A entries/2026/11", in: sandbox).output.contains(".diary-tmp-"))
  }

  @Test(arguments: ["other", ""], ["diary check --fix", "diary drafts"])
  func `a draft that was being written becomes one`(draft: String, command: String) throws {
    let sandbox = try Sandbox.vault()
    let fail = "sh -c 'echo There >\"$1\"; exit 1' editor"
    let terminal = try Terminal("diary new", in: sandbox, adding: ["EDITOR": fail])
    try terminal.wait(for: "[s/d/x]")
    terminal.press("d\r")
    #expect(try terminal.finish() == 1)
    let process = try Shell.run("sh -c 'echo $$'", in: sandbox).output.prefix { $0.isNumber }
    let made = try Shell.run(
      "d=$(diary drafts | cut -f 4); test -f \"$d\" && echo Words >$(dirname $d)/.$(basename $d)"
        + ".diary-tmp-\(process)-abcdef0123456 && touch -d '2 hours ago' $(dirname $d)/.*diary-tmp*"
        + (draft.isEmpty ? " && rm $d" : ""),
      in: sandbox)
    #expect(made.status == 0)
    #expect(try Shell.run("chmod 700 . && \(command)", in: sandbox).status == 0)
    let words = "grep -rh Words ~/.local/state/diary/drafts --include=*.md"
    #expect(try Shell.run(words, in: sandbox).output == "Words\n")
    // What the draft held before is one, too, also where its file was removed.
    let count = try Shell.run("diary drafts", in: sandbox).output.split(separator: "\n").count
    #expect(count == 2)
  }
}
