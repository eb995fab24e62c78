import ArgumentKit
import Testing

struct ToolProblemsTests {
  @Test func `a tool that is wholly described has no problems`() {
    #expect(sampleTool.problems == [])
  }

  @Test func `everything that lacks a word of explanation is named`() {
    let tool = Tool<Void, SampleSettings>(
      name: "tool", version: "1", summary: "A tool.", commands: [Careless.self, Bare.self])
    #expect(
      tool.problems == [
        "careless: its summary is no sentence",
        "careless: example 'tool careless --bogus | less' is not explained by a sentence",
        "careless: '-v' is there twice",
        "careless: --value: its help is no sentence",
        "careless: --value: its value has no name",
        "careless: LAST can never be reached",
        "careless: LAST is required behind WORDS, which is not",
        "careless: example 'tool careless --bogus | less': unknown option '--bogus'",
        "careless: example 'echo' does not run tool",
        "bare: it has no example",
      ])
  }

  @Test func `an example may quote and pipe`() {
    let tool = Tool<Void, SampleSettings>(
      name: "tool", version: "1", summary: "A tool.", commands: [Piped.self])
    #expect(tool.problems == [])
  }
}

private struct Careless: Command {
  var value = ""
  var words: [String] = []
  var last = ""

  static let about = About(
    "careless", "Careless",
    examples: [Example("tool careless --bogus | less", "What"), Example("echo", "It echoes.")])

  static let inputs: Inputs<Self> = [
    .option(\.value, "value", short: "v", value: "", help: ""),
    .arguments(\.words, "WORDS", help: "Words."),
    .argument(\.last, "LAST", isRequired: true, help: "Last."),
  ]

  func run(in context: Void) {}
}

private struct Bare: Command {
  static let about = About("bare", "Be bare.")
  static let inputs: Inputs<Self> = []

  func run(in context: Void) {}
}

private struct Piped: Command {
  var text = ""

  static let about = About(
    "piped", "Be piped.",
    examples: [
      Example("echo 'a b' | tool piped \"a | 'b'\" > file; echo done", "Pipe it."),
      Example("X=1 tool -v piped ''", "Pipe nothing."),
    ])

  static let inputs: Inputs<Self> = [
    .argument(\.text, "TEXT", isRequired: true, help: "A text.")
  ]

  func run(in context: Void) {}
}
