import CCMark

/// The `[!note]` with which a callout begins.
struct CalloutMark {
  /// The kind as written.
  let kind: UnsafeBufferPointer<UInt8>
  /// Where what follows begins: the title.
  let end: Int

  /// Reads the beginning of a quote's first paragraph.
  init?(quote: OpaquePointer) {
    guard let paragraph = cmark_node_first_child(quote),
      cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      let text = cmark_node_first_child(paragraph),
      cmark_node_get_type(text) == CMARK_NODE_TEXT
    else { return nil }
    self.init(bytesOfCString(cmark_node_get_literal(text)))
  }

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count > 3, text[0] == 0x5B, text[1] == 0x21 else { return nil }
    var place = 2
    while place < text.count,
      text[place] == 0x2D || text[place] >= 0x80 || ScalarClass.isASCIIWord(text[place])
    {
      place += 1
    }
    guard place > 2 else { return nil }
    kind = UnsafeBufferPointer(rebasing: text[2..<place])
    // Behind a bar stands how a program that can draws it.
    if place < text.count, text[place] == 0x7C {
      while place < text.count, text[place] != 0x5D { place += 1 }
    }
    guard place < text.count, text[place] == 0x5D else { return nil }
    place += 1
    // `+` and `-` say whether a program that can folds it.
    if place < text.count, text[place] == 0x2B || text[place] == 0x2D { place += 1 }
    guard place == text.count || text[place] == 0x20 else { return nil }
    end = place
  }
}

extension TreeBuilder {
  /// Takes the first line of a callout's first paragraph for its title.
  ///
  /// The title's nodes stay in the array, for its tags and links, but belong to no children.
  mutating func finishCallout(_ paragraph: MarkupTree.Index) {
    let callout = tree.nodes[Int(paragraph)].parent
    let first = tree.nodes[Int(paragraph)].firstChild
    guard first >= 0 else { return }
    let range = tree.nodes[Int(first)].text
    let place = Int(range.lowerBound)..<Int(range.upperBound)
    let mark = tree.bytes.withUnsafeBufferPointer {
      CalloutMark(UnsafeBufferPointer(rebasing: $0[place]))?.end
    }
    guard let mark else { return }
    tree.nodes[Int(first)].text = range.lowerBound + Int32(mark)..<range.upperBound

    var title: [UInt8] = []
    var child = first
    while child >= 0 {
      let node = tree.nodes[Int(child)]
      if node.kind == .softBreak || node.kind == .lineBreak {
        child = node.next
        break
      }
      tree.appendPlainText(of: child, to: &title)
      child = node.next
    }
    let start = end
    tree.bytes.append(contentsOf: title.drop { $0 == 0x20 })
    tree.nodes[Int(callout)].detail = start..<end
    tree.nodes[Int(paragraph)].firstChild = child
    if child < 0 {
      tree.nodes[Int(callout)].firstChild = -1
      open[open.count - 2].lastChild = -1
    }
  }
}
