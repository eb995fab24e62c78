import ArgumentKit
import DiaryModel

/// How entries are printed, for people or for scripts.
package enum ListFormat: String, CaseIterable, InputValue {
  case table, paths, json, jsonl
}

/// The options that choose how entries are printed.
struct ListFormatInput: InputGroup {
  var chosen: ListFormat?
  var endsWithZero = false

  static let inputs: Inputs<Self> = [
    .option(
      \.chosen, "format", short: "f", value: "FORMAT",
      help: "Print a table, paths, json, or jsonl (an object a line)."),
    .flag(
      \.endsWithZero, "print0", help: "Print paths, each ended by a zero byte, for 'xargs -0'."),
  ]

  var format: ListFormat { chosen ?? (endsWithZero ? .paths : .table) }

  /// How much of an entry is printed.
  var depth: EntryDepth {
    switch format {
    case .table, .paths: .head
    case .json, .jsonl: .whole
    }
  }

  func validate() throws(UsageFault) {
    guard endsWithZero, let chosen, chosen != .paths else { return }
    throw .conflict("--print0", "--format \(chosen.rawValue)")
  }
}
