import DiaryMarkup

extension TerminalPage {
  /// What stands inside a block, as text that can be broken into lines.
  func inlines(of block: MarkupTree.Index, style: TextStyle = .none) -> StyledText {
    var text = StyledText()
    var open: [OpenInline] = []
    var current = OpenInline(style: style, link: -1, start: 0)
    let isInline = tree[block].kind.isInline
    var walk = tree.walk(from: block)
    while let step = walk.next() {
      switch step {
      case .enter(let index) where index == block && !isInline: continue
      case .enter(let index):
        open.append(current)
        enter(tree[index], &text, &current)
        if tree[index].kind == .comment { walk.skipChildren(of: index) }
      case .leave(let index):
        if index == block, !isInline { continue }
        leave(tree[index], &text, current)
        if let outer = open.popLast() { current = outer }
      }
    }
    text.resolveSoftBreaks()
    return text
  }

  private func enter(
    _ node: MarkupTree.Node, _ text: inout StyledText, _ current: inout OpenInline
  ) {
    current.start = text.bytes.count
    switch node.kind {
    case .text: text.append(tree.string(node.text), current.style, link: current.link)
    case .softBreak where renderer.breaksLines: text.appendBreak(isHard: true)
    case .softBreak: if node.number == 0 { text.appendBreak(isHard: false) }
    case .lineBreak: text.appendBreak(isHard: true)
    case .code:
      let code = tree.string(node.text)
      text.append(
        isPlain ? "`\(code)`" : code, current.style + .color(.green), link: current.link)
    case .htmlInline:
      let source = tree.string(node.text)
      if source.hasPrefix("<!--") {
        text.appendGap()
      } else if tree.isLineBreakTag(node.text) {
        text.appendBreak(isHard: true)
      } else {
        text.append(source, current.style + .dim)
      }
    case .comment: text.appendGap()
    case .tag:
      text.append("#" + tree.string(node.text), current.style + .color(.cyan), link: current.link)
    case .mention:
      text.append(
        "@" + tree.string(node.text), current.style + .color(.magenta), link: current.link)
    case .footnoteReference:
      text.append("[\(node.number)]", current.style + .dim, link: current.link)
    case .link: begin(link: node, &text, &current)
    case .wikiLink: current.style = current.style + .underline
    case .image, .embed:
      current.style = current.style + .dim
      text.append("[", current.style, link: current.link)
      let isImage = Destination(.embed, tree.string(node.text)).isImage || node.kind == .image
      text.append(isImage ? "image" : "embedded", current.style, link: current.link)
      if node.firstChild >= 0 { text.append(": ", current.style, link: current.link) }
      current.start = text.bytes.count
    case .emphasis, .strong, .strikethrough, .highlight:
      current.style = current.style + style(of: node.kind)
      if isPlain { text.append(mark(of: node.kind), current.style, link: current.link) }
    default: break
    }
  }

  private func leave(_ node: MarkupTree.Node, _ text: inout StyledText, _ current: OpenInline) {
    switch node.kind {
    case .emphasis, .strong, .strikethrough, .highlight:
      if isPlain { text.append(mark(of: node.kind), current.style, link: current.link) }
    case .link where current.link < 0:
      appendAddress(tree.string(node.text), unlessShownFrom: current.start, &text)
    case .wikiLink: appendAddress(named(node), unlessShownFrom: current.start, &text)
    case .image, .embed:
      let address = node.kind == .embed ? named(node) : tree.string(node.text)
      let isShown = text.isShown(address, from: current.start)
      text.append("]", current.style, link: current.link)
      if !isShown, !address.isEmpty {
        text.append(" (\(address))", current.style, link: current.link)
      }
    default: break
    }
  }

  /// What a wiki-link or an embed names.
  private func named(_ node: MarkupTree.Node) -> String {
    tree.string(node.text) + (node.detail.isEmpty ? "" : "#" + tree.string(node.detail))
  }

  private func begin(
    link node: MarkupTree.Node, _ text: inout StyledText, _ current: inout OpenInline
  ) {
    current.style = current.style + .underline
    guard renderer.hasHyperlinks, let address = LinkAddress.forTerminal(tree.string(node.text))
    else { return }
    current.link = text.addAddress(address)
  }

  /// Writes where a link leads, unless that is what was shown for it.
  private func appendAddress(
    _ address: String, unlessShownFrom start: Int, _ text: inout StyledText
  ) {
    guard !address.isEmpty, !text.isShown(address, from: start) else { return }
    text.append(text.bytes.count == start ? address : " (\(address))", .dim)
  }

  private func style(of kind: MarkupTree.Kind) -> TextStyle {
    switch kind {
    case .emphasis: .italic
    case .strong: .bold
    case .strikethrough: .strikethrough
    default: .highlight
    }
  }

  private func mark(of kind: MarkupTree.Kind) -> String {
    switch kind {
    case .emphasis: "*"
    case .strong: "**"
    case .strikethrough: "~~"
    default: "=="
    }
  }
}

/// An inline node that is being drawn, and what holds inside it.
private struct OpenInline {
  var style: TextStyle
  var link: Int32
  /// How many bytes were drawn before it.
  var start: Int
}

extension StyledText {
  /// Whether what was added since is an address, or one without its scheme.
  fileprivate func isShown(_ address: String, from start: Int) -> Bool {
    let shown = bytes[start...]
    return ["", "mailto:", "http://", "https://"].contains { scheme in
      address.utf8.elementsEqual(Array(scheme.utf8) + shown)
    }
  }
}

extension MarkupTree.Kind {
  /// Whether nodes of this kind stand inside a line.
  fileprivate var isInline: Bool { rawValue >= MarkupTree.Kind.text.rawValue }
}
