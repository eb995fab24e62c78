import ArgumentKit

/// `diary completions`, which teaches a shell to complete commands.
package struct CompletionsCommand: Command {
  var shell = Shell.bash

  package static let about = About(
    "completions", "Print a completion script for a shell.", group: "Set up",
    examples: [
      Example(
        "diary completions bash > ~/.local/share/bash-completion/completions/diary",
        "Complete in every bash."),
      Example(
        "diary completions fish > ~/.config/fish/completions/diary.fish", "Complete in every fish."),
    ])

  package static let inputs: Inputs<Self> = [
    .argument(\.shell, "SHELL", isRequired: true, help: "One of bash, fish, zsh.")
  ]

  package init() {}

  package func run(in world: World) throws {
    try world.write(diaryTool.manual.completionScript(for: shell))
  }
}
