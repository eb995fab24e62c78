import DiaryModel

/// How a category is shown: a sign before its name, and a colour.
package struct CategoryLook: Hashable, Sendable {
  /// An emoji or another short sign; empty for none.
  package var icon: String
  package var colour: Category.Colour?

  package init(icon: String = "", colour: Category.Colour? = nil) {
    (self.icon, self.colour) = (icon, colour)
  }

  package var style: TextStyle { colour.map(TextStyle.init) ?? .none }
}

extension TextStyle {
  /// How text looks that has a category's colour, each in a way of its own.
  ///
  /// Terminals have fewer colours for certain than categories do, so that some share one and are
  /// told apart by its weight. Plain yellow is the star's, too, which no sign of a category is.
  package init(_ colour: Category.Colour) {
    self =
      switch colour {
      case .red: .color(.red)
      case .orange: .bold + .color(.yellow)
      case .yellow: .color(.yellow)
      case .brown: .dim + .color(.yellow)
      case .green: .color(.green)
      case .cyan: .color(.cyan)
      case .blue: .color(.blue)
      case .purple: .color(.magenta)
      case .pink: .bold + .color(.magenta)
      case .gray: .color(.gray)
      }
  }
}
