import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// `diary move`, which gives an entry another day.
package struct MoveCommand: Command {
  var words: [NameWord] = []
  var date: DayWords?
  var isSure = false

  package static let about = About(
    "move", "Move an entry to another day, and mend the links to it.", group: "Write",
    synonyms: ["mv", "rename", "redate"],
    discussion: """
      Without ENTRY, one is chosen from a list. The file gets the name that the vault's layout has \
      for the day, and keeps the time in its name; where the name is taken, a number is added. Its \
      text stays as it is, but for a 'date' of that day in its front matter. Links by day, path or \
      file name are mended in all entries and notes, so that each leads where it led, and nothing \
      else in them is changed.

      All of it is shown before it is asked for. What has to be mended by hand is named, and the \
      status is 4 then. 'diary undo' takes it back as one change.
      """,
    examples: [
      Example("diary move last --date yesterday", "What was written after midnight."),
      Example("diary move 2026-11-29.2 --date 2026-11-28 --yes", "The same without asking."),
    ])

  package static let inputs: Inputs<Self> = [
    .entries(\.words),
    .option(\.date, "date", short: "d", value: "DAY", help: "The day to move it to."),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask."),
  ]

  package init() {}

  package func run(in world: World) throws {
    guard let date else { throw MoveFailure.noDay }
    let vault = try OpenVault(in: world)
    let day = try vault.day(date.text)
    let entry = words.isEmpty ? try vault.chosenEntry() : try vault.entry(named: words)
    guard entry.day != day else {
      return world.note("\(VisibleText.path(entry.path)) is of \(day) already")
    }
    vault.keepOverwritten(entry.path)
    let move = try EntryMove(of: entry, to: day, in: vault)
    try world.say(move.preview(width: world.terminal.isOutput ? world.terminal.columns : nil))
    for (path, line, target) in move.unmendable {
      world.warn("\(VisibleText.path(path)):\(line): '\(target)' has to be mended by hand")
    }
    for unread in move.unread { world.warn(unread.description, hint: unread.hint) }
    guard try isSure || world.confirm(move.question, insteadOf: "--yes") else {
      return world.note("nothing was moved")
    }
    try move.make()
    try world.report("Moved: \(VisibleText.path(move.target))")
    if move.mended > 0 { try world.report("Mended \(move.mended.counted("link", "links"))") }
    try vault.endReading()
    if !move.unread.isEmpty || !move.unmendable.isEmpty { throw SilentEnd(.incomplete) }
  }
}

/// Why an entry is not moved.
enum MoveFailure: CommandFailure {
  case noDay

  var description: String { "nothing says which day to move it to" }
  var hint: String? { "add --date DAY, such as --date yesterday or --date 2026-11-28" }
  var status: CommandStatus { .misused }
}

extension EntryMove {
  /// What will be done: the new name, and below it what changes in which file, line by line.
  ///
  /// Where a line would be wider than a screen, what is new has one of its own.
  fileprivate func preview(width: Int?) -> String {
    func line(_ parts: [String]) -> String {
      let isWide = parts.reduce(6) { $0 + DisplayWidth.width(of: $1) } > width ?? .max
      return "  " + parts.joined(separator: isWide ? "\n  -> " : " -> ")
    }
    let dates = vault.look.days
    let title = entry.facts.title.isEmpty ? "(empty)" : VisibleText.oneLine(entry.facts.title)
    var lines = [
      title, line([entry.day, day].map(dates.long)),
      line([entry.path, target].map { VisibleText.path($0) }),
    ]
    for rewriting in rewritings {
      for field in rewriting.fields {
        lines.append(
          "  \(VisibleText.path(rewriting.path)): \(field.key): "
            + "\(VisibleText.oneLine(field.old)) -> \(VisibleText.oneLine(field.new))")
      }
      for link in rewriting.links where link.isMade {
        lines.append(
          "  \(VisibleText.path(rewriting.path)):\(link.line): "
            + "\(VisibleText.oneLine(link.old)) -> \(VisibleText.oneLine(link.new))")
      }
    }
    return lines.joined(separator: "\n")
  }

  fileprivate var question: String {
    mended == 0 ? "Move it?" : "Move it, and mend \(mended.counted("link", "links"))?"
  }

  /// How many links are mended.
  fileprivate var mended: Int { rewritings.reduce(0) { $0 + $1.links.count(where: \.isMade) } }

  /// Links that would lead elsewhere and cannot be told from what is around them.
  fileprivate var unmendable: [(path: VaultPath, line: Int, target: String)] {
    rewritings.flatMap { rewriting in
      rewriting.links.filter { !$0.isMade }.map { link in
        (rewriting.path, link.line, VisibleText.oneLine(link.old))
      }
    }
  }
}
