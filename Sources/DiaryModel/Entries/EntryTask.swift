/// A task in an entry's text: `- [ ] call the bank`.
package struct EntryTask: Hashable, Sendable {
  /// What is to be done, as plain text on one line.
  package let text: String
  package let isDone: Bool
  /// The line of the file, from 1.
  package let line: Int

  package init(text: String, isDone: Bool, line: Int) {
    (self.text, self.isDone, self.line) = (text, isDone, line)
  }
}
