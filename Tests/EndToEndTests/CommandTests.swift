import Foundation
import Testing

/// Every command that the program has is shown and explained.
struct CommandTests {
  /// The commands that `diary help` lists: a name indented by two blanks, and what it does.
  private static var commands: [String] {
    get throws {
      let sandbox = try Sandbox.make()
      let help = try Shell.run("diary help", in: sandbox).output
      return help.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("  "), let first = line.dropFirst(2).first, first.isLetter else {
          return nil
        }
        return String(line.dropFirst(2).prefix { $0 != " " })
      }
    }
  }

  @Test func `the help lists commands`() throws {
    #expect(try Self.commands.count >= 13)
    #expect(try Self.commands.contains("today"))
  }

  @Test(arguments: try commands)
  func `every command is shown in a transcript`(command: String) throws {
    let texts = try TranscriptTests.names.map {
      try String(contentsOf: TranscriptTests.folder.appending(path: $0), encoding: .utf8)
    }
    let lines = texts.joined(separator: "\n").split(separator: "\n").filter { $0.hasPrefix("$ ") }
    let isShown = lines.contains { line in
      let words = line.split(separator: " ")
      return zip(words, words.dropFirst()).contains { $0 == "diary" && $1 == command }
    }
    #expect(isShown, "no transcript shows 'diary \(command)'")
  }

  @Test(arguments: try commands)
  func `every command has a chapter in the manual and help of its own`(command: String) throws {
    let sandbox = try Sandbox.make()
    let manual = try Shell.run("diary manual", in: sandbox).output
    #expect(manual.contains("\n.It Xo\n.Nm diary\n.Cm \(command)\n"))
    let help = try Shell.run("diary help \(command)", in: sandbox)
    #expect(help.output.contains("Usage: diary \(command)"))
    #expect(help.output.contains("Examples:"))
    #expect(help.output == (try Shell.run("diary \(command) --help", in: sandbox).output))
  }

  @Test func `the manual is clean for its reader`() throws {
    let sandbox = try Sandbox.make()
    let check = "command -v mandoc >/dev/null || exit 0; diary manual | mandoc -Tlint -Wwarning"
    #expect(try Shell.run(check, in: sandbox).output == "")
  }
}
