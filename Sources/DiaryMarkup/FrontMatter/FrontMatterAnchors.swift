/// The anchors and aliases of YAML values, which tie one field to another.
struct FrontMatterAnchors {
  private(set) var anchors: Set<String> = []
  private(set) var aliases: Set<String> = []

  init(_ nodes: [YAMLNode], in bytes: [UInt8]) {
    for node in nodes { collect(node, bytes) }
  }

  /// The name behind `&` before a value, and where the value begins behind anchor and tag.
  static func properties(of node: YAMLNode, in bytes: [UInt8]) -> (anchor: String?, start: Int) {
    var (anchor, start): (String?, Int) = (nil, node.range.lowerBound)
    while start < node.range.upperBound, "&!".utf8.contains(bytes[start]) {
      let word = bytes[start..<node.range.upperBound].prefix { $0 > 0x20 }
      if bytes[start] == UInt8(ascii: "&") {
        anchor = String(decoding: word.dropFirst(), as: UTF8.self)
      }
      start =
        bytes[word.endIndex..<node.range.upperBound].firstIndex { $0 > 0x20 }
        ?? node.range.upperBound
    }
    return (anchor, start)
  }

  private mutating func collect(_ node: YAMLNode, _ bytes: [UInt8]) {
    if let anchor = Self.properties(of: node, in: bytes).anchor { anchors.insert(anchor) }
    switch node.content {
    case .alias(let name): aliases.insert(name)
    case .list(let items):
      for item in items { collect(item, bytes) }
    case .map(let pairs):
      for pair in pairs {
        collect(pair.key, bytes)
        collect(pair.value, bytes)
      }
    case .null, .text: break
    }
  }
}
