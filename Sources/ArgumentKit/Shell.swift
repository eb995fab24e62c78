/// A shell that completion scripts can be written for.
package enum Shell: String, CaseIterable, InputValue {
  case bash, zsh, fish
}

extension Manual {
  /// A script that teaches a shell the tool's commands, options, and values.
  ///
  /// For values that only the tool knows, the script asks it: `TOOL complete KIND`.
  package func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// The chapters a shell offers: those a person is shown, and `help`.
  var completedChapters: [Chapter] {
    let names = shownChapters.map { $0.about.name }
    let topic = InputLabel(
      form: .argument, name: "COMMAND", help: "The command to explain.", completion: .words(names))
    let help = About("help", "Show the help of a command.")
    return shownChapters + [Chapter(about: help, inputs: [topic])]
  }

  /// The options that may follow a command, its own first.
  func completedOptions(of chapter: Chapter) -> [InputLabel] {
    chapter.options + settings + [.help]
  }

  /// The name of a function in a script.
  func function(_ suffix: String = "") -> String {
    "_" + tool.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() + suffix
  }
}

extension InputLabel {
  /// Every way to write an option, long and short.
  var allSpellings: [String] { spellings + (short.map { ["-\($0)"] } ?? []) }
}

extension String {
  /// The text as one word of a POSIX shell.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: "/"):
          true
        default: false
        }
      }
    return isPlain ? self : shellQuoted
  }

  /// The text in single quotes for a POSIX shell.
  var shellQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
