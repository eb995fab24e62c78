import ArgumentKit

/// `diary previous`, which shows the entry before another.
package struct PreviousCommand: Command {
  var input = NeighbourInput()

  package static let about = About(
    "previous", "Show the last entry before another, or before today.", group: "Read",
    synonyms: ["prev", "before", "older", "back"],
    discussion: NeighbourInput.discussion,
    examples: [
      Example("diary previous", "The last entry before today."),
      Example("diary previous yesterday --tag travel", "The one before that has a tag."),
      Example("diary previous 2026-11-29.2 --format paths", "The path alone, for a script."),
    ])

  package static let inputs: Inputs<Self> = [.group(\.input)]

  package init() {}

  package func run(in world: World) throws {
    try input.printNeighbour(isNext: false, in: world)
  }
}
