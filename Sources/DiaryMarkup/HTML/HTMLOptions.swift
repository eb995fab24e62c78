/// How a tree is written as HTML.
package struct HTMLOptions: Sendable {
  /// Whether raw HTML, and links of any scheme, are passed on as they are; else HTML is shown as
  /// text, and only links by http, https, mailto and relative ones lead anywhere.
  package var isUnsafe = false
  /// Whether, with raw HTML, the elements that change how all that follows is read stay text.
  package var filtersTags = false
  /// How many levels deeper each heading is written; none becomes deeper than 6.
  package var headingShift = 0
  /// Whether headings carry their ids.
  package var showsHeadingIdentifiers = true
  /// Whether every end of a line breaks the line.
  package var breaksLines = false
  /// Whether a table's alignment is an attribute, not a class such as `align-left`.
  package var alignsByAttribute = false
  /// Put before every id, so that several entries can stand on one page.
  package var identifierPrefix = ""
  /// Says where something leads, as a URL reference in which `%` is kept as it is; nil where it
  /// leads nowhere, so that its text is marked as missing.
  ///
  /// Without it, links and images lead where they were written to lead, wiki-links to their
  /// target, tags and people nowhere.
  package var destination: (@Sendable (Destination) -> String?)?

  package init() {}

  /// What is shown safely, for strangers' Markdown too.
  package static let safe = HTMLOptions()
}

/// What something in an entry points at, as it was written.
package struct Destination: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case link, image, wikiLink, embed, tag, mention
  }

  package var kind: Kind
  /// The address of a link or image; the target of a wiki-link; a tag or name without its sign.
  package var target: String
  /// What follows `#` in a wiki-link; empty without.
  package var heading: String

  package init(_ kind: Kind, _ target: String, heading: String = "") {
    (self.kind, self.target, self.heading) = (kind, target, heading)
  }
}
