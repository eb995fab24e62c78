import CCMark

/// The footnotes of a document in the order in which they are referred to.
struct FootnoteOrder {
  /// For each label the item that defines it.
  var definitions: [OpaquePointer?] = []
  /// For each label its place in the order, from 1; 0 where it is not referred to.
  var places: [Int32] = []
  /// For each label how often it is referred to.
  var references: [Int] = []
  /// The labels in order, each with its text in the tree's bytes.
  var order: [(label: Int, text: Range<Int32>)] = []
}

/// Adds footnotes: references where they stand, definitions at the end.
extension TreeBuilder {
  mutating func findFootnotes(_ root: OpaquePointer) {
    let count = source.labels.count
    footnotes.definitions = Array(repeating: nil, count: count)
    footnotes.places = Array(repeating: 0, count: count)
    footnotes.references = Array(repeating: 0, count: count)
    var block = cmark_node_first_child(root)
    while let current = block {
      if cmark_node_get_type(current) == CMARK_NODE_ITEM, let mark = footnoteMark(of: current),
        mark < count, footnotes.definitions[mark] == nil
      {
        footnotes.definitions[mark] = current
      }
      block = ParsedMarkdown.nextBlock(after: current)
    }
  }

  /// The label that an item defines, if it stands for a footnote.
  func footnoteMark(of item: OpaquePointer) -> Int? {
    guard !source.labels.isEmpty, let first = cmark_node_first_child(item),
      cmark_node_get_type(first) == CMARK_NODE_HTML_BLOCK,
      let mark = SourceMark(bytesOfCString(cmark_node_get_literal(first))), mark.kind == 0x66
    else { return nil }
    return mark.number
  }

  func holdsOnlyFootnotes(_ list: OpaquePointer) -> Bool {
    guard !source.labels.isEmpty else { return false }
    var item = cmark_node_first_child(list)
    while let current = item {
      if footnoteMark(of: current) == nil { return false }
      item = cmark_node_next(current)
    }
    return true
  }

  /// Adds a reference; says whether its label is defined.
  mutating func addReference(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    guard linkDepth == 0, imageDepth == 0 else { return false }
    var written: [UInt8] = []
    written.append(restoring: label, asSource: true)
    guard let number = source.labels.number(written), footnotes.definitions[number] != nil else {
      return false
    }
    flush()
    if footnotes.places[number] == 0 {
      let start = end
      for byte in written {
        tree.bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      }
      footnotes.order.append((number, start..<end))
      footnotes.places[number] = Int32(truncatingIfNeeded: footnotes.order.count)
    }
    footnotes.references[number] += 1
    let place = footnotes.places[number]
    let text = footnotes.order[Int(place) - 1].text
    let index = add(.footnoteReference, text, store(decimal: footnotes.references[number]))
    tree.nodes[Int(index)].number = place
    setBoundary(.punctuation)
    return true
  }

  /// Adds the definitions that are referred to, which may refer to more.
  mutating func addFootnotes() {
    guard !footnotes.order.isEmpty else { return }
    descend(append(.footnotes))
    var place = 0
    while place < footnotes.order.count {
      let (label, text) = footnotes.order[place]
      place += 1
      guard let item = footnotes.definitions[label] else { continue }
      let index = add(.footnote, text)
      tree.nodes[Int(index)].number = Int32(truncatingIfNeeded: place)
      tree.nodes[Int(index)].line = line(of: item)
      descend(index)
      if let mark = cmark_node_first_child(item) { add(cmark_node_next(mark)) }
      leave()
    }
    leave()
    for index in tree.nodes.indices where tree.nodes[index].kind == .footnote {
      let label = footnotes.order[Int(tree.nodes[index].number) - 1].label
      tree.nodes[index].detail = store(decimal: footnotes.references[label])
    }
  }
}
