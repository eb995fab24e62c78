import DiaryMarkup

extension MarkupTree {
  /// The node at a place.
  subscript(_ index: Index) -> Node { nodes[Int(index)] }
}
