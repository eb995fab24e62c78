import ArgumentKit
import DiaryModel
import DiaryVault

/// `diary restore`, which brings a deleted entry back.
package struct RestoreCommand: Command {
  var words: [String] = []

  package static let about = About(
    "restore", "Bring back a deleted entry; the last deleted, when none is named.",
    group: "Look after", synonyms: ["undelete", "recover"],
    discussion: "The entry goes back to where it was, unless something else is there now.",
    examples: [
      Example("diary restore", "Bring back what was deleted last."),
      Example("diary restore 2026-11-29", "Bring back a day's entry."),
    ])

  package static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "ENTRY", completion: .dynamic("trash"), help: "A day, a path or a file name.")
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let item = try chosen(from: try Trash.items(in: vault.files.folder), today: vault.today)
    try vault.move(item.path, to: item.original)
    try world.report("Restored: \(VisibleText.path(item.original))")
  }

  private func chosen(from items: [Trash.Item], today: Day) throws -> Trash.Item {
    guard let newest = items.first else { throw TrashFailure.empty }
    guard !words.isEmpty else { return newest }
    let asked = words.joined(separator: " ")
    let day = try? DayPhrase.parseDay(asked, today: today)
    let found = items.filter { item in
      item.original.text == asked || item.path.text == asked
        || item.original.name.elementsEqual(asked.utf8)
        || (day != nil && EntryName(path: item.original)?.day == day)
    }
    guard let item = found.first else { throw TrashFailure.nothing(asked) }
    // The same entry deleted twice is no question: the last deletion is meant.
    guard found.allSatisfy({ $0.original == item.original }) else {
      throw TrashFailure.several(asked, found)
    }
    return item
  }
}

/// Why nothing was brought back.
enum TrashFailure: CommandFailure {
  case empty
  case nothing(String)
  case several(String, [Trash.Item])

  var description: String {
    switch self {
    case .empty: "the trash is empty"
    case .nothing(let asked): "nothing in the trash is '\(VisibleText.oneLine(asked))'"
    case .several(let asked, let items):
      "'\(VisibleText.oneLine(asked))' could be any of \(items.count) deleted entries:\n"
        + items.prefix(20).map { "  \(VisibleText.path($0.original))" }.joined(separator: "\n")
    }
  }

  var hint: String? {
    switch self {
    case .empty: nil
    case .nothing: "see 'diary trash'"
    case .several: "name one by its path"
    }
  }

  var status: CommandStatus {
    if case .several = self { return .misused }
    return .failed
  }
}
