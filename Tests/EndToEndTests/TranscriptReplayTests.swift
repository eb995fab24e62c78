import Foundation
import Testing

/// What a transcript is, and what replaying one shows.
struct TranscriptReplayTests {
  @Test func `a transcript is written as it was read`() {
    let text = "Prose.\n\n$ diary list\n>one\n>\n2>two\n?1\n\nMore.\n"
    #expect(Transcript(text).text == text)
  }

  @Test func `two lines of prose say how to run it`() {
    let transcript = Transcript("vault: obsidian\nindex: shown\n")
    #expect(transcript.fixture == "obsidian")
    #expect(transcript.showsIndex)
  }

  @Test(arguments: [
    ("echo one; echo; echo two", [">one", ">", ">two"]),
    ("echo one >&2; exit 3", ["2>one", "?3"]),
    ("printf one", [">one", "\\ no line end"]),
    ("printf 'a\\r\\nb\\033[1m\\tc\\n'", [">a␍", ">b␛[1m\tc"]),
    ("echo $HOME $PWD $TMPDIR", [">$HOME $PWD $TMPDIR"]),
    ("yes | head -n 1", [">y"]),
    ("kill -PIPE $$", ["?141"]),
    ("cat", []),
    ("tty -s || echo none", [">none"]),
    (
      "head -c 300000 /dev/zero | tr '\\0' a | tee /dev/stderr | wc -c",
      [">300000", "2>" + String(repeating: "a", count: 300_000), "\\ no line end"]
    ),
    ("echo $DIARY_NOW; date +%Z", [">2026-11-29T21:14:00+09:00", ">KST"]),
  ])
  func `what a command does is shown`(command: String, output: [String]) throws {
    let sandbox = try Sandbox.make()
    let replayed = try Transcript("$ \(command)").replayed(in: sandbox)
    #expect(replayed.blocks == [.command(command, output: output)])
  }

  @Test func `nothing of the environment gets through`() throws {
    let sandbox = try Sandbox.make()
    let names = try Shell.run("env | sed 's/=.*//' | sort", in: sandbox).output.split(
      separator: "\n")
    let own = Set(sandbox.environment.keys).union(["PWD", "OLDPWD", "_", "SHLVL"])
    #expect(names.filter { !own.contains(String($0)) } == [])
  }

  @Test func `a command that hangs is ended`() throws {
    let sandbox = try Sandbox.make()
    let child = try Child(
      ["/bin/sh", "-c", "sleep 60 & wait"], in: sandbox.folder, environment: [:], streams: [])
    #expect(throws: Child.Failure.self) { try child.status(within: 0.1) }
  }

  @Test func `warnings about the index are left out with their hints`() {
    let transcript = Transcript(
      """
      $ diary list
      >one
      2>diary: warning: the index is rebuilt
      2>hint: it was not a database
      2>diary: warning: another one
      """)
    #expect(
      transcript.withoutIndexWarnings.text
        == "$ diary list\n>one\n2>diary: warning: another one")
  }

  @Test(arguments: [
    (["a", "b", "c"], ["a", "c"], " a\n-b\n c"),
    (["a", "c"], ["a", "b", "c"], " a\n+b\n c"),
    (["a", "b", "c"], ["a", "x", "y", "c"], " a\n-b\n+x\n+y\n c"),
    (["e\u{301}"], ["é"], "-e\u{301}\n+é"),
    ([], [], ""),
  ])
  func `a difference is shown line by line`(old: [String], new: [String], shown: String) {
    #expect(LineDifference(from: old, to: new).description == shown)
  }
}
