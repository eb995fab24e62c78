extension HTMLRenderer {
  mutating func writeIdentifier(_ kind: StaticString, _ label: Range<Int32>) {
    output.append(address: options.identifierPrefix)
    write(kind)
    write(address: label)
  }

  mutating func writeReference(_ node: MarkupTree.Node) {
    write("<sup class=\"footnote-ref\"><a href=\"#")
    writeIdentifier("fn-", node.text)
    write("\" id=\"")
    writeIdentifier("fnref-", node.text)
    if tree.string(node.detail) != "1" {
      write("-")
      write(escaped: node.detail)
    }
    write("\" data-footnote-ref>")
    output.append(decimal: node.number)
    write("</a></sup>")
  }

  /// Leads back from the end of a footnote whose last block is a paragraph.
  mutating func writeBackReferences(
    endingWith paragraph: MarkupTree.Index, _ node: MarkupTree.Node
  ) {
    guard node.next < 0, node.parent > 0 else { return }
    let parent = tree.nodes[Int(node.parent)]
    guard parent.kind == .footnote else { return }
    write(" ")
    writeBackReferences(of: parent)
  }

  mutating func closeFootnote(_ node: MarkupTree.Node) {
    if !endsWithParagraph(node) {
      startLine()
      writeBackReferences(of: node)
      write("\n")
    }
    write("</li>\n")
  }

  private func endsWithParagraph(_ node: MarkupTree.Node) -> Bool {
    var child = node.firstChild
    guard child >= 0 else { return false }
    while tree.nodes[Int(child)].next >= 0 { child = tree.nodes[Int(child)].next }
    return tree.nodes[Int(child)].kind == .paragraph
  }

  private mutating func writeBackReferences(of footnote: MarkupTree.Node) {
    let count = Int(tree.string(footnote.detail)) ?? 1
    for reference in 1...max(1, count) {
      if reference > 1 { write(" ") }
      write("<a href=\"#")
      writeIdentifier("fnref-", footnote.text)
      if reference > 1 {
        write("-")
        output.append(decimal: reference)
      }
      write("\" class=\"footnote-backref\" data-footnote-backref aria-label=\"Back to content\">↩")
      if reference > 1 {
        write("<sup class=\"footnote-ref\">")
        output.append(decimal: reference)
        write("</sup>")
      }
      write("</a>")
    }
  }
}
