extension MarkupTree {
  /// A walk over a node and all that is below it, in document order, without recursion.
  ///
  /// ```swift
  /// var walk = tree.walk()
  /// while let step = walk.next() { … }
  /// ```
  package func walk(from top: Index = 0) -> Walk { Walk(nodes: nodes, top: top) }

  package struct Walk {
    package enum Step: Sendable {
      /// A node begins; its children follow.
      case enter(Index)
      /// A node ends; told for every node that was entered.
      case leave(Index)
    }

    private let nodes: [Node]
    private let top: Index
    private var current: Index
    private var isEntering = true

    fileprivate init(nodes: [Node], top: Index) {
      (self.nodes, self.top, self.current) = (nodes, top, top)
    }

    package mutating func next() -> Step? {
      guard current >= 0 else { return nil }
      let here = current
      let node = nodes[Int(here)]
      if isEntering {
        if node.firstChild >= 0 { current = node.firstChild } else { isEntering = false }
        return .enter(here)
      }
      if here == top {
        current = -1
      } else if node.next >= 0 {
        current = node.next
        isEntering = true
      } else {
        current = node.parent
      }
      return .leave(here)
    }

    /// Leaves out what is below the node that was entered last.
    package mutating func skipChildren(of entered: Index) {
      current = entered
      isEntering = false
    }
  }
}
