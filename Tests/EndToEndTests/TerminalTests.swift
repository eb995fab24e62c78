import Foundation
import Testing

/// The terminal that other tests use is one.
struct TerminalTests {
  @Test func `a program finds a terminal of the given size`() throws {
    let sandbox = try Sandbox.make()
    let terminal = try Terminal("tty -s && stty size", in: sandbox, columns: 40, rows: 10)
    #expect(try terminal.finish() == 0)
    #expect(terminal.text == "10 40\n")
  }

  @Test func `keys reach the program that waits for them`() throws {
    let sandbox = try Sandbox.make()
    let terminal = try Terminal(
      "printf 'Delete it? [y/N] '; read answer; echo \"so: $answer\"", in: sandbox)
    try terminal.wait(for: "[y/N] ")
    terminal.press("예\r")
    try terminal.wait(for: "so: 예")
    #expect(try terminal.finish() == 0)
  }

  @Test func `Ctrl-C interrupts`() throws {
    let sandbox = try Sandbox.make()
    let terminal = try Terminal("echo ready; exec sleep 60", in: sandbox)
    try terminal.wait(for: "ready")
    terminal.press("\u{03}")
    #expect(try terminal.finish() == 130)
  }

  @Test func `escape sequences are not part of the text`() throws {
    let sandbox = try Sandbox.make()
    let terminal = try Terminal(
      #"printf '\033[1;31mred\033[0m \033]8;;https://example.org\033\\link\033]8;;\007.'"#,
      in: sandbox)
    #expect(try terminal.finish() == 0)
    #expect(terminal.text == "red link.")
  }

  @Test func `what is never shown is told with the screen`() throws {
    let sandbox = try Sandbox.make()
    let terminal = try Terminal("echo something else", in: sandbox)
    #expect(throws: Terminal.Failure.self) { try terminal.wait(for: "hello") }
    #expect(try terminal.finish() == 0)
  }
}
