import ArgumentKit
import DiaryModel

/// `diary edit`, which opens an entry in the editor.
package struct EditCommand: Command {
  var words: [NameWord] = []

  package static let about = About(
    "edit", "Open an entry in the editor; the newest, when none is named.", group: "Write",
    synonyms: ["open", "vim", "change", "modify"],
    discussion: """
      The entry is opened where it lies, and the editor saves it. Its text from before is kept \
      meanwhile. A day without an entry is offered to be written.
      """,
    examples: [
      Example("diary edit", "Edit the newest entry."),
      Example("diary edit yesterday", "Edit yesterday's entry."),
      Example("diary edit 2026-11-29.2", "Edit the second entry of a day."),
    ])

  package static let inputs: Inputs<Self> = [.entries(\.words)]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    // Somebody may have meant to write it; but it may also be the loop's around the command.
    if world.hasPipedText {
      let failure = TextFailure.notAskedFor
      world.warn(failure.description, hint: failure.hint)
    }
    do {
      try vault.edit(try vault.entry(named: words, byPart: true).path)
    } catch ReferenceFailure.noEntry(let day) where world.terminal.isInput {
      guard
        try world.confirm("There is no entry on \(day). Write it?", insteadOf: "diary new --date")
      else { throw SilentEnd(.failed) }
      try vault.compose(try vault.start(of: day), isOwn: true)
    }
  }
}

extension Inputs {
  /// The words that name entries.
  static func entries(_ property: Property<[NameWord]>, isRequired: Bool = false) -> Self {
    .arguments(
      property, "ENTRY", isRequired: isRequired, completion: .dynamic("entries"),
      help: "A day (yesterday, 2026-11-29, 2026-11-29.2), a path, a title, or last.")
  }
}
