/// A tree as text, with all that is only notation left out.
extension MarkupTree {
  /// The whole document: each block on lines of its own, lines ended as they are in the source.
  package func plainText() -> String { plainText(of: 0) }

  /// What is shown of a node and all below it.
  package func plainText(of top: Index) -> String {
    var text: [UInt8] = []
    appendPlainText(of: top, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds what is shown of a node and all below it.
  func appendPlainText(of top: Index, to text: inout [UInt8]) {
    var walk = walk(from: top)
    while let step = walk.next() {
      switch step {
      case .enter(let index): enter(nodes[Int(index)], &text)
      case .leave(let index):
        if index == top { continue }
        leave(nodes[Int(index)], &text)
      }
    }
  }

  private func enter(_ node: Node, _ text: inout [UInt8]) {
    switch node.kind {
    case .text, .code, .codeBlock: append(node.text, to: &text)
    case .callout:
      append(node.detail, to: &text)
      endLine(&text)
    case .htmlInline: if isLineBreakTag(node.text) { text.append(0x20) }
    case .softBreak: if node.number == 0 { text.append(0x0A) }
    case .lineBreak: text.append(0x0A)
    case .tag:
      text.append(0x23)
      append(node.text, to: &text)
    case .mention:
      text.append(0x40)
      append(node.text, to: &text)
    default: break
    }
  }

  private func leave(_ node: Node, _ text: inout [UInt8]) {
    switch node.kind {
    case .paragraph, .heading, .tableRow, .codeBlock, .item, .taskItem: endLine(&text)
    case .tableCell: if node.next >= 0 { text.append(0x20) }
    default: break
    }
  }

  private func append(_ range: Range<Int32>, to text: inout [UInt8]) {
    text.append(contentsOf: bytes[Int(range.lowerBound)..<Int(range.upperBound)])
  }

  private func endLine(_ text: inout [UInt8]) {
    if let last = text.last, last != 0x0A { text.append(0x0A) }
  }
}
