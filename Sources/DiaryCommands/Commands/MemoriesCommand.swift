import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary memories`, which shows what was written on this day earlier.
package struct MemoriesCommand: Command {
  var words: [String] = []
  var format = ListFormatInput()
  var filter = EntryFilter()

  package static let about = About(
    "memories", "Show what was written on this day in earlier years.", group: "Read",
    synonyms: ["memory", "onthisday", "lookback"],
    discussion: """
      Shows the entries of 1, 3 and 6 months ago and of every year before. An entry comes back on \
      the day of its month, or where the month has no such day on its last: one of 29 February on \
      28 February of common years, one of the 31st on the last of a shorter month. A DAY without a \
      year, such as 12-24, is that date of every year gone by.

      What you do not want to meet never comes back: entries with 'resurface: never' in their front \
      matter, and the tags, people, categories and days that memories: in diary.yml mutes.
      """,
    examples: [
      Example("diary memories", "Of today."),
      Example("diary memories 12-24", "Every Christmas Eve so far."),
      Example("diary memories yesterday", "Of another day."),
      Example("diary memories --tag travel", "Only journeys."),
    ])

  package static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "DAY", completion: .dynamic("days"),
      help: "Another day than today: 12-24, yesterday."
    ),
    .group(\.format),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) { try format.validate() }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let asked = words.joined(separator: " ")
    let moment = try MemoryMoment(parsing: asked, today: vault.today, local: vault.localDates)
    vault.tellWeekdays(asked)
    let muted = try vault.mutedMemories()
    var query = EntryQuery()
    query.conditions = try filter.conditions(in: vault)
    let memories = try vault.journal.memories(of: moment, query, muted: muted)
    try vault.printMemories(memories, format)
    if memories.isEmpty {
      let asked = filter.description
      world.note("no memories of \(moment)" + (asked.isEmpty ? "" : ": \(asked)"))
      vault.tellUnknownNames(filter)
    }
    try vault.endReading()
  }
}
