/// What an entry's bytes say, as far as lists, filters and links want to know.
///
/// Derived by `DiaryMarkup` from the bytes alone, kept by `DiaryIndex`; it never holds anything
/// that could not be read again.
package struct EntryFacts: Hashable, Sendable {
  /// The title as plain text on one line; empty when there is none.
  package var title = ""
  /// The line after the title as plain text; empty when there is none.
  package var preview = ""
  package var created: Moment?
  package var modified: Moment?
  package var category: String?
  /// From front matter and text, without `#`, each once, in the order of their first appearance.
  package var tags: [String] = []
  /// Names mentioned with `@`, without it, each once.
  package var people: [String] = []
  package var aliases: [String] = []
  package var links: [EntryLink] = []
  package var mood: String?
  package var weather: String?
  package var location: String?
  package var photo: String?
  package var isStarred = false
  package var isPrivate = false
  package var resurface: String?
  /// Words of the body; Chinese and Japanese count by character.
  package var words = 0
  package var openTasks = 0
  package var doneTasks = 0
  /// The tasks in the order they stand.
  package var tasks: [EntryTask] = []
  /// The destination of the first image in the text, as written.
  package var firstImage: String?
  /// What was wrong with the bytes; empty for nearly every entry.
  package var problems: [EntryProblem] = []

  package init() {}
}

/// A link from an entry to something in the vault, as written.
package struct EntryLink: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// `[[target]]`.
    case wiki
    /// `![[target]]`, or an image with a relative address.
    case embed
    /// `[text](target)` with a relative address, percent-decoded.
    case file
  }

  package var kind: Kind
  /// What is pointed at, without `#heading` and without the shown text.
  package var target: String

  package init(_ kind: Kind, _ target: String) { (self.kind, self.target) = (kind, target) }
}

/// Something in an entry's bytes that could not be read as it was meant.
package struct EntryProblem: Hashable, Sendable {
  /// The line in the file, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  /// What was expected, in lower case, without a full stop.
  package var message: String

  package init(line: Int, column: Int, message: String) {
    (self.line, self.column, self.message) = (line, column, message)
  }
}
