import ArgumentKit
import DiaryModel
import DiaryVault

/// `diary drafts`, which lists texts that are not in the vault yet and goes on with them.
package struct DraftsCommand: Command {
  var action = Action.list
  var name: String?
  var isSure = false

  package enum Action: String, CaseIterable, InputValue {
    case list, show, resume, discard
  }

  package static let about = About(
    "drafts", "List, resume or discard texts that were not saved.", group: "Write",
    discussion: """
      A new entry is a draft until the editor has ended well. What could not be saved then waits \
      here. Without a name, the newest draft is meant.
      """,
    examples: [
      Example("diary drafts", "List the drafts."),
      Example("diary drafts resume", "Go on with the newest in the editor."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(\.action, "ACTION", help: "What to do: list, show, resume, discard."),
    .argument(\.name, "DRAFT", completion: .dynamic("drafts"), help: "The draft's name."),
    .flag(\.isSure, "yes", short: "y", help: "Do not ask."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let store = try vault.drafts()
    switch action {
    case .list: try list(try store.drafts(), in: vault)
    case .show:
      try world.write(try store.read(try chosen(store)) ?? [])
    case .resume: try vault.resume(try chosen(store))
    case .discard:
      let draft = try chosen(store)
      let name = VisibleText.path(draft.name)
      guard try isSure || world.confirm("Discard the draft \(name)?", insteadOf: "--yes") else {
        return world.note("kept \(name)")
      }
      try store.discard(draft)
      try world.report("Discarded: \(name)")
    }
  }

  private func list(_ drafts: [Draft], in vault: OpenVault) throws {
    guard !drafts.isEmpty else { return vault.world.note("there are no drafts") }
    for draft in drafts { try vault.world.say(VisibleText.path(draft.path)) }
  }

  private func chosen(_ store: DraftStore) throws -> Draft {
    let drafts = try store.drafts()
    guard let newest = drafts.last else { throw DraftFailure.none }
    guard let name else { return newest }
    let found = drafts.first { draft in
      draft.name.elementsEqual(name.utf8) || draft.path.elementsEqual(name.utf8)
        || draft.name.starts(with: name.utf8)
    }
    guard let found else { throw DraftFailure.nothing(name) }
    return found
  }
}

/// Why there is no draft to go on with.
enum DraftFailure: CommandFailure {
  case none
  case nothing(String)

  var description: String {
    switch self {
    case .none: "there are no drafts"
    case .nothing(let name): "no draft is called '\(VisibleText.oneLine(name))'"
    }
  }

  var hint: String? {
    switch self {
    case .none: nil
    case .nothing: "see 'diary drafts'"
    }
  }
}
