/// Writes a tree as HTML, as libcmark would where the tree is plain CommonMark.
struct HTMLRenderer {
  let tree: MarkupTree
  let options: HTMLOptions
  var output: [UInt8] = []

  /// For each link, image or the like that is open: what ends it.
  var endings: [StaticString] = []

  init(_ tree: MarkupTree, _ options: HTMLOptions) {
    (self.tree, self.options) = (tree, options)
    output.reserveCapacity(tree.bytes.count + tree.bytes.count / 2 + 64)
  }

  mutating func render() -> [UInt8] {
    var walk = tree.walk()
    while let step = walk.next() {
      switch step {
      case .enter(let index):
        let node = tree.nodes[Int(index)]
        let goesOn = node.kind.isBlock ? enterBlock(index, node) : enterInline(index, node)
        if !goesOn { walk.skipChildren(of: index) }
      case .leave(let index):
        let node = tree.nodes[Int(index)]
        if node.kind.isBlock { leaveBlock(index, node) } else { leaveInline(node) }
      }
    }
    return output
  }

  mutating func startLine() {
    if let last = output.last, last != 0x0A { output.append(0x0A) }
  }

  mutating func write(_ text: StaticString) { output.append(text) }

  mutating func write(escaped range: Range<Int32>) {
    withBytes(of: range) { $0.append(escaped: $1) }
  }

  mutating func write(address range: Range<Int32>) {
    withBytes(of: range) { $0.append(address: $1) }
  }

  mutating func withBytes(
    of range: Range<Int32>, _ body: (inout [UInt8], UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard !range.isEmpty else { return }
    let place = Int(range.lowerBound)..<Int(range.upperBound)
    tree.bytes.withUnsafeBufferPointer {
      body(&output, UnsafeBufferPointer(rebasing: $0[place]))
    }
  }
}

extension MarkupTree {
  /// The tree as HTML, in XHTML's spelling, ending with a line feed.
  package func html(_ options: HTMLOptions = .safe) -> [UInt8] {
    var renderer = HTMLRenderer(self, options)
    return renderer.render()
  }
}
