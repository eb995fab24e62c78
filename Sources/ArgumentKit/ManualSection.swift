/// A part of the manual page that the list of commands cannot tell, such as FILES.
package struct ManualSection: Sendable {
  /// In capitals, as manual pages have it.
  package let title: String
  package let paragraphs: [ManualParagraph]

  package init(_ title: String, _ paragraphs: [ManualParagraph]) {
    (self.title, self.paragraphs) = (title, paragraphs)
  }
}

/// One paragraph of a manual page.
package enum ManualParagraph: Sendable, ExpressibleByStringLiteral {
  /// Running text; under SEE ALSO, other pages as `git(1), date(1)`.
  case text(String)
  /// Things and what they are, as FILES lists them.
  case terms([(term: String, meaning: String)])
  /// Lines shown as they are.
  case lines([String])

  package init(stringLiteral text: String) { self = .text(text) }
}
