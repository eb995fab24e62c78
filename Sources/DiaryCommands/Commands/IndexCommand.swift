import ArgumentKit
import DiaryModel

/// `diary index`, which looks after the index.
package struct IndexCommand: Command {
  var isRebuilding = false
  var isChecking = false

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
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    if isRebuilding, isChecking { throw .conflict("--rebuild", "--check") }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    if isChecking {
      let differences = try vault.journal.check()
      for difference in differences { try world.say(difference.words) }
      if !differences.isEmpty { throw SilentEnd(.failed) }
      world.note("the index is as the entries are")
    } else {
      let journal = vault.journal
      let count = try isRebuilding ? journal.rebuild() : journal.count()
      try world.say(count.counted("entry", "entries"))
    }
    try vault.endReading()
  }
}

extension IndexDifference {
  /// What is different, for a line.
  fileprivate var words: String {
    switch self {
    case .missing(let path): "\(VisibleText.path(path)): is not in the index"
    case .extra(let path): "\(VisibleText.path(path)): is in the index only"
    case .different(let path): "\(VisibleText.path(path)): the index says something else of it"
    }
  }
}
