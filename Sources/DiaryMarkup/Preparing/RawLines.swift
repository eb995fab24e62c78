import CCMark

/// The lines of a document that lie within code and HTML blocks, where nothing is notation.
struct RawLines {
  private var isRaw: [Bool] = []

  /// No line at all.
  init() {}

  init(of document: borrowing ParsedMarkdown) {
    document.withRoot { read($0) }
  }

  /// Whether a line, from 1, is one of them.
  func contains(_ line: Int32) -> Bool { Int(line) < isRaw.count && isRaw[Int(line)] }

  private mutating func read(_ root: OpaquePointer) {
    var block = cmark_node_first_child(root)
    while let current = block {
      let kind = cmark_node_get_type(current)
      if kind == CMARK_NODE_CODE_BLOCK || kind == CMARK_NODE_HTML_BLOCK {
        add(cmark_node_get_start_line(current), end(of: current))
      }
      block = ParsedMarkdown.nextBlock(after: current)
    }
  }

  /// The last line of a block.
  ///
  /// libcmark counts the line that ended a fence left open to it, though that line already ended the
  /// item or quote around it.
  private func end(of block: OpaquePointer) -> Int32 {
    let end = cmark_node_get_end_line(block)
    guard let parent = cmark_node_parent(block),
      cmark_node_get_type(parent) != CMARK_NODE_DOCUMENT
    else { return end }
    return min(end, cmark_node_get_end_line(parent))
  }

  private mutating func add(_ first: Int32, _ last: Int32) {
    guard first >= 0, last >= first else { return }
    while isRaw.count <= Int(last) { isRaw.append(false) }
    for line in first...last { isRaw[Int(line)] = true }
  }
}

extension RawLines {
  /// Whether a document may hold fenced code or HTML blocks; indented code is not looked for.
  static func mayBeIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for sign in [0x60, 0x7E] as [UInt8] {
      var start = 2
      while let found = firstPlace(of: sign, in: text, from: start, to: text.count) {
        if text[found - 1] == sign, text[found - 2] == sign { return true }
        start = found + 1
      }
    }
    var start = 0
    while let found = firstPlace(of: 0x3C, in: text, from: start, to: text.count) {
      if LineStart(text, found) != nil { return true }
      start = found + 1
    }
    return false
  }
}

extension ParsedMarkdown {
  /// The block that follows one in the order of the document.
  static func nextBlock(after block: OpaquePointer) -> OpaquePointer? {
    switch cmark_node_get_type(block) {
    case CMARK_NODE_DOCUMENT, CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM:
      if let child = cmark_node_first_child(block) { return child }
    default: break
    }
    var current = block
    while true {
      if let next = cmark_node_next(current) { return next }
      guard let parent = cmark_node_parent(current) else { return nil }
      current = parent
    }
  }
}
