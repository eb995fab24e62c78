/// How a category is shown: a sign before its name, and a colour.
package struct CategoryLook: Hashable, Sendable {
  /// An emoji or another short sign; empty for none.
  package var icon: String
  package var color: TextStyle.Color?

  package init(icon: String = "", color: TextStyle.Color? = nil) {
    (self.icon, self.color) = (icon, color)
  }

  var style: TextStyle { color.map(TextStyle.color) ?? .none }
}
