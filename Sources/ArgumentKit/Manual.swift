/// A tool described as data, from which help, completions, and the manual page are written.
package struct Manual: Sendable {
  /// What is to be said about one command.
  package struct Chapter: Sendable {
    package let about: About
    package let inputs: [InputLabel]

    /// The inputs known by their position.
    package var arguments: [InputLabel] { inputs.filter { $0.form == .argument } }
    /// The inputs known by their names, flags included.
    package var options: [InputLabel] { inputs.filter { $0.form != .argument } }
  }

  package let tool: String
  package let version: String
  package let summary: String
  /// The options of every command.
  package let settings: [InputLabel]
  /// Every command, also those for scripts.
  package let chapters: [Chapter]
  /// What the tool's name alone does, where it does something.
  package let defaultCommand: About?

  /// The commands that a person is shown.
  package var shownChapters: [Chapter] { chapters.filter { !$0.about.isHidden } }

  /// The commands a person is shown under their headings, both in the order of the list.
  package var groups: [(title: String, chapters: [Chapter])] {
    var groups: [(title: String, chapters: [Chapter])] = []
    for chapter in shownChapters {
      if let place = groups.firstIndex(where: { $0.title == chapter.about.group }) {
        groups[place].chapters.append(chapter)
      } else {
        groups.append((chapter.about.group, [chapter]))
      }
    }
    return groups
  }

  /// How a command is written, such as `diary list [OPTIONS] [WORD...]`.
  package func usage(of chapter: Chapter) -> String {
    let arguments = chapter.arguments.map { $0.usage }
    return ([tool, chapter.about.name, "[OPTIONS]"] + arguments).joined(separator: " ")
  }
}

extension Tool {
  /// Everything the documentation says about the tool.
  package var manual: Manual {
    Manual(
      tool: name, version: version, summary: summary, settings: Settings.inputs.labels,
      chapters: commands.map { Manual.Chapter(about: $0.about, inputs: $0.labels) },
      defaultCommand: defaultCommand?.about)
  }
}

extension InputLabel {
  /// How an argument stands in a usage line, such as `[WORD...]`.
  fileprivate var usage: String {
    let name = repeats ? "\(name)..." : name
    return isRequired ? name : "[\(name)]"
  }
}
