/// An input as help, completions, and the manual see it: without its target's type.
package struct InputLabel: Sendable, Equatable {
  /// How an input is written.
  package enum Form: Sendable, Equatable {
    case flag, option, argument
  }

  package let form: Form
  /// Without dashes, and for an argument in capitals.
  package let name: String
  /// The letter of `-n`.
  package var short: Character?
  /// What stands for an option's value in help, such as `COUNT`.
  package var value = ""
  /// One sentence, with its full stop.
  package let help: String
  package var completion = Completion.none
  /// Whether a line without this argument is a mistake.
  package var isRequired = false
  /// Whether it is any text, which may also begin with a dash.
  package var isFreeText = false
  /// Whether it may be given again.
  package var repeats = false
  /// Whether it may be turned round: a flag or option by `--no-name`, an argument by `-` before it.
  package var hasNegation = false

  /// Whether it may be given one way only: what is neither given nor turned round is a third.
  var isOneWay = false

  /// How the input is named in prose: `--limit`, or `DATE`.
  package var spelling: String { form == .argument ? name : "--\(name)" }

  /// Every long way to write an option.
  package var spellings: [String] {
    hasNegation && form != .argument ? [spelling, "--no-\(name)"] : [spelling]
  }

  /// How an option is listed, such as `-n, --limit COUNT`.
  package var synopsis: String {
    if form == .argument { return name }
    let names = (short.map { "-\($0), " } ?? "    ") + spellings.joined(separator: ", ")
    return form == .option ? "\(names) \(value)" : names
  }

  static let help = InputLabel(form: .flag, name: "help", short: "h", help: "Show help.")
  static let version = InputLabel(
    form: .flag, name: "version", short: "V", help: "Show the version.")
}
