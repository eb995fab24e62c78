import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary calendar`, which shows the days that are written.
package struct CalendarCommand: Command {
  var when = WhenInput()
  var format = TableFormat.table
  var filter = EntryFilter()

  package static let about = About(
    "calendar", "Show a month, or a year, with the days that are written.", group: "Read",
    synonyms: ["cal", "month", "year", "heatmap"],
    insteadOf: WhenInput.insteadOf,
    discussion: """
      A month has a mark at each day with an entry, in the colour of its category, and the month's \
      titles beside or under it. Several months stand beside each other. A year, and more than \
      twelve months, is a map of its days, darker where more words were written: each shade is a \
      quarter of the days.

      Weeks begin as the locale has it, on Monday where there is none; week_starts_on: sunday in \
      diary.yml, or in your config.yml for all diaries, is stronger, here and in dates such as \
      'last week'. 'first' is the month of the first entry.
      """,
    examples: [
      Example("diary calendar", "This month."),
      Example("diary calendar last month", "The month before."),
      Example("diary calendar 2026", "A year."),
      Example("diary calendar 2026-09..2026-11 --tag travel", "Months with a tag."),
      Example("diary calendar first", "Where it all began."),
    ])

  package static let inputs: Inputs<Self> = [
    .group(\.when),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print a table or json."),
    .group(\.filter),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let conditions = try filter.conditions(in: vault)
    let pages = try pages(in: vault)
    var query = EntryQuery(
      firstDay: pages.days.first, lastDay: pages.days.last, isReversed: true, depth: .head)
    query.conditions = conditions
    let look = vault.calendarLook
    var bytes: [UInt8] = []
    let count: Int
    switch pages {
    case _ where format == .json:
      query.depth = .whole
      let (days, entries) = try vault.writtenDays(query)
      count = entries.count
      CalendarJSON.append(
        days, of: pages.days, today: vault.today, weekStart: look.weekStart, to: &bytes)
    case .months(let months):
      let (days, entries) = try vault.writtenDays(query)
      count = entries.count
      let view = CalendarView(look, written: days)
      if let month = months.first, months.count == 1 {
        view.append(month, entries: entries, to: &bytes)
      } else {
        view.append(months, to: &bytes)
      }
    case .years(let years):
      let days = try vault.writtenWords(query)
      count = days.count
      let shown = years.filter { year in
        years.count == 1 || days.contains { $0.day.year == year }
      }
      CalendarView(look, written: days).append(years: shown, to: &bytes)
    }
    try world.page(bytes, user: vault.user)
    if count == 0 {
      vault.sayNothingFits(when: when.words.isEmpty ? ["this month"] : when.words, filter)
    }
    try vault.endReading()
  }

  private func pages(in vault: OpenVault) throws -> CalendarPages {
    let today = vault.today
    if when.words.map({ $0.lowercased() }) == ["first"] {
      let first = try vault.journal.writtenDays()?.first ?? today
      return .months([CalendarMonth(first)])
    }
    guard !when.words.isEmpty else { return .months([CalendarMonth(today)]) }
    try requireMonth(today)
    let days = try when.days(in: vault)
    let isOpen = days.first == nil || days.last == nil
    return CalendarPages(
      days, written: isOpen ? try vault.journal.writtenDays() : nil, today: today)
  }

  /// Refuses a number alone, which is a day elsewhere and is meant for a month here.
  private func requireMonth(_ today: Day) throws(DayPhraseError) {
    guard when.words.count == 1, let word = when.words.first, word.utf8.count <= 2,
      let number = Array(word.utf8).decimal
    else { return }
    guard let month = Day(year: today.year, month: number, day: 1) else {
      throw .noSuchMonth(word, month: number)
    }
    let readings = [month, Day(year: today.year, month: today.month, day: number)]
    throw .ambiguousTime(
      word,
      readings: [String("\(month)".prefix(7))] + readings.dropFirst().compactMap(\.?.description))
  }
}
