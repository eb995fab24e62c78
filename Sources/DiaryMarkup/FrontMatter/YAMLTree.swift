/// Builds the tree of a YAML text from its events.
struct YAMLTree: ~Copyable {
  private var parser: YAMLParser
  /// The bytes of the whole file.
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Reads one document from a range of a file's bytes; nothing where there is none.
  ///
  /// The range starts on `line` of the file. Places are those in the file.
  static func read(
    _ range: Range<Int>, of file: [UInt8], line: Int
  ) throws(YAMLError) -> YAMLNode? {
    guard range.count <= YAMLLimit.bytes else {
      throw YAMLError(line: line, column: 1, fault: .tooLarge)
    }
    return try file.withUnsafeBufferPointer { (bytes) throws(YAMLError) in
      let parser = try YAMLParser(bytes, range: range, line: line)
      var tree = YAMLTree(parser: parser, bytes: bytes)
      return try tree.document()
    }
  }

  private mutating func document() throws(YAMLError) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let event = try parser.next()
      switch event.kind {
      case .streamEnd: return root
      case .documentStart:
        guard root == nil else { throw YAMLError(at: event, .severalDocuments) }
        root = try node(try parser.next(), depth: 1)
      default: continue
      }
    }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
    var node = YAMLNode(
      content: .null, style: event.style, range: event.start..<event.end,
      line: event.line, column: event.column)
    switch event.kind {
    case .scalar(let text):
      let isNull = text.isEmpty && event.style == .plain && !event.hasTag
      if !isNull { node.content = .text(text) }
      if event.style == .literal || event.style == .folded { node.range = trimmed(node.range) }
    case .alias(let name): node.content = .alias(name)
    case .listStart, .mapStart:
      guard depth <= YAMLLimit.depth else { throw YAMLError(at: event, .tooDeep) }
      if case .listStart = event.kind {
        try readList(into: &node, depth: depth)
      } else {
        try readMap(into: &node, depth: depth)
      }
    default: break
    }
    return node
  }

  private mutating func readList(into node: inout YAMLNode, depth: Int) throws(YAMLError) {
    var items: [YAMLNode] = []
    var event = try parser.next()
    while true {
      if case .listEnd = event.kind { break }
      items.append(try self.node(event, depth: depth + 1))
      event = try parser.next()
    }
    node.content = .list(items)
    close(&node, at: event.end, last: items.last)
  }

  private mutating func readMap(into node: inout YAMLNode, depth: Int) throws(YAMLError) {
    var pairs: [YAMLPair] = []
    pairs.reserveCapacity(4)
    var event = try parser.next()
    while true {
      if case .mapEnd = event.kind { break }
      let key = asKey(try self.node(event, depth: depth + 1))
      let value = try self.node(try parser.next(), depth: depth + 1)
      pairs.append(YAMLPair(key: key, value: value))
      event = try parser.next()
    }
    node.content = .map(pairs)
    close(&node, at: event.end, last: pairs.last?.value)
  }

  /// A node as a map's key: what is not a scalar becomes its source.
  private func asKey(_ node: YAMLNode) -> YAMLNode {
    switch node.content {
    case .text, .null: return node
    case .list, .map, .alias:
      var key = node
      key.content = .text(String(decoding: bytes[node.range], as: UTF8.self))
      return key
    }
  }

  /// Gives a list or map its end.
  ///
  /// libyaml ends a block only where the next thing begins, behind comments and blank lines.
  private func close(_ node: inout YAMLNode, at end: Int, last: YAMLNode?) {
    let end = node.style == .flow ? end : last?.range.upperBound ?? node.range.upperBound
    node.range = node.range.lowerBound..<max(end, node.range.lowerBound)
  }

  /// Takes from a literal or folded text what is no content: blank lines behind it, unless it
  /// keeps them (`|+`), and its last line's end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.lowerBound
    var end = range.upperBound
    if keepsBlankLines(range) {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    } else {
      while end > start, [0x0A, 0x0D, 0x20, 0x09].contains(bytes[end - 1]) { end -= 1 }
    }
    return start..<end
  }

  private func keepsBlankLines(_ range: Range<Int>) -> Bool {
    for word in bytes[range].prefix(while: { $0 != 0x0A && $0 != 0x0D }).split(separator: 0x20)
    where word.first == UInt8(ascii: "|") || word.first == UInt8(ascii: ">") {
      return word.contains(UInt8(ascii: "+"))
    }
    return false
  }
}
