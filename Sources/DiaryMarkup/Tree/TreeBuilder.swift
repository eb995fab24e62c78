import CCMark

/// Turns libcmark's tree into a `MarkupTree`, walking it without recursion.
struct TreeBuilder {
  let options: MarkupOptions
  let source: PreparedSource
  /// The body itself, for what stands in the tree as it was written.
  let body: UnsafeBufferPointer<UInt8>
  var tree = MarkupTree()

  /// The nodes that are open, outermost first.
  var open: [Level] = [Level(node: 0, firstDelimiter: 0)]
  private var blockDepth = 0
  private var inlineDepth = 0
  /// How many links and images are open.
  var linkDepth = 0
  var imageDepth = 0

  /// Where in the tree's bytes the text begins that has no node yet.
  var textStart = 0
  /// Up to where the bytes are not beside what follows, and what is beside it instead.
  var boundary = 0
  var beside = Neighbour.blank
  var delimiters: [Delimiter] = []
  /// The comment that is open, if any; all text belongs to it.
  var openComment: MarkupTree.Index = -1

  var table: OpenTable?
  /// How many empty cells may be added yet.
  var emptyCells: Int
  var footnotes = FootnoteOrder()
  var identifiers = HeadingIdentifiers()

  struct Level {
    var node: MarkupTree.Index
    var lastChild: MarkupTree.Index = -1
    var firstDelimiter: Int
    /// The kinds of delimiters that may have begun something, a bit for each.
    var openers: UInt8 = 0
  }

  /// What became of a node of libcmark's tree.
  enum Entry {
    /// It has a node, which is open.
    case opened
    /// It has none of its own; its children have.
    case passed
    /// It is dealt with, and its children too.
    case done
  }

  init(options: MarkupOptions, source: PreparedSource, body: UnsafeBufferPointer<UInt8>) {
    (self.options, self.source, self.body) = (options, source, body)
    emptyCells = 1_000 + body.count / 32
    let cells = source.tables.reduce(0) { $0 + $1.lines.count + 2 * $1.cells.count }
    tree.nodes.reserveCapacity(body.count / 12 + (cells == 0 ? 0 : cells + emptyCells) + 16)
    tree.bytes.reserveCapacity(body.count + 64)
    open.reserveCapacity(16)
  }

  mutating func build(from root: OpaquePointer) {
    if !source.labels.isEmpty { findFootnotes(root) }
    add(cmark_node_first_child(root))
    addFootnotes()
  }

  /// Adds a node of libcmark's tree, those that follow it, and all below them.
  mutating func add(_ first: OpaquePointer?) {
    guard var current = first else { return }
    let top = cmark_node_parent(current)
    // Whether each node above the current one was opened.
    var isOpened: [Bool] = []
    isOpened.reserveCapacity(16)
    while true {
      let entry = enter(current)
      if entry != .done, let child = cmark_node_first_child(current) {
        isOpened.append(entry == .opened)
        current = child
        continue
      }
      if entry == .opened { leave() }
      while true {
        if let next = cmark_node_next(current) {
          current = next
          break
        }
        guard let parent = cmark_node_parent(current), parent != top,
          let wasOpened = isOpened.popLast()
        else { return }
        if wasOpened { leave() }
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

  /// Makes a node the innermost open one.
  mutating func descend(_ index: MarkupTree.Index) {
    open.append(Level(node: index, firstDelimiter: delimiters.count))
    if tree.nodes[Int(index)].kind.isBlock { blockDepth += 1 } else { inlineDepth += 1 }
  }

  /// Ends the innermost open node.
  mutating func leave() {
    let level = open.count - 1
    let index = open[level].node
    let kind = tree.nodes[Int(index)].kind
    if openComment >= 0, open[level].lastChild == openComment { abandonComment() }
    if delimiters.count > open[level].firstDelimiter { pairDelimiters() }
    if kind.isBlock { blockDepth -= 1 } else { inlineDepth -= 1 }
    switch kind {
    case .link: linkDepth -= 1
    case .image: imageDepth -= 1
    case .heading: addIdentifier(index)
    case .paragraph: finishParagraph(index)
    default: break
    }
    open.removeLast()
    if kind == .tableCell { goOnWithTable() }
    setBoundary(kind.isBlock ? .blank : .punctuation)
  }

  /// Ends a node within a line that was opened and closed at once.
  mutating func ascendInline() {
    open.removeLast()
    inlineDepth -= 1
  }

  /// Whether another block may be opened within those that are open.
  func mayNestBlock(levels: Int = 1) -> Bool { blockDepth + levels <= MarkupTree.deepestBlock }

  var mayNestInline: Bool { inlineDepth < MarkupTree.deepestInline }

  var innermost: MarkupTree.Node { tree.nodes[Int(open[open.count - 1].node)] }
}

/// What stands beside a run of delimiters.
enum Neighbour {
  case blank, punctuation, letter
}
