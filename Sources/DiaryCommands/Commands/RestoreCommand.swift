import ArgumentKit
import DiaryModel
import DiaryVault
import Platform

/// `diary restore`, which brings a deleted entry back.
package struct RestoreCommand: Command {
  var words: [NameWord] = []

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
    let item = try chosen(from: try vault.trash(), in: vault)
    do { try vault.move(item.path, to: item.original) } catch SaveError.exists {
      throw TrashFailure.taken(item)
    }
    try world.report("Restored: \(VisibleText.path(item.original))")
  }

  private func chosen(from items: [Trash.Item], in vault: OpenVault) throws -> Trash.Item {
    guard let newest = items.first else { throw TrashFailure.empty }
    guard !words.isEmpty else { return newest }
    let asked = NameWord(joining: words)
    let day = try? vault.day(asked.text)
    let found = items.filter { item in
      item.original.bytes == asked.bytes || item.path.bytes == asked.bytes
        || item.original.name.elementsEqual(asked.bytes)
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
  case nothing(NameWord)
  case several(NameWord, [Trash.Item])
  /// Something else is where it was.
  case taken(Trash.Item)

  var description: String {
    switch self {
    case .empty: "the trash is empty"
    case .nothing(let asked): "nothing in the trash is '\(asked.shown)'"
    case .several(let asked, let items):
      "'\(asked.shown)' could be any of \(items.count) deleted entries:\n"
        + items.prefix(20).map { "  \(VisibleText.path($0.original))" }.joined(separator: "\n")
    case .taken(let item):
      "\(VisibleText.path(item.original)): another entry is there now, and both are left as they are"
    }
  }

  var hint: String? {
    switch self {
    case .empty: nil
    case .taken(let item):
      "delete or rename that one first, as with: diary delete \(ShellWords.quoted(item.original.bytes))"
    case .nothing: "see 'diary trash'"
    case .several: "name one by its path"
    }
  }

  var status: CommandStatus {
    switch self {
    case .several: .misused
    case .taken: .conflict
    case .empty, .nothing: .failed
    }
  }
}
