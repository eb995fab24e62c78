import Foundation
import Testing

/// A text that is typed at the terminal is kept from its first line on.
struct TypedTextTests {
  private static let head = "---\ncreated: 2026-11-29T21:14+09:00\n---\n\n"

  /// The end that comes before the text's own.
  @Test(arguments: ["", "KILL", "HUP", "INT"], ["diary today -", "diary new -"])
  func `what was typed waits as a draft where the end comes too early`(
    signal: String, line: String
  ) throws {
    let sandbox = try Sandbox.vault()
    // Shown once the draft holds both lines.
    let waiting = "until grep -qs Second ~/.local/state/diary/drafts/*/*.md; do sleep 0.02; done"
    let end = signal.isEmpty ? "" : "kill -\(signal) $$"
    let terminal = try Terminal("(\(waiting); echo KEPT; \(end)) & exec \(line)", in: sandbox)
    terminal.press("First\r")
    terminal.press("Second\r")
    try terminal.wait(for: "KEPT")
    if signal.isEmpty { terminal.hangUp() }
    #expect(try terminal.finish() > 128)
    let isTold = terminal.text.contains("is kept as the draft 2026-11-29-2114.md")
    #expect(isTold == !["", "KILL"].contains(signal))
    #expect(sandbox.holds("entries") == false)
    let shown = try Shell.run("diary drafts show", in: sandbox).output
    #expect(shown == Self.head + "First\nSecond\n")
    #expect(try Shell.run("diary", in: sandbox).complaints.contains("draft"))
  }

  /// The line that has no end yet when Ctrl-C, or `kill`, comes, and whether one was ended before.
  @Test(arguments: ["\u{03}", "TERM"], ["", "First\r"])
  func `a line that is not ended is kept as well`(end: String, before: String) throws {
    let sandbox = try Sandbox.vault()
    // Shown once the program reads.
    let ready = "(until stty -a </dev/tty | grep -q ' noflsh'; do sleep 0.02; done; echo READY) &"
    // A shell that sets the terminal anew for no program: what it finds then is what was left.
    let terminal = try Terminal(
      "trap : INT; \(ready) sh -c 'trap - INT; echo $$ >../number; exec diary today -'; echo $? ended; "
        + "stty -a | tr ' ;' '\\n\\n' | grep -x -e '-*icanon' -e '-*noflsh'; echo DONE", in: sandbox
    )
    try terminal.wait(for: "READY")
    terminal.press(before + "Half a line, 반 줄")
    try terminal.wait(for: "반 줄")
    if end == "TERM" {
      _ = try Shell.run("kill $(cat ../number)", in: sandbox)
    } else {
      terminal.press(end)
    }
    try terminal.wait(for: "DONE")
    #expect(try terminal.finish() == 0)
    let number = end == "TERM" ? 128 + SIGTERM : 128 + SIGINT
    #expect(terminal.text.contains("\(number) ended"), "\(terminal.text)")
    #expect(terminal.text.contains("\nicanon\n") && terminal.text.contains("\n-noflsh\n"))
    #expect(terminal.text.contains("is kept as the draft"))
    let shown = try Shell.run("diary drafts show", in: sandbox).output
    #expect(shown.hasSuffix(before.replacing("\r", with: "\n") + "Half a line, 반 줄\n"), "\(shown)")
  }

  /// What comes through a pipe whose program is still there.
  @Test(
    arguments: ["KILL", "HUP", "TERM"], ["diary today", "diary new", "diary new Words -"])
  func `what was piped in waits as a draft where the end comes too early`(
    signal: String, line: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(
      """
      mkfifo ../pipe; sh -c 'exec \(line) <../pipe' & exec 3>../pipe; echo First >&3; echo Second >&3
      until grep -qs Second ~/.local/state/diary/drafts/*/*.md; do sleep 0.02; done
      trap '' HUP; kill -\(signal) $!; wait $!; exec 3>&-
      diary drafts show
      """, in: sandbox)
    #expect(result.output.hasSuffix("First\nSecond\n"), "\(result.complaints)")
    #expect(sandbox.holds("entries") == false)
  }

