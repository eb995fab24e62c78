import DiaryModel
import Foundation
import Testing

/// Choosing an entry on a terminal.
struct ChoosingTests {
  private static let entries = [
    "2026-11-27.md": "저녁 산책\n\nThe river\n", "2026-11-28.md": "저녁 산책\n\nThe hill\n",
    "2026-11-29.md": "Reading\n\nThe book\n",
  ]

  /// A vault whose owner has a chooser of their own, whatever is installed.
  private func sandbox(_ settings: String = "chooser: own") throws -> Sandbox {
    let sandbox = try Sandbox.vault(Self.entries)
    let folder = "\(sandbox.home)/.config/diary"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try settings.write(toFile: "\(folder)/config.yml", atomically: false, encoding: .utf8)
    return sandbox
  }

  @Test(arguments: [
    ("\r", "The hill"), ("\u{1B}[B\r", "The river"), ("\u{0E}\u{0E}\u{10}\r", "The hill"),
    ("11-27\r", "The river"), ("x\u{7F}11-27\r", "The river"), ("산책한\u{7F}\u{1B}[B\r", "The river"),
  ])
  func `the arrow keys and letters choose one of several`(keys: String, shown: String) throws {
    let sandbox = try sandbox()
    let terminal = try Terminal("diary show '저녁 산책' >shown", in: sandbox)
    try terminal.wait(for: "2 of 2")
    terminal.press(keys)
    #expect(try terminal.finish() == 0)
    let text = try String(contentsOfFile: "\(sandbox.folder)/shown", encoding: .utf8)
    #expect(text.contains(shown))
    #expect(!text.contains("\u{1B}"))
  }

  @Test(arguments: ["\u{1B}", "\u{03}", "\u{04}"])
  func `leaving does nothing, and gives the terminal back`(key: String) throws {
    let sandbox = try sandbox()
    let terminal = try Terminal(
      "stty -g; diary delete --yes; echo \"ended $?\"; stty -g", in: sandbox)
    try terminal.wait(for: "3 of 3")
    terminal.press(key)
    try terminal.wait(for: "ended 130")
    #expect(try terminal.finish() == 0)
    let modes = terminal.text.split(separator: "\n").filter { $0.contains(":") }
    #expect(modes.count == 2 && modes.first == modes.last)
    #expect(terminal.written.contains("\u{1B}[?1049l"))
    #expect(sandbox.holds("2026-11-29.md") == true)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT])
  func `a signal ends it, and the terminal is given back first`(signal: Int32) throws {
    let sandbox = try sandbox()
    let terminal = try Terminal(
      "stty -g; sh -c 'echo $$ >pid; exec diary delete --yes'; echo \"ended $?\"; stty -g",
      in: sandbox)
    try terminal.wait(for: "3 of 3")
    let number = try String(contentsOfFile: "\(sandbox.folder)/pid", encoding: .utf8)
    let process = try #require(Int32(number.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, signal) == 0)
    try terminal.wait(for: "ended \(128 + signal)")
    #expect(try terminal.finish() == 0)
    let modes = terminal.text.split(separator: "\n").filter { $0.contains(":") }
    #expect(modes.count == 2 && modes.first == modes.last)
    #expect(sandbox.holds("2026-11-29.md") == true)
  }

  @Test(arguments: [
    ("delete", "Enter deletes, Esc leaves"), ("star 산책", "Enter stars, Esc leaves"),
    ("show 산책", "Enter shows, Esc leaves"), ("set mood=glad", "Enter changes, Esc leaves"),
    ("move --date today", "Enter moves, Esc leaves"), ("done", "Enter ticks, Esc leaves"),
  ])
  func `what Enter will do is told`(command: String, told: String) throws {
    let sandbox = try sandbox()
    try sandbox.write("Tasks\n\n- [ ] one\n- [ ] two\n", to: "2026-11-26.md")
    let terminal = try Terminal("diary \(command)", in: sandbox)
    try terminal.wait(for: told)
    terminal.press("\u{1B}")
    #expect(try terminal.finish() == 130)
    #expect(try Shell.run("grep -rlE 'x\\]|starred|mood' .", in: sandbox).output.isEmpty)
  }

  @Test func `a dumb terminal has numbers`() throws {
    let sandbox = try sandbox()
    let terminal = try Terminal("diary show '저녁 산책'", in: sandbox, adding: ["TERM": "dumb"])
    try terminal.wait(for: "2  2026-11-27  저녁 산책")
    try terminal.wait(for: "words that are in it: ")
    terminal.press("2\r")
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("The river"))
  }

  @Test(arguments: [("diary show '저녁 산책' </dev/null", 2), ("diary delete </dev/null", 2)])
  func `without a terminal the status tells it`(line: String, status: Int32) throws {
    let sandbox = try sandbox()
    let terminal = try Terminal(line, in: sandbox)
    #expect(try terminal.finish() == status)
    #expect(!terminal.written.contains("\u{1B}[?1049h"))
  }

  @Test func `fzf is given the titles on its input, and its answer counts`() throws {
    let sandbox = try sandbox("# nothing")
    let folder = "\(sandbox.home)/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "#!/bin/sh\necho \"$@\" >\"$HOME/arguments\"; tee \"$HOME/input\" | sed -n 2p\n"
      .write(toFile: "\(folder)/script", atomically: false, encoding: .utf8)
    let path = "\(folder):" + (sandbox.environment["PATH"] ?? "")
    let terminal = try Terminal(
      "cd ~/bin; cp script fzf; chmod +x fzf; cd -; diary show '저녁 산책'", in: sandbox,
      adding: ["PATH": path])
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("The river"))
    let arguments = try String(contentsOfFile: "\(sandbox.home)/arguments", encoding: .utf8)
    #expect(!arguments.contains("산책"))
    #expect(arguments.contains("--prompt=show>  --header=Enter shows, Esc leaves"))
    let input = try String(contentsOfFile: "\(sandbox.home)/input", encoding: .utf8)
    #expect(
      input
        == "0\t2026-11-28  저녁 산책  The hill\n1\t2026-11-27  저녁 산책  The river\n")
  }

  @Test(arguments: [
    ("\u{1B}[F\r", "2026-01-01"), ("entry 299 \r", "2026-10-27"), ("\u{1B}[6~\r", "2026-"),
  ])
  func `all of more entries than are read at once can be chosen`(
    keys: String, day: String
  ) throws {
    let first = try #require(Day("2026-01-01"))
    let sandbox = try Sandbox.vault([:])
    let folder = "\(sandbox.home)/.config/diary"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "chooser: own".write(toFile: "\(folder)/config.yml", atomically: false, encoding: .utf8)
    for number in 0..<300 {
      let day = try #require(first.adding(days: number))
      try sandbox.write("Entry \(number) \n", to: "\(day).md")
      if number % 7 == 0 { try sandbox.write("Late \(number)\n", to: "\(day)-2.md") }
    }
    let terminal = try Terminal("diary move --date 2020-02-02 --yes", in: sandbox)
    try terminal.wait(for: "343 of 343 ")
    terminal.press(keys)
    #expect(try terminal.finish() == 0)
    #expect(terminal.text.contains("\(day)"))
    #expect(terminal.text.contains("Moved: "))
  }
}
