import Foundation
import Testing

/// A text that is piped into a command which is refused before it reads it is a draft.
struct RefusedTextTests {
  private static let head = "---\ncreated: 2026-11-29T21:14+09:00\n---\n\n"

  @Test(arguments: [
    ("new -c nocat", "there is no category 'nocat'"),
    ("new -d 2026-02-30", "February 2026 has 28 days"),
    ("new -d 'no such day'", "no such day"),
    ("new -t 'bad tag!'", "'bad tag!' is not valid for --tag"),
    ("new --categry work", "unknown option '--categry'"),
    ("new --categry=work", "unknown option '--categry'"),
    ("today --bogus", "unknown option '--bogus'"), ("today -x", "unknown option '-x'"),
    ("today --show --new", "cannot be used together"), ("new -c", "needs a value"),
    ("new -c '' -q", "is not valid for --category"),
    ("--colr never today", "unknown option '--colr'"), ("--color purple new", "'purple'"),
    ("tody", "unknown command 'tody'"), ("write", "unknown command 'write'"),
    ("note", "unknown command 'note'"), ("memo", "unknown command 'memo'"),
    ("-q note", "unknown command 'note'"), ("note -", "unknown command 'note'"),
    ("ed -q", "unknown command 'ed'"), ("2026-11-28", "unknown command '2026-11-28'"),
    ("today --show", "what is piped in was not written"),
    ("today ''", "a text is given and another"),
    ("", "what is piped in was not written"), ("--bogus", "unknown option '--bogus'"),
  ])
  func `where an option is refused`(words: String, reason: String) throws {
    let sandbox = try Sandbox.vault(["diary.yml": "categories:\n  work: {}\n"])
    let refused = try Shell.run("printf 'Long\\ntext' | diary \(words)", in: sandbox)
    #expect(refused.status == 2)
    #expect(refused.complaints.contains(reason), "\(refused.complaints)")
    #expect(refused.complaints.contains("; the text is kept as a draft\n"))
    #expect(refused.complaints.contains("; go on with 'diary drafts resume'"))
    let shown = try Shell.run("diary drafts show", in: sandbox).output
    #expect(shown == Self.head + "Long\ntext\n")
    let saved = try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox)
    #expect(saved.status == 0, "\(saved.complaints)")
    #expect(try Shell.run("cat entries/*/*/*", in: sandbox).output == shown)
  }

  @Test(arguments: [
    "new Title -t sea --bogus -c work -d 'yesterday 18:30' -",
    "new Title -t sea -c work -d 'yesterday 18:30'",
  ])
  func `what else the command line says stays with it`(line: String) throws {
    let sandbox = try Sandbox.vault(["diary.yml": "categories:\n  work: {}\n"])
    #expect(try Shell.run("echo Text | diary \(line)", in: sandbox).status == 2)
    #expect(try Shell.run("EDITOR='sed -n -i p' diary drafts resume", in: sandbox).status == 0)
    let entry = try sandbox.bytes(of: "entries/2026/11/2026-11-28-1830.md")
    #expect(
      String(decoding: entry, as: UTF8.self)
        == "---\ncreated: 2026-11-28T18:30+09:00\ncategory: work\ntags: [sea]\n---\n\nTitle\n\nText\n"
    )
  }

  @Test(arguments: ["--bogus", "-d nonsense", "-t 'bad tag!'"])
  func `what it replaces in the text is told`(words: String) throws {
    let sandbox = try Sandbox.vault(["diary.yml": "categories:\n  work: {}\n"])
    let text = "printf -- '---\\ncategory: other\\n---\\nText\\n'"
    let refused = try Shell.run("\(text) | diary new -c work \(words)", in: sandbox)
    #expect(refused.complaints.contains("kept as a draft"))
    #expect(
      refused.complaints.contains("the text's category, 'other', is now the entry's, 'work'"),
      "\(refused.complaints)")
    #expect(try Shell.run("diary drafts show", in: sandbox).output.contains("category: work"))
  }

  /// What may be the loop's around the command, or a script's, is left alone.
  @Test(arguments: [
    ("printf 'one\\ntwo\\n' | { diary new -c nocat Words; cat; }", "one\ntwo\n"),
    ("printf 'one\\ntwo\\n' | { diary new -d 2026-02-30 Words; cat; }", "one\ntwo\n"),
    ("printf 'one\\ntwo\\n' | { diary today Some --bogus; cat; }", "one\ntwo\n"),
    ("printf 'one\\ntwo\\n' | { diary list --bogus; cat; }", "one\ntwo\n"),
    ("printf 'one\\ntwo\\n' | { diary note Words; cat; }", "one\ntwo\n"),
    ("printf 'one\\ntwo\\n' | { diary today --vault ../none Words; cat; }", "one\ntwo\n"),
  ])
  func `a pipe that is not read for the text is not touched`(line: String, rest: String) throws {
    let sandbox = try Sandbox.vault(["diary.yml": "categories:\n  work: {}\n"])
    #expect(try Shell.run(line, in: sandbox).output == rest)
  }

  @Test(arguments: ["list --bogus", "today --bogus </dev/null", "new -c nocat Words", "help bogus"])
  func `where there is none, no draft is begun`(words: String) throws {
    let sandbox = try Sandbox.vault(["diary.yml": "categories:\n  work: {}\n"])
    let refused = try Shell.run("diary \(words)", in: sandbox)
    #expect(refused.status == 2)
    #expect(!refused.complaints.contains("draft"))
    #expect(!FileManager.default.fileExists(atPath: "\(sandbox.home)/.local/state/diary/drafts"))
  }

  /// A pipe that stays open is waited for where the command would have read it, which is told, and
  /// not where nobody can tell whether it would.
  @Test func `what comes late is waited for`() throws {
    let sandbox = try Sandbox.vault()
    let late = try Shell.run("(sleep 0.5; echo Late) | diary today --bogus", in: sandbox)
    #expect(late.status == 2)
    #expect(late.complaints.contains("unknown option '--bogus'; what is piped in is waited for"))
    #expect(try Shell.run("diary drafts show", in: sandbox).output.hasSuffix("\nLate\n"))
    let other = "mkfifo p; exec 3<>p; diary new --quick Words <&3; diary today -x Words <&3"
    let silent = try Shell.run(other, in: sandbox)
    #expect(silent.status == 2)
    #expect(!silent.complaints.contains("waited"))
  }

  @Test func `where no place can be had, it is told that it is kept nowhere`() throws {
    let sandbox = try Sandbox.vault()
    let refused = try Shell.run("echo Text | HOME= XDG_STATE_HOME= diary today -x", in: sandbox)
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("unknown option '-x'; nor could the text be kept: "))
    #expect(refused.complaints.contains("hint: keep the text where you have it from"))
  }
}
