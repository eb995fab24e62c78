import ArgumentKit
import Testing

struct NegatableTests {
  struct Picky: Command {
    var limit: Int?
    var isStarred: Bool?
    var isReversed = false
    var format = Format.table
    var tags: [Negatable<String>] = []
    var words: [Negatable<String>] = []

    static let about = About(
      "pick", "Pick.", group: "Read", examples: [Example("tool pick a", "Pick.")])

    enum Format: String, CaseIterable, InputValue {
      case table, json
    }

    static let inputs: Inputs<Self> = [
      .flag(\.isStarred, "starred", help: "With a star."),
      .flag(\.isReversed, "reverse", short: "r", help: "The other way."),
      .option(\.format, "format", short: "f", value: "FORMAT", help: "A form."),
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
    (["a", "-n1"], [], 1), (["-n25", "a"], [], 25), (["a", "-rn3"], [], 3),
    (["a", "-rn", "3"], ["rn"], nil),
    (["a", "-fjson"], [], nil), (["a", "-fjsons"], ["fjsons"], nil),
    (["a", "-none"], ["none"], nil),
    (["a", "-n1a"], ["n1a"], nil), (["a", "-1"], ["1"], nil), (["a", "-r5"], ["r5"], nil),
    (["-n", "2", "a"], [], 2),
  ])
  func `an option keeps its value where words are turned round by a dash`(
    line: [String], excluded: [String], limit: Int?
  ) throws {
    let picky = try Picky.parse(line)
    #expect(picky.words.filter(\.isNegated).map(\.value) == excluded)
    #expect(picky.limit == limit)
  }

  @Test(arguments: [
    ["--starred", "--no-starred"], ["--no-starred", "--starred"],
    ["--starred", "a", "--starred", "--no-starred"],
  ])
  func `a flag is not given both ways`(line: [String]) {
    #expect(throws: UsageFault.conflict("--starred", "--no-starred")) { try Picky.parse(line) }
  }

  @Test func `a flag may be given again`() throws {
    #expect(try Picky.parse(["--no-starred", "--no-starred"]).isStarred == false)
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
