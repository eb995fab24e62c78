import DiaryMarkup

extension TerminalPage {
  mutating func drawHeading(_ index: MarkupTree.Index, level: Int) {
    let style: TextStyle
    switch level {
    case 1: style = .bold + .underline
    case 2, 3: style = .bold
    default: style = .bold + .italic
    }
    guard isPlain else { return lines.write(inlines(of: index, style: style)) }
    let marks = StyledText(String(repeating: "#", count: level) + " ")
    lines.open(first: marks, rest: .blank(level + 1))
    lines.write(inlines(of: index))
    lines.close()
  }

  /// Code stands indented under its language, and is parted only where the screen ends.
  mutating func drawCode(_ node: MarkupTree.Node) {
    let language = tree.string(node.detail).split(separator: " ").first.map(String.init)
    if let language { lines.write(StyledText("── " + language, .dim)) }
    let indent = StyledText.blank(renderer.width < 40 ? 2 : 4)
    lines.open(first: indent, rest: indent)
    for line in sourceLines(node) {
      let text = StyledText(line.expandingTabs, language == nil ? .none : .color(.green))
      for piece in text.pieces(width: min(lines.firstWidth, lines.restWidth)) {
        lines.write(text, piece)
      }
    }
    lines.close()
  }

  /// HTML is shown as it was written, without its comments.
  mutating func drawHTML(_ node: MarkupTree.Node) {
    let source = tree.string(node.text).withoutHTMLComments
    for line in source.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
      lines.write(StyledText(String(line), .dim))
    }
  }

  private func sourceLines(_ node: MarkupTree.Node) -> [String] {
    var bytes = tree.bytes[Int(node.text.lowerBound)..<Int(node.text.upperBound)]
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// The text with each tab as the blanks up to the next multiple of four characters.
  fileprivate var expandingTabs: String {
    guard utf8.contains(UInt8(ascii: "\t")) else { return self }
    var expanded = ""
    var column = 0
    for character in self {
      let count = character == "\t" ? 4 - column % 4 : 1
      expanded += character == "\t" ? String(repeating: " ", count: count) : String(character)
      column += count
    }
    return expanded
  }

  /// The text without `<!-- … -->`; one that does not end hides the rest.
  fileprivate var withoutHTMLComments: String {
    var shown: [UInt8] = []
    var rest = Array(utf8)[...]
    while let start = rest.firstRange(of: Array("<!--".utf8))?.lowerBound {
      shown += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstRange(of: Array("-->".utf8))?.upperBound else {
        rest = []
        break
      }
      rest = rest[end...]
    }
    return String(decoding: shown + rest, as: UTF8.self)
  }
}
