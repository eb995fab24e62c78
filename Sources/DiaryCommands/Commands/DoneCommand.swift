import ArgumentKit
import DiaryModel

/// `diary done`, which ticks tasks.
package struct DoneCommand: Command {
  var names: [NameWord] = []
  var isOpening = false

  package static let about = About(
    "done", "Tick tasks.", group: "Write", synonyms: ["tick", "check-off", "finish"],
    discussion: """
      A task is named by its entry and its number in it, as 'diary tasks' shows them: \
      2026-11-29.1.2 is the second task of a day's first entry. Of a day's only entry, 2026-11-29.2 \
      will do. Only the mark in its box is changed. Without a name, one is chosen from a list.
      """,
    examples: [
      Example("diary done 2026-11-29.1.2", "Tick the second task of a day's first entry."),
      Example("diary done last.3 --open", "Take a tick back."),
    ])

  package static let inputs: Inputs<Self> = [
    .arguments(
      \.names, "ENTRY.NUMBER", completion: .dynamic("tasks"),
      help: "The entry, a dot, and the task's number in it."),
    .flag(\.isOpening, "open", help: "Take the tick away instead."),
  ]

  package init() {}

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let names = try names.isEmpty ? [vault.chosenTask(isDone: isOpening)] : names
    try world.each(of: names) { try vault.tick($0, isDone: !isOpening) }
  }
}
