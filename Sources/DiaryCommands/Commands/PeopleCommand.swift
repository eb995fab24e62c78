import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary people`, which counts who entries are about.
package struct PeopleCommand: Command {
  var when = WhenInput()
  var format = TableFormat.table
  var filter = EntryFilter()

  package static let about = About(
    "people", "Count the people that entries are about.", group: "Read",
    synonyms: ["persons", "mentions"],
    insteadOf: WhenInput.insteadOf,
    discussion: """
      An entry is about those whom it mentions with @Name or @"Name With Spaces", and about those \
      whom it links to with [[Name]], if somebody of that name is mentioned elsewhere, has a note \
      in the folder people, or stands under people: in diary.yml. There, somebody who goes by \
      several names can be given them as aliases; all of them count as one.

      In a pipe, the count, the name and the aliases are parted by tabs, the aliases by commas.
      """,
    examples: [
      Example("diary people", "Everybody, those of the most entries first."),
      Example("diary people 2026 --category travel", "Of some entries."),
      Example("diary list --person Minji", "The entries about somebody."),
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
    var count = PeopleCount(vault.people)
    for list in try vault.journal.peopleLists(query) {
      count.add(mentioned: list.mentioned, linked: list.linked, list.count)
    }
    let rows =
      filter.isEmpty && when.words.isEmpty ? count.rows : count.rows.filter { $0.count > 0 }
    if rows.isEmpty, format == .table {
      vault.sayNothing("people", when: when.words, filter)
    }
    let list = PeopleList(rows)
    var bytes: [UInt8] = []
    switch format {
    case .table where world.isLaidOut:
      list.append(palette: vault.look.palette, width: vault.look.width, to: &bytes)
    case .table: list.appendPlain(to: &bytes)
    case .json: list.appendJSON(to: &bytes)
    }
    try world.page(bytes, user: vault.user)
    try vault.endReading()
  }
}
