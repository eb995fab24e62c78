import ArgumentKit
import Testing

struct NegatableTests {
  struct Picky: Command {
    var limit: Int?
    var tags: [Negatable<String>] = []
    var words: [Negatable<String>] = []

    static let about = About(
      "pick", "Pick.", group: "Read", examples: [Example("tool pick a", "Pick.")])

    static let inputs: Inputs<Self> = [
      .option(\.limit, "limit", short: "n", value: "COUNT", help: "Stop after COUNT."),
      .options(\.tags, "tag", value: "TAG", help: "A tag."),
      .arguments(\.words, "WORD", help: "Words."),
    ]

    func run(in context: Void) {}
  }

  private func shown(_ values: [Negatable<String>]) -> [String] {
    values.map { ($0.isNegated ? "not " : "") + $0.value }
  }

  @Test func `an option is turned round by its negation`() throws {
    let picky = try Picky.parse(["--tag", "a", "--no-tag=b", "--no-tag", "c"])
    #expect(shown(picky.tags) == ["a", "not b", "not c"])
  }

  @Test(arguments: [
    (["a", "-b"], ["a", "not b"]), (["-night"], ["not night"]), (["-n", "3", "-5"], ["not 5"]),
    (["--", "-b", "--tag"], ["-b", "--tag"]), (["-"], ["-"]), (["-일"], ["not 일"]),
    (["-x"], ["not x"]), (["- x"], ["- x"]), (["a-b"], ["a-b"]), (["-\"a b\""], ["not \"a b\""]),
  ])
  func `a word is turned round by a dash`(line: [String], words: [String]) throws {
    #expect(shown(try Picky.parse(line).words) == words)
  }

  @Test func `what is missing or wrong is told as it was typed`() {
    #expect(throws: UsageFault.missingValue(option: "--no-tag", value: "TAG")) {
      try Picky.parse(["--no-tag"])
    }
  }

  @Test func `both ways are listed`() throws {
    let manual = Tool<Void, Nothing>(
      name: "tool", version: "1", summary: "A tool.", commands: [Picky.self]
    ).manual
    #expect(manual.helpText(for: "pick", width: 80)?.contains("--tag, --no-tag TAG") == true)
    #expect(manual.completionScript(for: .bash).contains("--no-tag"))
  }

  struct Nothing: InputGroup {
    static let inputs: Inputs<Self> = []
  }
}
