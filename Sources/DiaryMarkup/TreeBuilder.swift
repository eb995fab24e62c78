import CCMark

/// Turns libcmark's tree into a `MarkupTree`, walking it without recursion.
struct TreeBuilder {
  let options: MarkupOptions
  var tree = MarkupTree()

  /// The nodes that are open, outermost first.
  private var open: [Level] = [Level(node: 0)]
  private var blockDepth = 0
  private var inlineDepth = 0

  private struct Level {
    var node: MarkupTree.Index
    var lastChild: MarkupTree.Index = -1
  }

  init(options: MarkupOptions, sourceLength: Int) {
    self.options = options
    tree.nodes.reserveCapacity(sourceLength / 12 + 16)
    tree.bytes.reserveCapacity(sourceLength + 64)
    open.reserveCapacity(16)
  }

  mutating func build(from root: OpaquePointer) {
    var current = root
    // Whether each cmark node above the current one has a node of the tree.
    var kept: [Bool] = []
    kept.reserveCapacity(16)
    guard let first = cmark_node_first_child(root) else { return }
    current = first
    while true {
      let isKept = enter(current)
      if let child = cmark_node_first_child(current) {
        kept.append(isKept)
        current = child
        continue
      }
      if isKept { leave() }
      while true {
        if let next = cmark_node_next(current) {
          current = next
          break
        }
        guard let parent = cmark_node_parent(current), parent != root, let wasKept = kept.popLast()
        else { return }
        if wasKept { leave() }
        current = parent
      }
    }
  }

  /// Adds a node under the innermost open one.
  @discardableResult
  mutating func append(_ kind: MarkupTree.Kind) -> MarkupTree.Index {
    let index = MarkupTree.Index(truncatingIfNeeded: tree.nodes.count)
    let top = open.count - 1
    let parent = open[top].node
    tree.nodes.append(MarkupTree.Node(kind: kind, parent: parent, firstChild: -1, next: -1))
    let previous = open[top].lastChild
    if previous < 0 {
      tree.nodes[Int(parent)].firstChild = index
    } else {
      tree.nodes[Int(previous)].next = index
    }
    open[top].lastChild = index
    return index
  }

  /// Adds bytes to the tree's store and says where they are.
  mutating func store(_ text: UnsafePointer<CChar>?) -> Range<Int32> {
    let start = Int32(truncatingIfNeeded: tree.bytes.count)
    tree.bytes.append(contentsOf: bytesOfCString(text))
    return start..<Int32(truncatingIfNeeded: tree.bytes.count)
  }
}

extension TreeBuilder {
  /// Makes a node the innermost open one.
  private mutating func descend(_ index: MarkupTree.Index) {
    open.append(Level(node: index))
    if tree.nodes[Int(index)].kind.isBlock { blockDepth += 1 } else { inlineDepth += 1 }
  }

  private mutating func leave() {
    let level = open.removeLast()
    if tree.nodes[Int(level.node)].kind.isBlock { blockDepth -= 1 } else { inlineDepth -= 1 }
  }

  /// Adds a cmark node; says whether it was opened, so that its end must be told.
  private mutating func enter(_ source: OpaquePointer) -> Bool {
    switch cmark_node_get_type(source) {
    case CMARK_NODE_TEXT: add(.text, store(cmark_node_get_literal(source)))
    case CMARK_NODE_SOFTBREAK: append(.softBreak)
    case CMARK_NODE_LINEBREAK: append(.lineBreak)
    case CMARK_NODE_CODE: add(.code, store(cmark_node_get_literal(source)))
    case CMARK_NODE_HTML_INLINE: add(.htmlInline, store(cmark_node_get_literal(source)))
    case CMARK_NODE_EMPH: return openInline(.emphasis)
    case CMARK_NODE_STRONG: return openInline(.strong)
    case CMARK_NODE_LINK: return openLink(.link, source)
    case CMARK_NODE_IMAGE: return openLink(.image, source)
    case CMARK_NODE_PARAGRAPH: return openBlock(.paragraph, source)
    case CMARK_NODE_BLOCK_QUOTE: return openContainer(.quote, source)
    case CMARK_NODE_LIST: return openList(source)
    case CMARK_NODE_ITEM: return openContainer(.item, source)
    case CMARK_NODE_HEADING:
      let isOpen = openBlock(.heading, source)
      tree.nodes[tree.nodes.count - 1].number = Int32(cmark_node_get_heading_level(source))
      return isOpen
    case CMARK_NODE_CODE_BLOCK:
      let code = store(cmark_node_get_literal(source))
      let fence = store(cmark_node_get_fence_info(source))
      addBlock(.codeBlock, source, code, fence)
    case CMARK_NODE_HTML_BLOCK:
      addBlock(.htmlBlock, source, store(cmark_node_get_literal(source)))
    case CMARK_NODE_THEMATIC_BREAK: addBlock(.rule, source)
    default: return false
    }
    return false
  }

  private mutating func add(_ kind: MarkupTree.Kind, _ text: Range<Int32>) {
    let index = append(kind)
    tree.nodes[Int(index)].text = text
  }

  private mutating func addBlock(
    _ kind: MarkupTree.Kind, _ source: OpaquePointer, _ text: Range<Int32> = 0..<0,
    _ detail: Range<Int32> = 0..<0
  ) {
    let index = Int(append(kind))
    tree.nodes[index].text = text
    tree.nodes[index].detail = detail
    tree.nodes[index].line = cmark_node_get_start_line(source)
  }

  private mutating func openBlock(_ kind: MarkupTree.Kind, _ source: OpaquePointer) -> Bool {
    let index = append(kind)
    tree.nodes[Int(index)].line = cmark_node_get_start_line(source)
    descend(index)
    return true
  }

  private mutating func openContainer(_ kind: MarkupTree.Kind, _ source: OpaquePointer) -> Bool {
    guard blockDepth < MarkupTree.deepestBlock else { return false }
    return openBlock(kind, source)
  }

  /// Opens a list if its items, one level deeper, can be kept too.
  private mutating func openList(_ source: OpaquePointer) -> Bool {
    guard blockDepth + 1 < MarkupTree.deepestBlock else { return false }
    let isOrdered = cmark_node_get_list_type(source) == CMARK_ORDERED_LIST
    let isLoose = cmark_node_get_list_tight(source) == 0
    _ = openBlock(isOrdered ? .orderedList : .bulletList, source)
    let index = tree.nodes.count - 1
    if isOrdered {
      let isPeriod = cmark_node_get_list_delim(source) == CMARK_PERIOD_DELIM
      tree.nodes[index].number = cmark_node_get_list_start(source)
      tree.nodes[index].text = store(isPeriod ? "." : ")")
      if isLoose { tree.nodes[index].detail = store("loose") }
    } else {
      tree.nodes[index].number = isLoose ? 1 : 0
    }
    return true
  }

  private mutating func openInline(_ kind: MarkupTree.Kind) -> Bool {
    guard inlineDepth < MarkupTree.deepestInline else { return false }
    descend(append(kind))
    return true
  }

  private mutating func openLink(_ kind: MarkupTree.Kind, _ source: OpaquePointer) -> Bool {
    guard openInline(kind) else { return false }
    let index = tree.nodes.count - 1
    tree.nodes[index].text = store(cmark_node_get_url(source))
    tree.nodes[index].detail = store(cmark_node_get_title(source))
    return true
  }
}
