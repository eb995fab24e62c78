import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary stats`, which reckons how much is written, when, and about what.
package struct StatsCommand: Command {
  var when = WhenInput()
  var format = TableFormat.table
  var filter = EntryFilter()

  package static let about = About(
    "stats", "Count entries, words, days and streaks.", group: "Read",
    synonyms: ["statistics", "streak", "count"],
    insteadOf: WhenInput.insteadOf,
    discussion: """
      Counts by year, month, weekday, hour, category and tag. A streak is days in a row with an \
      entry; the one that goes on ends today, or yesterday as long as today is not over. Days that \
      were written on the day itself, by 'created', and days that were filled in later are counted \
      apart; an entry without 'created' counts as written on its day. Days end when day_ends_at in \
      diary.yml says so.
      """,
    examples: [
      Example("diary stats", "All there is."),
      Example("diary stats 2026 --tag travel", "A year's entries with a tag."),
      Example("diary stats --format json", "The same for a script."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.when),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print a table or json."),
    .group(\.filter),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let days = try when.days(in: vault)
    var query = EntryQuery(firstDay: days.first, lastDay: days.last)
    query.conditions = try filter.conditions(in: vault)
    let statistics = try vault.journal.statistics(query, dayEndsAt: vault.settings.dayEndsAt)
    var bytes: [UInt8] = []
    let isEmpty = statistics.tally.total.entries == 0
    if format == .json {
      StatisticsJSON.append(statistics, today: vault.today, to: &bytes)
    } else if !isEmpty {
      StatisticsView(statistics, vault.statisticsLook).append(to: &bytes)
    }
    try world.page(bytes, user: vault.user)
    if isEmpty { vault.sayNothingFits(when: when.words, filter) }
    try vault.endReading()
  }
}

extension OpenVault {
  /// How statistics look on this terminal and in this vault.
  fileprivate var statisticsLook: StatisticsLook {
    let look = look
    return StatisticsLook(
      width: look.width, palette: look.palette, today: today,
      weekStart: weekStart(look), date: look.days.short,
      month: { look.days.monthName($0, isShort: false) },
      weekday: look.days.name, category: look.category)
  }
}
