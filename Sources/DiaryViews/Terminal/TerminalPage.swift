import DiaryMarkup

/// One tree on its way to the terminal: the walk over its blocks.
struct TerminalPage {
  let tree: MarkupTree
  let renderer: TerminalRenderer
  var lines: IndentedLines
  private var lists: [TerminalList] = []

  init(tree: MarkupTree, renderer: TerminalRenderer, appendingTo output: [UInt8]) {
    (self.tree, self.renderer) = (tree, renderer)
    lines = IndentedLines(
      width: renderer.width, palette: renderer.palette, appendingTo: output)
  }

  var isPlain: Bool { renderer.palette.depth == .plain }

  mutating func drawBlocks() {
    var walk = tree.walk()
    while let step = walk.next() {
      switch step {
      case .enter(let index): if !enter(index) { walk.skipChildren(of: index) }
      case .leave(let index): leave(index)
      }
    }
  }

  /// Draws a leaf or begins a container; tells whether to go on below it.
  private mutating func enter(_ index: MarkupTree.Index) -> Bool {
    let node = tree[index]
    switch node.kind {
    case .document: return true
    case .quote: openQuote("│", .dim)
    case .callout: openCallout(node)
    case .bulletList, .orderedList:
      lists.append(TerminalList(node, in: tree, at: index, depth: lists.count))
    case .item, .taskItem: openItem(node)
    case .footnotes: drawFootnoteRule()
    case .footnote:
      let mark = "[\(node.number)] "
      lines.open(first: StyledText(mark, .dim), rest: .blank(mark.utf8.count))
    default:
      drawLeaf(index, node)
      return false
    }
    return true
  }

  private mutating func leave(_ index: MarkupTree.Index) {
    switch tree[index].kind {
    case .document: return
    case .quote, .callout, .item, .taskItem, .footnote: lines.close()
    case .bulletList, .orderedList: lists.removeLast()
    default: break
    }
    if isTight(index) { lines.join() } else { lines.separate() }
  }

  /// Whether what follows a node stands right under it.
  private func isTight(_ index: MarkupTree.Index) -> Bool {
    switch tree[index].kind {
    case .footnote, .footnotes: return true
    case .item, .taskItem: return lists.last?.isLoose == false
    default:
      let parent = tree[index].parent
      guard parent >= 0 else { return false }
      let kind = tree[parent].kind
      return (kind == .item || kind == .taskItem) && lists.last?.isLoose == false
    }
  }

  private mutating func drawLeaf(_ index: MarkupTree.Index, _ node: MarkupTree.Node) {
    switch node.kind {
    case .heading: drawHeading(index, level: Int(node.number))
    case .rule: drawRule(cells: 100)
    case .codeBlock: drawCode(node)
    case .htmlBlock: drawHTML(node)
    case .table: drawTable(index)
    default:
      let text = inlines(of: index)
      if !text.isEmpty { lines.write(text) }
    }
  }

  private mutating func openQuote(_ bar: String, _ style: TextStyle) {
    var prefix = StyledText(bar, style)
    prefix.append(" ", .none)
    lines.open(first: prefix, rest: prefix)
  }

  private mutating func openCallout(_ node: MarkupTree.Node) {
    let kind = tree.string(node.text)
    let style = TextStyle.color(TextStyle.Color(calloutKind: kind))
    openQuote("┃", style)
    let name = kind.prefix(1).uppercased() + kind.dropFirst()
    let title = tree.string(node.detail)
    var text = StyledText(name, .bold + style)
    if !title.isEmpty, title.lowercased() != kind { text.append(": " + title, .bold + style) }
    lines.write(text)
  }

  private mutating func openItem(_ node: MarkupTree.Node) {
    guard !lists.isEmpty else { return lines.open(first: StyledText(), rest: StyledText()) }
    let marker = lists[lists.count - 1].nextMarker(node)
    let cells = marker.width(of: 0..<marker.clusters.count)
    lines.open(first: marker, rest: .blank(cells))
  }

  private mutating func drawFootnoteRule() {
    drawRule(cells: 8)
    lines.join()
  }

  private mutating func drawRule(cells: Int) {
    let rule = StyledText(
      String(repeating: "─", count: min(lines.firstWidth, cells)), .dim)
    lines.write(rule, 0..<rule.clusters.count)
  }
}

extension StyledText {
  /// So many blanks.
  static func blank(_ cells: Int) -> StyledText {
    StyledText(String(repeating: " ", count: cells))
  }
}

extension TextStyle.Color {
  /// The colour of a callout, by the kinds that Obsidian and GitHub know.
  fileprivate init(calloutKind kind: String) {
    switch kind {
    case "tip", "hint", "success", "check", "done": self = .green
    case "warning", "caution", "attention", "todo": self = .yellow
    case "danger", "error", "bug", "failure", "fail", "missing": self = .red
    case "important", "question", "help", "faq", "example": self = .magenta
    case "quote", "cite": self = .gray
    case "abstract", "summary", "tldr": self = .cyan
    default: self = .blue
    }
  }
}
