import ArgumentKit

/// `diary manual`, which prints the manual page.
package struct ManualCommand: Command {
  package static let about = About(
    "manual", "Print the manual page.", group: "Set up", synonyms: ["man"],
    examples: [Example("diary manual | man -l -", "Read the manual.")])
  package static let inputs: Inputs<Self> = []

  package init() {}

  package func run(in world: World) throws {
    try world.write(DiaryManual.page)
  }
}
