import ArgumentKit
import Testing

struct ToolTests {
  @Test(arguments: [
    ["--vault", "x", "quiet", "y"], ["quiet", "--vault=x", "y"], ["quiet", "y", "--vault", "x"],
    ["-v", "--vault", "x", "quiet", "-v", "y"],
  ])
  func `a setting may stand before or after the command`(words: [String]) throws {
    guard case .run(let command, let settings) = try sampleTool.parse(words) else {
      Issue.record("nothing to run")
      return
    }
    #expect((command as? Quiet)?.place == "y")
    #expect(settings.vault == "x")
  }

  @Test(arguments: [[], ["--vault", "x"], ["-v"]])
  func `the name alone runs the default command`(words: [String]) throws {
    guard case .run(let command, _) = try sampleTool.parse(words) else {
      Issue.record("nothing to run")
      return
    }
    #expect(command is Quiet)
  }

  @Test func `the name alone shows help where there is no default command`() throws {
    let tool = Tool<Void, SampleSettings>(
      name: "tool", version: "1", summary: "A tool.", commands: [Quiet.self])
    #expect(try topic(tool.parse([])) == .some(nil))
  }

  @Test(arguments: [
    ["help", "sample"], ["sample", "--help"], ["sample", "-h"], ["sample", "list", "-h"],
    ["--help", "sample"], ["help", "sample", "-v"], ["-v", "help", "sample"],
    ["sample", "--bogus", "--help"], ["sample", "-c", "x", "--help"],
  ])
  func `a command's help can be reached in every way`(words: [String]) throws {
    #expect(try topic(sampleTool.parse(words)) == "sample")
  }

  @Test(arguments: [["help"], ["--help"], ["-h"], ["help", "help"], ["-v", "--help"]])
  func `the tool's help can be reached in every way`(words: [String]) throws {
    #expect(try topic(sampleTool.parse(words)) == .some(nil))
  }

  @Test(arguments: [["sample", "list", "--", "--help"], ["sample", "list", "-t", "--help"]])
  func `a word that cannot be an option asks for no help`(words: [String]) throws {
    #expect(try topic(sampleTool.parse(words)) == nil)
  }

  @Test(arguments: [["--version"], ["-V"], ["-v", "--version"]])
  func `the version can be asked for`(words: [String]) throws {
    guard case .version = try sampleTool.parse(words) else {
      Issue.record("no version")
      return
    }
  }

  /// The help that is asked for: nothing where none is, and inside, nothing for the tool itself.
  private func topic(_ request: Tool<Void, SampleSettings>.Request) -> String?? {
    if case .help(let command) = request { return .some(command) }
    return nil
  }
}
