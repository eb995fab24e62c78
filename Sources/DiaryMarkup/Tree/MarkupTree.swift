/// An entry's body as a tree, from which everything that is shown or indexed is taken.
///
/// The nodes lie in one array in document order and their texts in one array of bytes, so that a
/// tree is three allocations, is freed without recursion however deep it is, and is walked by
/// index. No type of the parser behind it is seen here.
package struct MarkupTree: Sendable {
  /// A node's place in `nodes`; the document is 0.
  package typealias Index = Int32

  package struct Node: Sendable {
    package var kind: Kind
    package var parent: Index
    package var firstChild: Index
    package var next: Index
    /// Meant by `kind`: see there.
    package var number: Int32 = 0
    /// A range of `bytes`; meant by `kind`.
    package var text: Range<Int32> = 0..<0
    /// A second range of `bytes`; meant by `kind`.
    package var detail: Range<Int32> = 0..<0
    /// The line of the body, from 1, where a block begins; 0 for inline nodes.
    package var line: Int32 = 0
  }

  package enum Kind: UInt8, Sendable {
    case document, paragraph, quote, rule
    /// `number` is the level, 1 through 6; `text` the id for links.
    case heading
    /// A quote with a kind: `text` is the kind in lower case, `detail` the title as written.
    case callout
    /// `number` is 1 for loose.
    case bulletList
    /// `number` is the first number, `text` the delimiter `.` or `)`, `detail` `loose` or empty.
    case orderedList
    case item
    /// `number` is 1 where ticked.
    case taskItem
    /// `text` is the code, `detail` the fence's info string.
    case codeBlock
    /// `text` is the source.
    case htmlBlock
    /// Its children are rows, the first the header.
    case table
    case tableRow
    /// `number` is 0 for no alignment, 1 left, 2 centre, 3 right.
    case tableCell
    /// The definitions of all footnotes that are referred to, last in the document.
    case footnotes
    /// `number` is its number from 1, `text` its label, `detail` how many references in decimal.
    case footnote

    /// `text` is what is shown.
    case text
    /// The end of a source line; `number` is 1 where the lines join without a space.
    case softBreak
    case lineBreak
    /// `text` is the code.
    case code
    /// `text` is the source.
    case htmlInline
    case emphasis, strong, strikethrough, highlight
    /// `text` is the destination, `detail` the title.
    case link
    /// `text` is the destination, `detail` the title; its children are the alt text.
    case image
    /// `text` is the target, `detail` the heading after `#`; its children are what is shown.
    case wikiLink
    /// `![[target]]`, likewise.
    case embed
    /// `text` is the tag without `#`.
    case tag
    /// `text` is the name without `@`.
    case mention
    /// `number` is the footnote's number, `text` its label, `detail` which reference, from 1.
    case footnoteReference
    /// `%%hidden%%`: `text` is the source; shown nowhere.
    case comment
  }

  package var nodes: [Node] = [Node(kind: .document, parent: -1, firstChild: -1, next: -1)]
  package var bytes: [UInt8] = []

  package init() {}
}

extension MarkupTree.Kind {
  /// Whether it stands on lines of its own; all others stand within one.
  package var isBlock: Bool { rawValue < Self.text.rawValue }
}

extension MarkupTree {
  /// Whether a list has space between its items, so that their paragraphs are shown as such.
  package func isLoose(_ list: Index) -> Bool {
    let node = nodes[Int(list)]
    return node.kind == .orderedList ? !node.detail.isEmpty : node.number == 1
  }

  /// Whether a paragraph's text stands in its item without being a paragraph of its own.
  package func isTight(_ paragraph: Index) -> Bool {
    let parent = nodes[Int(paragraph)].parent
    guard parent > 0 else { return false }
    let item = nodes[Int(parent)]
    return (item.kind == .item || item.kind == .taskItem) && !isLoose(item.parent)
  }

  /// The bytes of a range as text.
  package func string(_ range: Range<Int32>) -> String {
    String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The children of a node, first to last.
  package func children(of parent: Index) -> Children {
    Children(nodes: nodes, upcoming: nodes[Int(parent)].firstChild)
  }

  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var upcoming: Index

    package mutating func next() -> MarkupTree.Index? {
      guard upcoming >= 0 else { return nil }
      defer { upcoming = nodes[Int(upcoming)].next }
      return upcoming
    }
  }
}
