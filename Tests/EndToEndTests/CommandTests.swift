import Foundation
import Testing

/// No command is left untold.
struct CommandTests {
  @Test func `every command is in the manual and has a help of its own`() throws {
    let sandbox = try Sandbox.make()
    let manual = try Shell.run("diary manual", in: sandbox).output
    for command in try Self.commands(in: sandbox) {
      #expect(manual.contains("\n.Cm \(command)\n"), "\(command) is not in the manual")
      let help = try Shell.run("diary help \(command)", in: sandbox)
      #expect(help.output.contains("Usage: diary \(command)"), "\(command) has no help")
      #expect(help.status == 0)
      #expect(try Shell.run("diary \(command) --help", in: sandbox).output == help.output)
    }
  }

  /// The commands that the program lists: the first words of the indented lines before the options.
  private static func commands(in sandbox: borrowing Sandbox) throws -> [String] {
    let help = try Shell.run("diary help", in: sandbox).output
    let lines = help.split(separator: "\n").prefix { $0 != "Options:" }
    let commands = lines.filter { $0.hasPrefix("  ") && $0.dropFirst(2).first?.isLetter == true }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    try #require(!commands.isEmpty, "the program lists no commands:\n\(help)")
    return commands
  }
}
