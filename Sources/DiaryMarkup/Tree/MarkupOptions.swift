/// Which constructs beyond CommonMark are read.
package struct MarkupOptions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Tables of pipes with a delimiter row.
  package static let tables = MarkupOptions(rawValue: 1)
  /// `- [ ]` and `- [x]`.
  package static let taskLists = MarkupOptions(rawValue: 1 << 1)
  /// `~text~` and `~~text~~`.
  package static let strikethrough = MarkupOptions(rawValue: 1 << 2)
  /// `==text==`.
  package static let highlight = MarkupOptions(rawValue: 1 << 3)
  /// `https://example.com`, `www.example.com` and `name@example.com` without brackets.
  package static let bareLinks = MarkupOptions(rawValue: 1 << 4)
  /// `[^label]` and `[^label]: text`.
  package static let footnotes = MarkupOptions(rawValue: 1 << 5)
  /// `[[target]]`, `[[target#heading|shown]]` and `![[target]]`.
  package static let wikiLinks = MarkupOptions(rawValue: 1 << 6)
  /// `#tag` and `#tag/nested`.
  package static let tags = MarkupOptions(rawValue: 1 << 7)
  /// `@name` and `@"Name With Spaces"`.
  package static let mentions = MarkupOptions(rawValue: 1 << 8)
  /// `%%hidden%%`.
  package static let comments = MarkupOptions(rawValue: 1 << 9)
  /// `> [!note] Title`.
  package static let callouts = MarkupOptions(rawValue: 1 << 10)
  /// An id for each heading, made of its text.
  package static let headingIdentifiers = MarkupOptions(rawValue: 1 << 11)
  /// Emphasis that ends between punctuation and a Han, Kana or Hangul letter.
  package static let eastAsianEmphasis = MarkupOptions(rawValue: 1 << 12)
  /// Lines that join without a space between Han or Kana.
  package static let lineJoining = MarkupOptions(rawValue: 1 << 13)

  /// Everything.
  package static let standard = MarkupOptions(rawValue: (1 << 14) - 1)
  /// CommonMark and nothing else.
  package static let strict: MarkupOptions = []

  /// The name of each construct as settings and arguments write it.
  package static let names: [(name: String, option: MarkupOptions)] = [
    ("tables", .tables), ("task-lists", .taskLists), ("strikethrough", .strikethrough),
    ("highlight", .highlight), ("bare-links", .bareLinks), ("footnotes", .footnotes),
    ("wiki-links", .wikiLinks), ("tags", .tags), ("mentions", .mentions),
    ("comments", .comments), ("callouts", .callouts),
    ("heading-ids", .headingIdentifiers), ("east-asian-emphasis", .eastAsianEmphasis),
    ("line-joining", .lineJoining),
  ]

  /// The construct of a name, such as `task-lists`.
  package init?(named name: String) {
    guard let found = Self.names.first(where: { $0.name == name }) else { return nil }
    self = found.option
  }
}
