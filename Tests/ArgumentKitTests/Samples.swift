import ArgumentKit

/// A command with inputs of every form.
struct Sample: Command {
  var count = 1
  var limit: Int?
  var tags: [String] = []
  var isLoud = false
  var isQuick = false
  var hasColor = true
  var isStarred: Bool?
  var format = SampleFormat.table
  var action = SampleAction.list
  var words: [String] = []

  static let about = About(
    "sample", "Take a sample.", group: "Read", synonyms: ["taste", "try"],
    discussion: "A first paragraph.\n\nA second one, with an indented line:\n\n    like this",
    examples: [Example("tool sample --count 3 list 'a b'", "Take three.")])

  static let inputs: Inputs<Self> = [
    .option(\.count, "count", short: "c", value: "N", help: "How often."),
    .option(\.limit, "limit", short: "n", value: "COUNT", help: "Stop after COUNT."),
    .options(\.tags, "tag", short: "t", value: "TAG", completion: .dynamic("tags"), help: "A tag."),
    .flag(\.isLoud, "loud", short: "l", help: "Shout [loudly: very]."),
    .flag(\.isQuick, "quick", short: "k", help: "Don't wait."),
    .flag(\.hasColor, "color", hasNegation: true, help: "Use colour."),
    .flag(\.isStarred, "starred", help: "Only what has a star."),
    .option(\.format, "format", value: "FORMAT", help: "Print a table or json."),
    .argument(\.action, "ACTION", isRequired: true, help: "What to do."),
    .arguments(\.words, "WORD", completion: .dynamic("entries"), help: "Words."),
  ]

  func run(in context: Void) {}
}

enum SampleFormat: String, CaseIterable, InputValue {
  case table, json
}

enum SampleAction: String, CaseIterable, InputValue {
  case list, resume, discard
}

/// A command with one optional argument.
struct Quiet: Command {
  var place: String?
  var isSilent = false
  var isAudible = false

  static let about = About(
    "quiet", "Be quiet.", group: "Write", insteadOf: ["--loud": "speak up", "-l": "speak up"],
    examples: [Example("tool quiet here", "Be quiet here.")])

  static let inputs: Inputs<Self> = [
    .argument(\.place, "PLACE", completion: .folder, help: "Where."),
    .flag(\.isSilent, "silent", help: "Be silent."),
    .flag(\.isAudible, "audible", help: "Do not."),
  ]

  func validate() throws(UsageFault) {
    if isSilent, isAudible { throw .conflict("--silent", "--audible") }
  }

  func run(in context: Void) {}
}

/// A command for scripts.
struct Hidden: Command {
  static let about = About("complete", "Complete.", isHidden: true)
  static let inputs: Inputs<Self> = []

  func run(in context: Void) {}
}

struct SampleSettings: InputGroup {
  var vault: String?
  var isVerbose = false

  static let inputs: Inputs<Self> = [
    .option(\.vault, "vault", value: "FOLDER", completion: .folder, help: "Use this vault."),
    .flag(\.isVerbose, "verbose", short: "v", help: "Say more."),
  ]
}

let sampleTool = Tool<Void, SampleSettings>(
  name: "tool", version: "1.2", summary: "Take samples of it.",
  commands: [Quiet.self, Sample.self, Hidden.self], defaultCommand: Quiet.self)
