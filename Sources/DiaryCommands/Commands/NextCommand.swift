import ArgumentKit

/// `diary next`, which shows the entry after another.
package struct NextCommand: Command {
  var input = NeighbourInput()

  package static let about = About(
    "next", "Show the first entry after another, or after today.", group: "Read",
    synonyms: ["after", "newer", "forward"],
    discussion: NeighbourInput.discussion,
    examples: [
      Example("diary next 2026-11-28", "What was written after a day."),
      Example("diary next 2026-11-28 --starred", "The next one with a star."),
      Example("diary next 2026-11-28.2 --format paths", "The path alone, for a script."),
    ])

  package static let inputs: Inputs<Self> = [.group(\.input)]

  package init() {}

  package func run(in world: World) throws {
    try input.printNeighbour(isNext: true, in: world)
  }
}
