/// A kind of entry that the vault's settings define: one per entry, with a look of its own.
package struct Category: Hashable, Sendable {
  /// The name that entries hold; compared without regard to case.
  package var name: String
  /// One grapheme, such as an emoji; empty for none.
  package var icon: String
  package var colour: Colour?

  package init(name: String, icon: String = "", colour: Colour? = nil) {
    (self.name, self.icon, self.colour) = (name, icon, colour)
  }

  /// The colours a category may have; each view has its own shade of them.
  package enum Colour: String, CaseIterable, Sendable {
    case red, orange, yellow, green, cyan, blue, purple, pink, brown, gray

    /// The name as it is written beside the word colour.
    package var name: String { self == .gray ? "grey" : rawValue }

    /// Reads a colour's name, also in its other usual spellings.
    package init?(name: String) {
      switch name.lowercased() {
      case "grey": self = .gray
      case "teal": self = .cyan
      case "magenta", "violet": self = .purple
      default: self.init(rawValue: name.lowercased())
      }
    }
  }
}

extension Sequence<Category> {
  /// The category that an entry's word names.
  package func named(_ name: String) -> Category? {
    let wanted = name.lowercased()
    return first { $0.name.lowercased() == wanted }
  }
}
