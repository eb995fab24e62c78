/// An entry's tree parted into its title and what follows, so that a view shows it once.
///
/// The title is parted off where it is the heading or the line that the body begins with. One from
/// front matter, or from within a list or a quote, leaves the body whole.
package struct TitleSplit {
  /// The title with its emphasis and links, as a document of one paragraph.
  package private(set) var title: MarkupTree?
  /// What follows it; the whole where no title was parted off.
  package private(set) var body: MarkupTree

  /// Parts a tree at the title that `EntryReader` has found in the same bytes.
  package init(_ tree: MarkupTree, title text: String) {
    body = tree
    guard !text.isEmpty, let block = Self.firstBlock(of: tree) else { return }
    let node = tree.nodes[Int(block)]
    guard node.kind == .heading || node.kind == .paragraph else { return }
    var tree = tree
    var (last, rest) = Self.firstLine(of: block, in: tree)
    var title = Self.line(of: block, upTo: last, in: tree)
    // A line in which nothing can be seen is none, also above others of its paragraph; nobody means
    // more than a few of them.
    for _ in 0..<8 {
      guard let next = rest, Self.isBlank(title.plainText(of: block)) else { break }
      tree.nodes[Int(block)].firstChild = next
      (last, rest) = Self.firstLine(of: block, in: tree)
      title = Self.line(of: block, upTo: last, in: tree)
    }
    guard title.plainText(of: block).reads(as: text) else { return }
    self.title = title
    if let rest {
      body.nodes[Int(block)].firstChild = rest
    } else {
      body.remove(block)
    }
  }

  /// A document of one paragraph: a block's nodes up to the last one of a line, or all of them.
  private static func line(
    of block: MarkupTree.Index, upTo last: MarkupTree.Index?, in tree: MarkupTree
  ) -> MarkupTree {
    var line = tree
    line.nodes[0].firstChild = block
    line.nodes[Int(block)].kind = .paragraph
    line.nodes[Int(block)].next = -1
    if let last { line.nodes[Int(last)].next = -1 }
    return line
  }

  private static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { ScalarClass.isBlank($0.value) }
  }

  /// The first block that shows something.
  private static func firstBlock(of tree: MarkupTree) -> MarkupTree.Index? {
    for block in tree.children(of: 0) {
      switch tree.nodes[Int(block)].kind {
      case .htmlBlock where tree.string(tree.nodes[Int(block)].text).hasPrefix("<!--"): continue
      case .paragraph
      where isBlank(tree.plainText(of: block)): continue
      default: return block
      }
    }
    return nil
  }

  /// The last node of a block's first line, and the first after it, where it has several lines.
  private static func firstLine(
    of block: MarkupTree.Index, in tree: MarkupTree
  ) -> (last: MarkupTree.Index?, rest: MarkupTree.Index?) {
    var last: MarkupTree.Index?
    for child in tree.children(of: block) {
      let node = tree.nodes[Int(child)]
      let isBreak = node.kind == .softBreak || node.kind == .lineBreak
      if isBreak, let last, node.next >= 0 { return (last, node.next) }
      last = child
    }
    return (nil, nil)
  }
}

extension MarkupTree {
  /// Takes a block of the document out.
  fileprivate mutating func remove(_ block: Index) {
    let next = nodes[Int(block)].next
    if nodes[0].firstChild == block {
      nodes[0].firstChild = next
      return
    }
    var previous = nodes[0].firstChild
    while previous >= 0, nodes[Int(previous)].next != block {
      previous = nodes[Int(previous)].next
    }
    if previous >= 0 { nodes[Int(previous)].next = next }
  }

  /// The level of the highest heading that is left; nothing without one.
  package var highestHeading: Int? {
    var highest: Int32?
    var walk = walk()
    while let step = walk.next() {
      guard case .enter(let index) = step, nodes[Int(index)].kind == .heading else { continue }
      highest = min(highest ?? 6, nodes[Int(index)].number)
    }
    return highest.map(Int.init)
  }
}

extension String {
  /// Whether a line of a text is what became a title, but for the blank space between its words.
  package func reads(as title: String) -> Bool {
    if self == title { return true }
    let words = split(whereSeparator: \.isWhitespace)
    if words == title.split(whereSeparator: \.isWhitespace) { return true }
    guard title.last == VisibleLines.mark, title.count >= VisibleLines.longest else { return false }
    return words.joined(separator: " ").hasPrefix(title.dropLast())
  }
}
