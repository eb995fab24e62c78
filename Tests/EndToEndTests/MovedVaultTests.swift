import Foundation
import Testing

/// The vault's folder is moved while an editor is open.
struct MovedVaultTests {
  private static let file = "entries/2026/11/2026-11-29.md"

  private func run(
    _ command: String, doing script: String, in sandbox: borrowing Sandbox
  ) throws -> (status: Int32, output: String, complaints: String) {
    let editor = "\(sandbox.home)/editor"
    try script.write(toFile: editor, atomically: false, encoding: .utf8)
    let result = try Shell.run("diary \(command)", in: sandbox, adding: ["EDITOR": "sh \(editor)"])
    return (result.status, result.output, result.complaints)
  }

  @Test func `what was saved is told where it is now`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script = "mv ~/diary ~/moved; echo Typed >>~/moved/\(Self.file)\n"
    let (status, output, complaints) = try run("edit", doing: script, in: sandbox)
    #expect(status == 0, "\(complaints)")
    #expect(output.contains("  ~/moved/\(Self.file)\n"), "\(output)")
    #expect(complaints.contains("the vault was moved meanwhile, from ~/diary to ~/moved"))
    #expect(complaints.contains("diary --vault \(sandbox.home)/moved"), "\(complaints)")
    let text = try String(contentsOfFile: "\(sandbox.home)/moved/\(Self.file)", encoding: .utf8)
    #expect(text == "First\nTyped\n")
  }

  @Test func `what was saved at the old place is told, too`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script = """
      mv ~/diary ~/moved; mkdir -p "$(dirname "$1")"; echo Typed >"$1"

      """
    let (_, _, complaints) = try run("edit", doing: script, in: sandbox)
    #expect(complaints.contains("~/diary/\(Self.file): this is outside the vault now"))
    #expect(complaints.contains("into the entry, ~/moved/\(Self.file)"), "\(complaints)")
    let text = try String(contentsOfFile: sandbox.folder + "/" + Self.file, encoding: .utf8)
    #expect(text == "Typed\n")
  }

  @Test func `a new entry is told where it is now`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let editor = "\(sandbox.home)/editor"
    try "mv ~/diary ~/moved; echo Fresh >>\"$1\"\n".write(
      toFile: editor, atomically: false, encoding: .utf8)
    let terminal = try Terminal(
      "diary new", in: sandbox, columns: 200, adding: ["EDITOR": "sh \(editor)"])
    #expect(try terminal.finish() == 0, "\(terminal.text)")
    #expect(terminal.text.contains("  ~/moved/entries/2026/11/"), "\(terminal.text)")
    #expect(terminal.text.contains("the vault was moved meanwhile"))
  }

  @Test func `what was saved and taken back at once is told as saved`() throws {
    let sandbox = try Sandbox.vault([Self.file: "First\n"])
    let script = "cp \"$1\" ~/old; echo Brief >>\"$1\"; cat ~/old >\"$1\"\n"
    let (_, _, complaints) = try run("edit", doing: script, in: sandbox)
    #expect(complaints.contains("\(Self.file): it was saved, and holds what it held before"))
    #expect(try sandbox.bytes(of: Self.file).elementsEqual("First\n".utf8))
  }

  /// How the vault goes to its new place, once something was tried there, and what is left behind.
  @Test(arguments: [
    "cp -a ../v ../new; diary --vault ../new today Tried; rm -r ../v",
    "cp -a ../v ../new; rm -r ../v", "mkdir ../new; mv ../v/* ../new",
  ])
  func `what is gone from an entry is found after a move to another disk`(move: String) throws {
    let sandbox = try Sandbox.make()
    for line in [
      "diary init ../v", "diary --vault ../v today First", "diary --vault ../v today Gone words",
      "EDITOR='sed -i s/Gone.*/Others/' diary --vault ../v edit last", move,
    ] { #expect(try Shell.run(line, in: sandbox).status == 0, "\(line)") }
    let list = try Shell.run("diary --vault ../new history", in: sandbox)
    #expect(list.output.contains("Gone words"), "\(list.complaints)")
    #expect(list.output.split(separator: "\n").count { $0.contains("Gone words") } == 1)
  }

  /// Whether the vault at the new place has a draft of its own, and a log that is of it.
  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `drafts of a vault that is gone are told, and taken over`(
    hasOwn: Bool, isFitting: Bool
  ) throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "../new", "EDITOR": "sed -n -i p", "COLUMNS": "400"]
    var lines = ["diary init ../v", "echo Waiting | diary --vault ../v new -c nocat || true"]
    if isFitting { lines.append("diary --vault ../v today First") }
    lines.append("cp -a ../v ../new; rm -r ../v")
    if hasOwn { lines.append("echo Own | diary new -c nocat || true") }
    for line in lines { #expect(try Shell.run(line, in: sandbox, adding: vault).status == 0) }
    let home = try Shell.run("diary", in: sandbox, adding: vault).complaints
    #expect(
      home.contains("gone; see 'diary drafts'") || home.contains("while this vault was at"),
      "\(home)")
    let told = try Shell.run("diary drafts", in: sandbox, adding: vault).complaints
    let ways = told.split(separator: "\n").compactMap { line in
      ["with: ", "here: "].compactMap { line.firstRange(of: $0) }.first
        .map { String(line[$0.upperBound...]) }
    }
    let way = try #require(ways.first, "\(told)")
    #expect(way.hasPrefix("mv ") == (isFitting && !hasOwn))
    #expect(try Shell.run(way, in: sandbox, adding: vault).status == 0)
    if way.hasPrefix("mv ") {
      #expect(try Shell.run("diary drafts resume", in: sandbox, adding: vault).status == 0)
    }
    #expect(try Shell.run("grep -r Waiting ../new/entries", in: sandbox).status == 0)
    let rest = try Shell.run("diary drafts", in: sandbox, adding: vault)
    #expect(rest.output.contains("Own") == hasOwn)
    #expect(!rest.complaints.contains("here: "), "\(rest.complaints)")
  }

  @Test(arguments: [true, false])
  func `drafts that were set aside are told with today's`(hasOwn: Bool) throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "../v"]
    for line in [
      "diary init ../v", "echo Waiting | diary new -c nocat || true", "mv ../v ../kept",
      "diary init ../v", "diary today Other",
      hasOwn ? "echo Own | diary new -c nocat || true" : "true",
    ] { #expect(try Shell.run(line, in: sandbox, adding: vault).status == 0, "\(line)") }
    let home = try Shell.run("diary", in: sandbox, adding: vault).complaints
    #expect(
      home.contains("1 draft waits of what may be another vault that was here; see 'diary drafts'"))
    #expect(home.contains("go on with 'diary drafts resume'") == hasOwn, "\(home)")
  }

  /// A vault of which no file is as the changes have left it is copied to another disk; whether
  /// something is written there before what is told is done.
  @Test(arguments: [false, true])
  func `changes of a vault that is gone are told, and taken over`(isUsed: Bool) throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "../new", "COLUMNS": "400"]
    let stale = "for f in ../v/entries/*/*/*; do echo Stale >$f; done"
    for line in [
      "diary init ../v", "diary --vault ../v today First", "diary --vault ../v today Precious",
      stale,
      "cp -a ../v ../new; rm -r ../v", isUsed ? "diary new -d 2025-01-01 Own" : "true",
    ] { #expect(try Shell.run(line, in: sandbox, adding: vault).status == 0, "\(line)") }
    let told = try Shell.run("diary history", in: sandbox, adding: vault)
    #expect(!told.output.contains("Precious") && told.complaints.contains("where none is now"))
    let way = try #require(told.complaints.split(separator: "with: ").last).prefix { !$0.isNewline }
    #expect(try Shell.run(String(way), in: sandbox, adding: vault).status == 0, "\(way)")
    for _ in 0..<2 {
      let history = try Shell.run("diary history --show 1", in: sandbox, adding: vault)
      #expect(history.output.contains("Precious"), "\(history.complaints)")
      let listed = try Shell.run("diary history", in: sandbox, adding: vault).complaints
      #expect(!listed.contains("where none is now"), "\(listed)")
    }
  }

  /// A draft that was set aside for another vault, which is moved away in its turn.
  @Test func `drafts that were set aside are told where their path is no vault's`() throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "../new", "EDITOR": "sed -n -i p", "COLUMNS": "400"]
    for line in [
      "diary init ../v", "echo Waiting | diary --vault ../v new -c nocat || true",
      "mv ../v ../kept", "diary init ../v", "diary --vault ../v today Other", "rm -r ../kept",
      "mv ../v ../new",
    ] { #expect(try Shell.run(line, in: sandbox).status == 0, "\(line)") }
    let told = try Shell.run("diary drafts", in: sandbox, adding: vault).complaints
    let home = try Shell.run("diary", in: sandbox, adding: vault).complaints
    #expect(home.contains("see 'diary drafts'"), "\(home)")
    let way = try #require(told.split(separator: "here: ").last).prefix { !$0.isNewline }
    #expect(try Shell.run(String(way), in: sandbox, adding: vault).status == 0, "\(told)")
    #expect(try Shell.run("grep -r Waiting ../new/entries", in: sandbox).status == 0)
  }

  @Test func `what lies beside drafts of a vault that is gone is told, too`() throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "../new", "COLUMNS": "400"]
    for line in [
      "diary init ../v", "echo Waiting | diary --vault ../v new -c nocat || true",
      "cd \"$XDG_STATE_HOME\"/diary/drafts/*/ && echo Saved as >SAVEDAS.md",
      "cp -a ../v ../new; rm -r ../v",
    ] { #expect(try Shell.run(line, in: sandbox).status == 0) }
    let home = try Shell.run("diary", in: sandbox, adding: vault).complaints
    #expect(home.contains("1 file lies among the drafts"), "\(home)")
    let told = try Shell.run("diary drafts", in: sandbox, adding: vault).complaints
    let way = try #require(told.split(separator: "entry here with: ").last).prefix { !$0.isNewline }
    #expect(try Shell.run(String(way), in: sandbox, adding: vault).status == 0, "\(told)")
    #expect(try Shell.run("grep -r 'Saved as' ../new/entries", in: sandbox).status == 0)
  }

  /// Whether something is written before what is told is done.
  @Test(arguments: [false, true])
  func `changes that were set aside are told of where they are missed, and come back`(
    isTaken: Bool
  ) throws {
    let sandbox = try Sandbox.make()
    let vault = ["DIARY_VAULT": "../v", "COLUMNS": "400"]
    for line in [
      "diary init ../v", "diary today First", "diary today Gone words",
      "EDITOR='sed -i s/Gone.*/Others/' diary edit last", "cp -a ../v ../w",
      "sed -i s/First/Corrected/ ../w/entries/*/*/*", "rm -r ../v; mv ../w ../v", "diary list",
      isTaken ? "diary today More" : "true",
    ] { #expect(try Shell.run(line, in: sandbox, adding: vault).status == 0, "\(line)") }
    let told = try Shell.run("diary history", in: sandbox, adding: vault)
    // Not every file system knows when a folder was made.
    if told.output.contains("Gone words") { return }
    #expect(
      try Shell.run("diary undo --list", in: sandbox, adding: vault).complaints
        .contains("are kept in"))
    let way = try #require(told.complaints.split(separator: "take them back with: ").last)
      .prefix { !$0.isNewline }
    #expect(try Shell.run(String(way), in: sandbox, adding: vault).status == 0, "\(way)")
    let list = try Shell.run("diary history", in: sandbox, adding: vault)
    #expect(list.output.contains("Gone words"))
    #expect(!list.complaints.contains("are kept in"), "\(list.complaints)")
    #expect(try Shell.run(String(way), in: sandbox, adding: vault).status != 0)
  }
}
