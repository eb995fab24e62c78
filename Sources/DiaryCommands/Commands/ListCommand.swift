import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary list`, which prints entries.
package struct ListCommand: Command {
  var when = WhenInput()
  var limit: Int?
  var sort = SortOrder.day
  var isReversed = false
  var format = ListFormat.table

  package enum SortOrder: String, CaseIterable, InputValue {
    case day, created, modified, title
  }

  package enum ListFormat: String, CaseIterable, InputValue {
    case table, paths, json
  }

  package static let about = About(
    "list", "List entries, newest first.", group: "Read", synonyms: ["ls", "ll", "entries", "log"],
    discussion: """
      On a terminal each line has the date, the category, the title and the preview, cut to the \
      width. In a pipe the parts are parted by tabs, and the date is ISO 8601.
      """,
    examples: [
      Example("diary list", "All entries."),
      Example("diary list last month", "Last month's entries."),
      Example("diary list -n 5 --sort modified", "The five that were changed last."),
      Example("diary list 2026 --format json", "A year's entries for a script."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.when),
    .option(\.limit, "limit", short: "n", value: "COUNT", help: "Stop after COUNT entries."),
    .option(
      \.sort, "sort", short: "s", value: "ORDER", help: "Order by day, created, modified, or title."
    ),
    .flag(\.isReversed, "reverse", short: "r", help: "Turn the order round."),
    .option(
      \.format, "format", short: "f", value: "FORMAT", help: "Print a table, paths, or json."),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    guard let limit, limit < 0 else { return }
    throw .invalidValue(
      String(limit), input: "--limit", ValueError(expected: "a number from 0 on"), suggestions: [])
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let days = try when.days(today: vault.today)
    let query = EntryQuery(
      firstDay: days.first, lastDay: days.last, order: sort.order, isReversed: isReversed,
      limit: limit)
    switch format {
    case .table where world.terminal.isOutput: try printTable(query, in: vault)
    case .table: try printLines(query, in: vault)
    case .paths: try printPaths(query, in: vault)
    case .json: try printJSON(query, in: vault)
    }
    try vault.endReading()
  }

  private func printTable(_ query: EntryQuery, in vault: OpenVault) throws {
    let entries = try vault.journal.entries(query)
    let numbers = try vault.numbers(of: entries)
    var survey = EntryTable.Survey()
    for (entry, number) in zip(entries, numbers) {
      survey.add(entry)
      if let number { survey.expect(number: number) }
    }
    let look = vault.look
    let options = EntryTable.Options(
      width: look.width, palette: look.palette, date: look.days.short, category: look.category)
    var table = EntryTable(options, survey: survey)
    var lines: [UInt8] = []
    for (entry, number) in zip(entries, numbers) {
      table.append(entry, number: number, to: &lines)
    }
    try vault.world.page(lines, user: vault.user)
    if entries.isEmpty { sayNothingFound(vault.world) }
  }

  private func printLines(_ query: EntryQuery, in vault: OpenVault) throws {
    let world = vault.world
    var line: [UInt8] = []
    var isEmpty = true
    try vault.journal.entries(query) { entry in
      isEmpty = false
      line.removeAll(keepingCapacity: true)
      PlainEntryList.append(entry, to: &line)
      try world.write(line)
    }
    if isEmpty { sayNothingFound(world) }
  }

  private func printPaths(_ query: EntryQuery, in vault: OpenVault) throws {
    let isTerminal = vault.world.terminal.isOutput
    try vault.journal.entries(query) { entry in
      let path = vault.absolute(entry.path)
      // A script gets the bytes that open the file; a terminal is not to obey them.
      let shown = isTerminal ? Array(VisibleText.path(path).utf8) : path
      try vault.world.write(shown + [UInt8(ascii: "\n")])
    }
  }

  private func printJSON(_ query: EntryQuery, in vault: OpenVault) throws {
    let world = vault.world
    var json = EntryJSON()
    var bytes: [UInt8] = []
    try vault.journal.entries(query) { entry in
      json.append(entry, to: &bytes)
      try world.write(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    json.finish(in: &bytes)
    try world.write(bytes)
  }

  private func sayNothingFound(_ world: World) {
    world.note(
      when.words.isEmpty
        ? "there are no entries yet; begin with 'diary today'"
        : "no entries: \(VisibleText.oneLine(when.words.joined(separator: " ")))")
  }
}

extension ListCommand.SortOrder {
  fileprivate var order: EntryQuery.Order {
    switch self {
    case .day: .day
    case .created: .created
    case .modified: .modified
    case .title: .title
    }
  }
}
