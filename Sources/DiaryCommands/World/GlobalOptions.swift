import ArgumentKit

/// The options that every command accepts.
package struct GlobalOptions: InputGroup {
  var vault: NameWord?
  package var colour = ColourChoice.auto
  package var isQuiet = false

  package static let inputs: Inputs<Self> = [
    .option(
      \.vault, "vault", value: "FOLDER", completion: .folder,
      help: "Use the vault in FOLDER."),
    .option(\.colour, "color", value: "WHEN", help: "Colour the output: auto, always, never."),
    .flag(\.isQuiet, "quiet", short: "q", help: "Print only what was asked for."),
  ]

  package init() {}
}

/// When the output is coloured.
package enum ColourChoice: String, CaseIterable, InputValue {
  case auto, always, never
}
