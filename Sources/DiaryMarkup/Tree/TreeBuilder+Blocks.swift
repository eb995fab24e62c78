import CCMark

/// Adds blocks.
extension TreeBuilder {
  /// Adds a node of libcmark's tree, without its children.
  mutating func enter(_ source: OpaquePointer) -> Entry {
    switch cmark_node_get_type(source) {
    case CMARK_NODE_PARAGRAPH: return openBlock(.paragraph, source)
    case CMARK_NODE_HEADING: return table == nil ? openHeading(source) : openCell()
    case CMARK_NODE_BLOCK_QUOTE: return openQuote(source)
    case CMARK_NODE_LIST: return openList(source)
    case CMARK_NODE_ITEM: return openItem(source)
    case CMARK_NODE_CODE_BLOCK:
      let code = storeSource(cmark_node_get_literal(source))
      addBlock(.codeBlock, source, code, store(cmark_node_get_fence_info(source)))
    case CMARK_NODE_HTML_BLOCK: addHTML(source)
    case CMARK_NODE_THEMATIC_BREAK: addBlock(.rule, source, 0..<0)
    default: return enterInline(source)
    }
    return .done
  }

  private mutating func addBlock(
    _ kind: MarkupTree.Kind, _ source: OpaquePointer, _ text: Range<Int32>,
    _ detail: Range<Int32> = 0..<0
  ) {
    let index = add(kind, text, detail)
    tree.nodes[Int(index)].line = line(of: source)
    setBoundary(.blank)
  }

  func line(of node: OpaquePointer) -> Int32 { source.origin(of: cmark_node_get_start_line(node)) }

  private mutating func openBlock(_ kind: MarkupTree.Kind, _ source: OpaquePointer) -> Entry {
    let index = append(kind)
    tree.nodes[Int(index)].line = line(of: source)
    descend(index)
    setBoundary(.blank)
    return .opened
  }

  private mutating func openHeading(_ source: OpaquePointer) -> Entry {
    let entry = openBlock(.heading, source)
    tree.nodes[tree.nodes.count - 1].number = Int32(cmark_node_get_heading_level(source))
    return entry
  }

  private mutating func openQuote(_ source: OpaquePointer) -> Entry {
    guard mayNestBlock() else { return .passed }
    guard options.contains(.callouts), let mark = CalloutMark(quote: source) else {
      return openBlock(.quote, source)
    }
    let entry = openBlock(.callout, source)
    let start = end
    for byte in mark.kind { tree.bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    tree.nodes[tree.nodes.count - 1].text = start..<end
    return entry
  }

  /// Opens a list if its items, one level deeper, can be kept too.
  private mutating func openList(_ source: OpaquePointer) -> Entry {
    guard mayNestBlock(levels: 2) else { return .passed }
    if holdsOnlyFootnotes(source) { return .done }
    let isOrdered = cmark_node_get_list_type(source) == CMARK_ORDERED_LIST
    let isLoose = cmark_node_get_list_tight(source) == 0
    let entry = openBlock(isOrdered ? .orderedList : .bulletList, source)
    let index = tree.nodes.count - 1
    if isOrdered {
      let isPeriod = cmark_node_get_list_delim(source) == CMARK_PERIOD_DELIM
      tree.nodes[index].number = cmark_node_get_list_start(source)
      tree.nodes[index].text = store(isPeriod ? "." : ")")
      if isLoose { tree.nodes[index].detail = store("loose") }
    } else {
      tree.nodes[index].number = isLoose ? 1 : 0
    }
    return entry
  }

  private mutating func openItem(_ source: OpaquePointer) -> Entry {
    if footnoteMark(of: source) != nil { return .done }
    guard mayNestBlock() else { return .passed }
    guard options.contains(.taskLists), let sentinel = taskSentinel(source) else {
      return openBlock(.item, source)
    }
    let entry = openBlock(.taskItem, source)
    tree.nodes[tree.nodes.count - 1].number = sentinel == .taskOpen ? 0 : 1
    return entry
  }

  /// What an item's first paragraph begins with, if that makes it a task.
  private func taskSentinel(_ item: OpaquePointer) -> Sentinel? {
    guard source.text != nil, let paragraph = cmark_node_first_child(item),
      cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      let text = cmark_node_first_child(paragraph),
      cmark_node_get_type(text) == CMARK_NODE_TEXT
    else { return nil }
    let bytes = bytesOfCString(cmark_node_get_literal(text))
    guard !bytes.isEmpty, let sentinel = Sentinel(bytes, at: 0) else { return nil }
    return sentinel.isTask ? sentinel : nil
  }

  /// Adds HTML, or what a mark stands for.
  private mutating func addHTML(_ source: OpaquePointer) {
    let html = cmark_node_get_literal(source)
    guard self.source.text != nil, let mark = SourceMark(bytesOfCString(html)) else {
      return addBlock(.htmlBlock, source, storeSource(html))
    }
    switch mark.kind {
    case 0x74: openTable(mark.number)
    case 0x63 where mark.number < self.source.comments.count:
      let start = end
      let comment = body[self.source.comments[mark.number]]
      tree.bytes.append(contentsOf: String(decoding: comment, as: UTF8.self).utf8)
      addBlock(.comment, source, start..<end)
    default: break
    }
  }

  /// Does what the end of a paragraph asks for.
  mutating func finishParagraph(_ index: MarkupTree.Index) {
    let node = tree.nodes[Int(index)]
    if options.contains(.callouts), tree.nodes[Int(node.parent)].kind == .callout,
      tree.nodes[Int(node.parent)].firstChild == index
    {
      finishCallout(index)
    } else if options.contains(.comments), holdsOnlyComments(node) {
      tree.nodes[Int(index)].kind = .comment
    }
  }

  private func holdsOnlyComments(_ node: MarkupTree.Node) -> Bool {
    var child = node.firstChild
    guard child >= 0 else { return false }
    while child >= 0 {
      let kind = tree.nodes[Int(child)].kind
      guard kind == .comment || kind == .softBreak else { return false }
      child = tree.nodes[Int(child)].next
    }
    return true
  }
}

extension Sentinel {
  var isTask: Bool { self == .taskOpen || self == .taskDone || self == .taskDoneCapital }
}
