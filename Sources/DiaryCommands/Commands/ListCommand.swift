import ArgumentKit
import DiaryModel

/// `diary list`, which prints entries.
package struct ListCommand: Command {
  var when = WhenInput()
  var filter = EntryFilter()
  var limit: Count?
  var sort = SortOrder.day
  var isReversed = false
  var format = ListFormatInput()

  package enum SortOrder: String, CaseIterable, InputValue {
    case day, created, modified, title
  }

  package static let about = About(
    "list", "List entries, newest first.", group: "Read", synonyms: ["ls", "ll", "entries", "log"],
    insteadOf: WhenInput.insteadOf,
    discussion: """
      On a terminal each line has the date, the category, the title and the preview, cut to the \
      width. In a pipe the parts are parted by tabs, and the date is ISO 8601.

      In JSON, 'path' shows bytes that are not UTF-8 as \\xNN, and then 'path_bytes' has the path in \
      Base64.

      Filters narrow the list down: an entry must fit each of them, and --no- before one turns it \
      round. Commas mean any: --tag sea,river.
      """,
    examples: [
      Example("diary list", "All entries."),
      Example("diary list last month", "Last month's entries."),
      Example("diary list -n 5 --sort modified", "The five that were changed last."),
      Example("diary list --tag travel --no-tag work", "With one tag and without another."),
      Example("diary list 2026 --format json", "A year's entries for a script."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.when),
    .option(\.limit, "limit", short: "n", value: "COUNT", help: "Stop after COUNT entries."),
    .option(
      \.sort, "sort", short: "s", value: "ORDER", help: "Order by day, created, modified, or title."
    ),
    .flag(\.isReversed, "reverse", short: "r", help: "Turn the order round."),
    .group(\.format),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) { try format.validate() }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let days = try when.days(in: vault)
    var query = EntryQuery(
      firstDay: days.first, lastDay: days.last, order: sort.order, isReversed: isReversed,
      limit: limit?.value, depth: format.depth)
    query.conditions = try filter.conditions(in: vault)
    let count = try vault.printEntries(query, format)
    if count == 0, limit?.value != 0 {
      vault.sayNothingFits(when: when.words, filter)
    }
    try vault.tellLonelyCopies(since: days.first, until: days.last)
    try vault.endReading()
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
