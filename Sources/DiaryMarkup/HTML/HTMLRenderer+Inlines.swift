extension HTMLRenderer {
  mutating func enterInline(_ index: MarkupTree.Index, _ node: MarkupTree.Node) -> Bool {
    switch node.kind {
    case .text: write(escaped: node.text)
    case .softBreak: writeLineEnd(node)
    case .lineBreak: write("<br />\n")
    case .code:
      write("<code>")
      write(escaped: node.text)
      write("</code>")
    case .htmlInline: writeHTML(node)
    case .emphasis: write("<em>")
    case .strong: write("<strong>")
    case .strikethrough: write("<del>")
    case .highlight: write("<mark>")
    case .link: openLink(node)
    case .image: return writeImage(index, node)
    case .wikiLink: openWikiLink(node)
    case .embed: return writeEmbed(index, node)
    case .tag: writeWord(node, Destination(.tag, tree.string(node.text)), "tag", "#")
    case .mention: writeWord(node, Destination(.mention, tree.string(node.text)), "mention", "@")
    case .footnoteReference: writeReference(node)
    default: return false
    }
    return true
  }

  mutating func leaveInline(_ node: MarkupTree.Node) {
    switch node.kind {
    case .emphasis: write("</em>")
    case .strong: write("</strong>")
    case .strikethrough: write("</del>")
    case .highlight: write("</mark>")
    case .link, .wikiLink: if let ending = endings.popLast() { write(ending) }
    default: break
    }
  }

  private mutating func writeLineEnd(_ node: MarkupTree.Node) {
    if options.breaksLines {
      write("<br />\n")
    } else if node.number == 0 {
      write("\n")
    }
  }

  /// Raw HTML: as it is, or as text; a comment is never shown, and a line break is harmless.
  private mutating func writeHTML(_ node: MarkupTree.Node) {
    if options.isUnsafe {
      write(html: node.text)
    } else if tree.isLineBreakTag(node.text) {
      write("<br />")
    } else if !tree.isHTMLComment(node.text) {
      write(escaped: node.text)
    }
  }

  private mutating func openLink(_ node: MarkupTree.Node) {
    guard let destination = options.destination else {
      let place = Int(node.text.lowerBound)..<Int(node.text.upperBound)
      let isSafe =
        options.isUnsafe
        || tree.bytes.withUnsafeBufferPointer {
          AddressSafety.isSafe(UnsafeBufferPointer(rebasing: $0[place]))
        }
      guard isSafe else { return openSpan("blocked") }
      write("<a href=\"")
      write(address: node.text)
      finishLink(node)
      return
    }
    guard let address = destination(Destination(.link, tree.string(node.text))) else {
      return openSpan("missing")
    }
    guard mayLead(to: address) else { return openSpan("blocked") }
    write("<a href=\"")
    output.append(address: address)
    finishLink(node)
  }

  private mutating func finishLink(_ node: MarkupTree.Node) {
    writeTitle(node)
    write("\">")
    endings.append("</a>")
  }

  private mutating func writeTitle(_ node: MarkupTree.Node) {
    guard !node.detail.isEmpty else { return }
    write("\" title=\"")
    write(escaped: node.detail)
  }

  private mutating func openSpan(_ name: StaticString) {
    write("<span class=\"")
    write(name)
    write("\">")
    endings.append("</span>")
  }

  private func mayLead(to address: String) -> Bool {
    options.isUnsafe || AddressSafety.isSafe(address)
  }

  private mutating func writeImage(_ index: MarkupTree.Index, _ node: MarkupTree.Node) -> Bool {
    let written = Destination(.image, tree.string(node.text))
    writeImage(index, node, resolve(written, otherwise: written.target))
    return false
  }

  private mutating func writeImage(
    _ index: MarkupTree.Index, _ node: MarkupTree.Node, _ address: String?
  ) {
    guard let address, mayLead(to: address) else {
      write(address == nil ? "<span class=\"missing\">" : "<span class=\"blocked\">")
      output.append(escaped: tree.plainText(of: index))
      write("</span>")
      return
    }
    write("<img src=\"")
    output.append(address: address)
    write("\" alt=\"")
    let start = output.count
    output.append(escaped: tree.plainText(of: index))
    for place in start..<output.count where output[place] == 0x0A { output[place] = 0x20 }
    if node.kind == .image { writeTitle(node) }
    write("\" />")
  }

  private func resolve(_ destination: Destination, otherwise address: String?) -> String? {
    if let resolve = options.destination { resolve(destination) } else { address }
  }

  private mutating func openWikiLink(_ node: MarkupTree.Node) {
    let written = Destination(
      .wikiLink, tree.string(node.text), heading: tree.string(node.detail))
    guard let address = resolve(written, otherwise: written.reference) else {
      return openSpan("missing")
    }
    guard mayLead(to: address) else { return openSpan("blocked") }
    write("<a class=\"wikilink\" href=\"")
    output.append(address: address)
    write("\">")
    endings.append("</a>")
  }

  /// An image where the target's name is an image's, else a link.
  private mutating func writeEmbed(_ index: MarkupTree.Index, _ node: MarkupTree.Node) -> Bool {
    let written = Destination(.embed, tree.string(node.text), heading: tree.string(node.detail))
    let address = resolve(written, otherwise: written.reference)
    guard !written.isImage, let address, mayLead(to: address) else {
      writeImage(index, node, address)
      return false
    }
    write("<a class=\"embed\" href=\"")
    output.append(address: address)
    write("\">")
    output.append(escaped: tree.plainText(of: index))
    write("</a>")
    return false
  }

  private mutating func writeWord(
    _ node: MarkupTree.Node, _ word: Destination, _ name: StaticString, _ sign: StaticString
  ) {
    let address = resolve(word, otherwise: nil)
    if let address, mayLead(to: address) {
      write("<a class=\"")
      write(name)
      write("\" href=\"")
      output.append(address: address)
      write("\">")
      write(sign)
      write(escaped: node.text)
      write("</a>")
    } else {
      write("<span class=\"")
      write(name)
      write("\">")
      write(sign)
      write(escaped: node.text)
      write("</span>")
    }
  }
}
