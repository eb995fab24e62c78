extension HTMLRenderer {
  func isHeader(_ index: MarkupTree.Index, _ node: MarkupTree.Node) -> Bool {
    tree.nodes[Int(node.parent)].firstChild == index
  }

  func isHeaderCell(_ node: MarkupTree.Node) -> Bool {
    isHeader(node.parent, tree.nodes[Int(node.parent)])
  }

  func hasBody(_ table: MarkupTree.Index) -> Bool {
    let header = tree.nodes[Int(table)].firstChild
    return header >= 0 && tree.nodes[Int(header)].next >= 0
  }

  mutating func openRow(_ index: MarkupTree.Index, _ node: MarkupTree.Node) {
    if isHeader(index, node) {
      write("<thead>\n")
    } else if tree.nodes[Int(tree.nodes[Int(node.parent)].firstChild)].next == index {
      write("<tbody>\n")
    }
    write("<tr>\n")
  }

  mutating func openCell(_ node: MarkupTree.Node) {
    write(isHeaderCell(node) ? "<th" : "<td")
    if (1...3).contains(node.number) {
      write(options.alignsByAttribute ? " align=\"" : " class=\"align-")
      write(node.number == 1 ? "left" : node.number == 2 ? "center" : "right")
      write("\"")
    }
    write(">")
  }
}
