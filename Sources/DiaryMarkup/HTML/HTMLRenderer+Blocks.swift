extension HTMLRenderer {
  mutating func enterBlock(_ index: MarkupTree.Index, _ node: MarkupTree.Node) -> Bool {
    switch node.kind {
    case .document: break
    case .paragraph:
      openParagraph(index, node)
    case .quote:
      startLine()
      write("<blockquote>\n")
    case .callout: openCallout(node)
    case .rule:
      startLine()
      write("<hr />\n")
    case .heading: openHeading(node)
    case .bulletList:
      startLine()
      write("<ul>\n")
    case .orderedList: openOrderedList(node)
    case .item:
      startLine()
      write("<li>")
    case .taskItem: openTask(node)
    case .codeBlock: writeCode(node)
    case .htmlBlock: writeHTMLBlock(node)
    case .table:
      startLine()
      write("<table>\n")
    case .tableRow: openRow(index, node)
    case .tableCell: openCell(node)
    case .footnotes:
      startLine()
      write("<section class=\"footnotes\" data-footnotes>\n<ol>\n")
    case .footnote:
      write("<li id=\"")
      writeIdentifier("fn-", node.text)
      write("\">\n")
    default: break
    }
    return true
  }

  mutating func leaveBlock(_ index: MarkupTree.Index, _ node: MarkupTree.Node) {
    switch node.kind {
    case .paragraph:
      writeBackReferences(endingWith: index, node)
      if !tree.isTight(index) { write("</p>\n") }
    case .quote:
      startLine()
      write("</blockquote>\n")
    case .callout:
      startLine()
      write("</div>\n")
    case .heading:
      write("</h")
      output.append(UInt8(0x30 + level(node)))
      write(">\n")
    case .bulletList: write("</ul>\n")
    case .orderedList: write("</ol>\n")
    case .item, .taskItem: write("</li>\n")
    case .table:
      if hasBody(index) { write("</tbody>\n") }
      write("</table>\n")
    case .tableRow:
      write("</tr>\n")
      if isHeader(index, node) { write("</thead>\n") }
    case .tableCell: write(isHeaderCell(node) ? "</th>\n" : "</td>\n")
    case .footnotes: write("</ol>\n</section>\n")
    case .footnote: closeFootnote(node)
    default: break
    }
  }

  private mutating func openParagraph(_ index: MarkupTree.Index, _ node: MarkupTree.Node) {
    guard !tree.isTight(index) else { return }
    startLine()
    write("<p>")
    let parent = tree.nodes[Int(node.parent)]
    if parent.kind == .taskItem, parent.firstChild == index { writeBox(parent) }
  }

  private func level(_ node: MarkupTree.Node) -> Int {
    min(6, max(1, Int(node.number) + options.headingShift))
  }

  private mutating func openHeading(_ node: MarkupTree.Node) {
    startLine()
    write("<h")
    output.append(UInt8(0x30 + level(node)))
    if options.showsHeadingIdentifiers, !node.text.isEmpty {
      write(" id=\"")
      output.append(escaped: options.identifierPrefix)
      write(escaped: node.text)
      write("\"")
    }
    write(">")
  }

  private mutating func openCallout(_ node: MarkupTree.Node) {
    startLine()
    write("<div class=\"callout\" data-callout=\"")
    write(escaped: node.text)
    write("\">\n<p class=\"callout-title\">")
    if node.detail.isEmpty {
      let kind = tree.string(node.text)
      output.append(escaped: kind.prefix(1).uppercased() + kind.dropFirst())
    } else {
      write(escaped: node.detail)
    }
    write("</p>\n")
  }

  private mutating func openOrderedList(_ node: MarkupTree.Node) {
    startLine()
    write("<ol")
    if node.number != 1 {
      write(" start=\"")
      output.append(decimal: node.number)
      write("\"")
    }
    write(">\n")
  }

  /// The box stands within the item's first paragraph, where it has one.
  private mutating func openTask(_ node: MarkupTree.Node) {
    startLine()
    write("<li>")
    let first = node.firstChild
    if first < 0 || tree.nodes[Int(first)].kind != .paragraph || tree.isTight(first) {
      writeBox(node)
    }
  }

  private mutating func writeBox(_ task: MarkupTree.Node) {
    write("<input type=\"checkbox\"")
    if task.number == 1 { write(" checked=\"\"") }
    write(" disabled=\"\" /> ")
  }

  private mutating func writeCode(_ node: MarkupTree.Node) {
    startLine()
    write("<pre><code")
    let info = tree.bytes[Int(node.detail.lowerBound)..<Int(node.detail.upperBound)]
    let language = info.prefix { $0 > 0x20 }
    if !language.isEmpty {
      write(" class=\"language-")
      let start = node.detail.lowerBound
      write(escaped: start..<start + Int32(language.count))
      write("\"")
    }
    write(">")
    write(escaped: node.text)
    write("</code></pre>\n")
  }

  private mutating func writeHTMLBlock(_ node: MarkupTree.Node) {
    startLine()
    if options.isUnsafe {
      write(html: node.text)
    } else if !tree.isHTMLComment(node.text) {
      write("<pre class=\"raw-html\">")
      write(escaped: node.text)
      write("</pre>")
    }
    startLine()
  }
}
