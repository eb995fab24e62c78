import ArgumentKit
import Testing

struct HelpTextTests {
  @Test func `the tool's help lists commands by group`() {
    let expected = """
      Take samples of it.

      Usage: tool [OPTIONS] [COMMAND]

      Alone: Be quiet.

      Write:
        quiet   Be quiet.

      Read:
        sample  Take a sample.

      Options:
            --vault FOLDER  Use this vault.
        -v, --verbose       Say more.
        -h, --help          Show help.
        -V, --version       Show the version.

      'tool help COMMAND' tells more about a command.

      """
    #expect(sampleTool.manual.helpText() == expected)
  }

  @Test func `a command's help says everything about it`() throws {
    let text = try #require(sampleTool.manual.helpText(for: "sample"))
    for part in [
      "Take a sample.\n\nUsage: tool sample [OPTIONS] ACTION [WORD...]\n",
      "A second one, with an indented line:\n\n    like this\n",
      "Arguments:\n  ACTION  What to do.\n  WORD    Words.\n",
      "  -n, --limit COUNT            Stop after COUNT.\n",
      "      --starred, --no-starred  Only what has a star.\n",
      "Options of every command:\n      --vault FOLDER  Use this vault.\n",
      "Examples:\n  $ tool sample --count 3 list 'a b'\n      Take three.\n",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(arguments: [0, 40, 52, 80, 200])
  func `no line is wider than the terminal`(width: Int) throws {
    let tool = Tool<Void, SampleSettings>(
      name: "tool", version: "1", summary: String(repeating: "many words ", count: 30) + ".",
      commands: [Wordy.self])
    let texts = [
      tool.manual.helpText(width: width), tool.manual.helpText(for: "wordy", width: width),
    ]
    for line in texts.compactMap({ $0 }).joined().split(separator: "\n") {
      #expect(line.count <= max(40, width), "\(line)")
    }
  }

  @Test func `a command that does not exist has no help`() {
    #expect(sampleTool.manual.helpText(for: "bogus") == nil)
  }
}

private struct Wordy: Command {
  var value = ""
  var first = ""
  var others: [String] = []

  static let about = About(
    "wordy", "Say a great many words to see them wrapped at the end of every line.",
    discussion: String(repeating: "Some more words that go on. ", count: 20))

  static let inputs: Inputs<Self> = [
    .option(
      \.value, "a-very-long-option-name", value: "VALUE",
      help: "An explanation that is much too long for a single line of a narrow terminal."),
    .argument(\.first, "FIRST", isRequired: true, help: "The first."),
    .arguments(\.others, "EVERYTHING-THAT-FOLLOWS", help: "All the others."),
  ]

  func run(in context: Void) {}
}
