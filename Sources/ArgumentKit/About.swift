/// A command's name and what its documentation says about it.
package struct About: Sendable {
  /// The word that calls the command.
  package let name: String
  /// One sentence, with its full stop.
  package let summary: String
  /// The heading that the command stands under in the list of commands.
  package let group: String
  /// Words that a user of another tool might type; they are suggestions, never aliases.
  package let synonyms: [String]
  /// Options that somebody may look for in vain, with what to do instead.
  let insteadOf: [String: String]
  /// Paragraphs parted by an empty line; empty where the summary says everything.
  package let discussion: String
  /// Whether the command is for scripts, and left out of help and completions.
  package let isHidden: Bool
  /// Lines worth showing; every command that a person is shown has one.
  package let examples: [Example]

  package init(
    _ name: String, _ summary: String, group: String = "Commands", synonyms: [String] = [],
    insteadOf: [String: String] = [:], discussion: String = "", isHidden: Bool = false,
    examples: [Example] = []
  ) {
    (self.name, self.summary) = (name, summary)
    (self.group, self.synonyms, self.insteadOf) = (group, synonyms, insteadOf)
    (self.discussion, self.isHidden) = (discussion, isHidden)
    self.examples = examples
  }
}

/// A command line worth showing, and what it does.
package struct Example: Sendable {
  /// The line as it is typed in a shell, the tool's name included.
  package let line: String
  /// One sentence, with its full stop.
  package let meaning: String

  package init(_ line: String, _ meaning: String) { (self.line, self.meaning) = (line, meaning) }
}