  /// Lines with hardly a pause between them, and how many of 150 are kept whatever comes.
  @Test(arguments: [("HUP", 150), ("TERM", 150), ("KILL", 1)])
  func `what is piped in without a pause is kept, too`(signal: String, least: Int) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run(
      """
      mkfifo ../pipe; sh -c 'exec diary new <../pipe' & exec 3>../pipe
      for i in $(seq 150); do echo line $i >&3; sleep 0.008; done
      trap '' HUP; kill -\(signal) $!; wait $!; exec 3>&-
      diary drafts show
      """, in: sandbox)
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("line ") }
    #expect(lines.count >= least, "\(result.complaints)")
    #expect(result.complaints.contains("what was piped in is kept") == (signal != "KILL"))
    #expect(sandbox.holds("entries") == false)
  }

  /// The words of a line while another diary is stopped in the middle of a change.
  @Test(arguments: [
    "echo Precious | diary today", "diary today Precious", "diary today Precious -",
  ])
  func `a text that waits for another diary is a draft until it is saved`(line: String) throws {
    let sandbox = try Sandbox.vault(["entries/2026/11/2026-11-29.md": "First\n"])
    let result = try Shell.run(
      """
      exec 9<.; flock 9; (exec 9<&- </dev/null; \(line) >/dev/null) & \
      until grep -qs Precious ~/.local/state/diary/drafts/*/*.md; do sleep 0.02; done
      diary drafts; flock -u 9; wait; diary drafts; cat entries/*/*/*
      """, in: sandbox)
    #expect(result.output.contains("\n21:14 Precious\n"), "\(result)")
    #expect(result.complaints.contains("there are no drafts"), "\(result.complaints)")
  }

  /// Text that comes at once is saved without one, and so is slow text.
  @Test(arguments: ["printf 'First\\nSecond\\n'", "(echo First; sleep 0.3; echo Second)"])
  func `a pipe that ends as it should leaves no draft`(program: String) throws {
    let sandbox = try Sandbox.vault()
    let result = try Shell.run("\(program) | diary today", in: sandbox)
    #expect(result.status == 0, "\(result.complaints)")
    #expect(try Shell.run("cat entries/*/*/*", in: sandbox).output == Self.head + "First\nSecond\n")
    #expect(try Shell.run("diary drafts", in: sandbox).complaints.contains("there are no drafts"))
  }

  @Test(arguments: ["diary today Words -", "diary new Words -"])
  func `a text that ends as it should leaves no draft`(line: String) throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal(line, in: sandbox)
    terminal.press("First\r")
    terminal.press("Second\r\u{04}")
    #expect(try terminal.finish() == 0)
    let file = try Shell.run("cat entries/2026/11/*", in: sandbox).output
    #expect(file == Self.head + "Words\n\nFirst\nSecond\n")
    #expect(try Shell.run("diary drafts", in: sandbox).complaints.contains("there are no drafts"))
  }

  /// How long a line is that is pasted, in bytes, and whether the terminal passes all of it on.
  @Test(arguments: [(4094, true), (4096, false), (9000, false)], ["today -", "new Words -"])
  func `a line of which the terminal drops the end is not called saved`(
    line: (length: Int, isWhole: Bool), command: String
  ) throws {
    let sandbox = try Sandbox.vault()
    let terminal = try Terminal(
      "(until stty -a | grep -q 'icanon'; do sleep 0.02; done; echo READY) && exec diary \(command)",
      in: sandbox)
    try terminal.wait(for: "READY")
    terminal.press("Begin\r")
    terminal.press(String(repeating: "a", count: line.length) + "\r")
    terminal.press("End\r\u{04}")
    #expect(try terminal.finish() == (line.isWhole ? 0 : 1), "\(terminal.text.suffix(400))")
    let kept = try Shell.run(
      line.isWhole ? "cat entries/2026/11/*" : "diary drafts show", in: sandbox
    ).output
    #expect(kept.hasSuffix("a\nEnd\n"))
    #expect(kept.count { $0 == "a" } >= min(line.length, 4000))
    guard !line.isWhole else { return }
    #expect(terminal.text.contains("end may be missing"), "\(terminal.text.suffix(400))")
    #expect(sandbox.holds("entries") == false)
  }
}
