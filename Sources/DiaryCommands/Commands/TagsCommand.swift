import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryViews

/// `diary tags`, which counts tags and renames them.
package struct TagsCommand: Command {
  var action = ActionWord<Action>.action(.list)
  var names: [String] = []
  var format = TableFormat.table
  var isSure = false
  var filter = EntryFilter()

  package enum Action: String, CaseIterable, InputValue {
    case list, rename
  }

  package static let about = About(
    "tags", "Count the tags, or rename one.", group: "Read", synonyms: ["labels", "keywords"],
    discussion: """
      A tag is counted with those below it: travel holds travel/japan. Renaming one renames those, \
      too, in front matter and in the text; nothing else in the files is changed, and 'diary undo' \
      takes it back. Renamed to one that is there already, the two become one, after asking.
      """,
    examples: [
      Example("diary tags", "All tags, the most used first."),
      Example("diary tags last month --category work", "The tags of some entries."),
      Example("diary tags rename travel journey", "Another name in all entries."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(
      \.action, "ACTION", help: "What to do: list, rename; or which days to list: 2026, last month."
    ),
    .arguments(
      \.names, "TAG", completion: .dynamic("tags"),
      help: "To rename: the tag and its new name; to list: days."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print a table or json."),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask before renaming."),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    switch action.action {
    case .list, nil: try action.requireNoSlip(names)
    case .rename:
      guard names.count > 1 else { throw .missingArgument("TAG") }
      if names.count > 2 { throw .unexpectedArgument(names[2]) }
    }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    var query = EntryQuery()
    query.conditions = try filter.conditions(in: vault)
    switch action.action {
    case .list, nil:
      let when = WhenInput(words: action.days(names))
      let days = try when.days(in: vault)
      (query.firstDay, query.lastDay) = (days.first, days.last)
      let tree = TagTree(try vault.journal.tagLists(query))
      if tree.branches.isEmpty, format == .table {
        vault.sayNothing("tags", when: when.words, filter)
      }
      var bytes: [UInt8] = []
      switch format {
      case .table where world.isLaidOut:
        TagCounts(palette: vault.look.palette, width: vault.look.width).append(tree, to: &bytes)
        try world.page(bytes, user: vault.user)
      case .table:
        TagCounts.appendPlain(tree, to: &bytes)
        try world.write(bytes)
      case .json:
        TagCounts.appendJSON(tree, to: &bytes)
        try world.write(bytes)
      }
    case .rename: try rename(query, in: vault)
    }
    try vault.endReading()
  }

  private func rename(_ query: EntryQuery, in vault: OpenVault) throws {
    let names = names.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    guard let rename = TagRename(from: names[0], to: names[1]) else {
      throw TagFailure.noName(names[TagRename.isName(names[1]) ? 0 : 1])
    }
    var (query, asked, leftAlone) = (query, query, LeftAlone(in: vault.world))
    asked.depth = .name
    query.conditions.append(EntryCondition(.tag([names[0]])))
    // Asked last, so that an entry which could not be read then is told of.
    let others = try vault.journal.entries(named(names[1]))
    let entries = try vault.journal.entries(query)
    guard !entries.isEmpty else {
      try vault.leave(obscureAmong: asked, besides: [], naming: names[0], to: &leftAlone)
      let isElsewhere = try !filter.isEmpty && !vault.journal.entries(named(names[0])).isEmpty
      guard isElsewhere || leftAlone.count > 0 else {
        throw TagFailure.unknown(names[0], similar: try vault.tags(like: names[0]))
      }
      vault.world.note("no entry has the tag '\(VisibleText.oneLine(names[0]))': \(filter)")
      return try leftAlone.end(afterDoing: true)
    }
    let things = entries.count.counted("entry", "entries")
    let merging = TagMerging(rename, of: entries, with: others)
    let question =
      merging.map { merging in
        "The tag \(names[1]) is in \(merging.words); merge \(names[0]) into it in \(things)?"
      }
      ?? "Rename the tag in \(things)?"
    guard try isSure || vault.world.confirm(question, insteadOf: "--yes") else {
      return vault.world.note("nothing was renamed")
    }
    var renamed = 0
    var work = LongWork("Renaming", on: entries.count, in: vault.world)
    for entry in entries where work.goesOn() {
      try leftAlone.attempt {
        if try vault.rename(rename, in: entry.path, naming: names[0]) { renamed += 1 }
      }
    }
    work.clear()
    if work.isInterrupted {
      throw Interrupted(
        done: "the tag is renamed in \(renamed) of \(things)", hasChanged: renamed > 0)
    }
    try vault.leave(obscureAmong: asked, besides: entries, naming: names[0], to: &leftAlone)
    if renamed > 0 {
      let places = renamed.counted("entry", "entries")
      try vault.world.report(
        merging.map { merging in
          "Merged in \(places): \(names[0]) into \(names[1]), which was in \(merging.words)"
        } ?? "Renamed in \(places): \(names[0]) to \(names[1])")
    }
    try leftAlone.end(afterDoing: renamed > 0)
  }

  private func named(_ tag: String) -> EntryQuery {
    var query = EntryQuery()
    query.conditions = [EntryCondition(.tag([tag]))]
    return query
  }
}

extension OpenVault {
  /// Renames a tag in one entry, where all of it can be read, and tells whether it was there.
  fileprivate func rename(
    _ rename: TagRename, in path: VaultPath, naming name: String
  ) throws -> Bool {
    try rewrite(path) { bytes in
      try ConflictMarkers.requireNone(in: bytes, of: path)
      try ObscureText.requireClear(bytes, of: path, naming: name)
      do throws(FrontMatterEditError) {
        return try rename.apply(to: bytes, options: markup)
      } catch {
        throw FrontMatterFailure(path: path, error: error)
      }
    }
  }
}

/// Why a tag is not renamed.
enum TagFailure: CommandFailure {
  case noName(String)
  case unknown(String, similar: [String])

  var description: String {
    switch self {
    case .noName(let name): "'\(VisibleText.oneLine(name))' cannot be the name of a tag"
    case .unknown(let name, _): "no entry has the tag '\(VisibleText.oneLine(name))'"
    }
  }

  var hint: String? {
    switch self {
    case .noName: return "a tag is made of letters, digits, - _ and /, and holds a letter"
    case .unknown(_, let similar):
      let names = similar.map { "'\(VisibleText.oneLine($0))'" }.joined(separator: " or ")
      return names.isEmpty ? "see 'diary tags'" : "did you mean \(names)?"
    }
  }

  var status: CommandStatus {
    switch self {
    case .noName: .misused
    case .unknown: .failed
    }
  }
}
