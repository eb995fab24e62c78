import ArgumentKit
import DiaryModel
import DiaryViews

/// `diary index`, which looks after the index.
package struct IndexCommand: Command {
  var isRebuilding = false
  var isChecking = false
  var format = TableFormat.table

  package static let about = About(
    "index", "Tell how the index is, rebuild it, or check it against the entries.",
    group: "Look after", synonyms: ["reindex"],
    discussion: """
      The index makes answers fast and holds nothing that is not in the entries; it looks after \
      itself. It may be deleted at any time.
      """,
    examples: [
      Example("diary index", "Bring the index up to date, and count."),
      Example("diary index --rebuild", "Make it anew."),
      Example("diary index --check", "Compare it with the entries, read anew."),
    ])

  package static let inputs: Inputs<Self> = [
    .flag(\.isRebuilding, "rebuild", help: "Make the index anew."),
    .flag(
      \.isChecking, "check", help: "Compare the index with the entries; exit 1 if they differ."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print words or json."),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    if isRebuilding, isChecking { throw .conflict("--rebuild", "--check") }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    if isChecking {
      let differences = try vault.journal.check()
      if format == .json {
        try world.write(
          IndexJSON.bytes(
            entries: vault.journal.count(), differences: differences.map { ($0.kind, $0.path) }))
      } else {
        for difference in differences { try world.say(difference.words) }
      }
      if !differences.isEmpty { throw SilentEnd(.failed) }
      if format == .table { world.note("the index is as the entries are") }
    } else {
      let journal = vault.journal
      let count = try isRebuilding ? journal.rebuild() : journal.count()
      switch format {
      case .table: try world.say(count.counted("entry", "entries"))
      case .json: try world.write(IndexJSON.bytes(entries: count))
      }
    }
    try vault.endReading()
  }
}

extension IndexDifference {
  fileprivate var kind: String {
    switch self {
    case .missing: "missing"
    case .extra: "extra"
    case .different: "different"
    }
  }

  /// What is different, for a line.
  fileprivate var words: String {
    switch self {
    case .missing(let path): "\(VisibleText.path(path)): is not in the index"
    case .extra(let path): "\(VisibleText.path(path)): is in the index only"
    case .different(let path): "\(VisibleText.path(path)): the index says something else of it"
    }
  }
}
