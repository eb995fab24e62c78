import ArgumentKit
import DiaryModel
import DiaryViews

/// What `next` and `previous` are asked: from where, among which entries, and how to print.
struct NeighbourInput: InputGroup {
  var words: [NameWord] = []
  var format = Format.text
  var filter = EntryFilter()

  enum Format: String, CaseIterable, InputValue {
    case text, table, paths, json
  }

  /// What the help of both says.
  static let discussion = """
    ENTRY may be a day, with entries or without; its own are passed. With filters, only entries that \
    fit them count. Where there is none, says so and ends with 1, so that a loop ends, too.
    """

  static let inputs: Inputs<Self> = [
    .entries(\.words),
    .option(
      \.format, "format", short: "f", value: "FORMAT",
      help: "Print text as show does, table as list does, paths, or json."),
    .group(\.filter),
  ]

  /// Prints the entry beside the place that is named.
  func printNeighbour(isNext: Bool, in world: World) throws {
    let vault = try OpenVault(in: world)
    let place = try vault.place(named: words)
    let conditions = try filter.conditions(in: vault)
    let depth: EntryDepth = format == .text || format == .json ? .whole : .head
    let found = try vault.neighbour(
      of: place, isNext: isNext, fitting: conditions, depth: depth)
    guard let entry = found else {
      vault.tellUnreadable()
      vault.tellUnknownNames(filter)
      throw NeighbourFailure.none(isNext: isNext, place, filter: filter.description)
    }
    switch format {
    case .text: try vault.show([entry])
    case .json: try ShowCommand.printJSON([entry], in: vault)
    case .table: try vault.printTable([entry])
    case .paths: try vault.printPath(entry.path, endsWithZero: false)
    }
    try vault.endReading()
  }
}
