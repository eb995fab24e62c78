import ArgumentKit
import DiaryModel
import DiaryViews
import Platform

/// `diary random`, which shows an entry drawn by lot.
package struct RandomCommand: Command {
  var when = WhenInput()
  var limit: Count?
  var format = ListFormatInput()
  var filter = EntryFilter()

  package static let about = About(
    "random", "Show an entry drawn by lot.", group: "Read", synonyms: ["shuffle", "surprise"],
    insteadOf: WhenInput.insteadOf,
    discussion: """
      The entry is shown whole, and under 'table' as 'diary memories' shows it. What is kept from \
      coming back as a memory is not drawn: see 'diary help memories'.
      """,
    examples: [
      Example("diary random", "Any entry."),
      Example("diary random 2019 --tag travel", "One of a year's journeys."),
      Example("diary random -n 3 --format table", "Three, by title."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.when),
    .option(\.limit, "limit", short: "n", value: "COUNT", help: "Draw COUNT entries."),
    .group(\.format),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) { try format.validate() }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let days = try when.days(in: vault)
    let muted = try vault.mutedMemories()
    let limit = limit?.value ?? 1
    let isWhole = format.chosen == nil && !format.endsWithZero
    var query = EntryQuery(firstDay: days.first, lastDay: days.last, limit: limit)
    query.conditions = try filter.conditions(in: vault)
    let entries = try vault.journal.draw(query, muted: muted, by: Random.number)
    if isWhole {
      if !entries.isEmpty { try vault.show(entries) }
    } else {
      let memories = entries.map { Memory($0, age: MemoryAge(from: $0.day, to: vault.today)) }
      try vault.printMemories(memories, format)
    }
    if entries.isEmpty, limit > 0 { vault.sayNothingFits(when: when.words, filter) }
    try vault.endReading()
  }
}
