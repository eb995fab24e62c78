import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary links`, which shows where an entry's links lead and what links to it.
package struct LinksCommand: Command {
  var words: [NameWord] = []
  var format = TableFormat.table

  package static let about = About(
    "links", "Show an entry's links, and the links to it; the newest's, when none is named.",
    group: "Read", synonyms: ["backlinks", "references"],
    discussion: """
      First the links out of the entry, with where they lead; those that lead nowhere are marked. \
      Then the entries and notes that link to it, with the line. A link may name a day \
      (2026-11-29, 2026-11-29.2), a path, a file's name, a title or an alias.

      In a pipe, 'out' or 'back', the number of the line, what is written, and the path at the \
      other end are parted by tabs; the path is empty where a link leads nowhere.
      """,
    examples: [
      Example("diary links", "Of the newest entry."),
      Example("diary links 2026-11-28 --format json", "Of a day's entry, for a script."),
    ])

  package static let inputs: Inputs<Self> = [
    .entries(\.words),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print a table or json."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let list = try vault.links(of: try vault.entry(named: words, byPart: true))
    var bytes: [UInt8] = []
    let isEmpty = list.out.isEmpty && list.back.isEmpty
    switch format {
    case .json: list.appendJSON(to: &bytes)
    case .table where isEmpty: break
    case .table where world.isLaidOut:
      let look = vault.look
      list.append(palette: look.palette, width: look.width, date: look.days.short, to: &bytes)
    case .table: list.appendPlain(to: &bytes)
    }
    if isEmpty {
      world.note("no links: \(VisibleText.path(list.entry.path))")
    }
    try world.page(bytes, user: vault.user)
    try vault.endReading()
  }
}
