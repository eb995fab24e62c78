import CCMark

/// Tells where, behind the quotes and items that hold a block, the text of its lines begins.
struct ContainerPrefix {
  private let lines: SourceLines
  /// How many columns each item indents its content; found when it is first met.
  private var itemWidths: [OpaquePointer: Int] = [:]

  /// A block that lies deeper than this has no tables.
  static let deepest = 20

  init(_ lines: SourceLines) { self.lines = lines }

  /// The quotes and items around a block, outermost first; nil where they are too many.
  static func containers(of block: OpaquePointer) -> [OpaquePointer]? {
    var result: [OpaquePointer] = []
    var current = cmark_node_parent(block)
    while let container = current {
      let kind = cmark_node_get_type(container)
      if kind == CMARK_NODE_BLOCK_QUOTE || kind == CMARK_NODE_ITEM { result.append(container) }
      if result.count > deepest { return nil }
      current = cmark_node_parent(container)
    }
    return result.reversed()
  }

  /// The place on a line behind all containers; nil where the line does not carry them all.
  mutating func cursor(_ line: Int, within containers: [OpaquePointer]) -> LineCursor? {
    var cursor = LineCursor(lines.bytes(line))
    for container in containers {
      let begins = Int(cmark_node_get_start_line(container)) == line
      if cmark_node_get_type(container) == CMARK_NODE_BLOCK_QUOTE {
        guard cursor.takeQuote() else { return nil }
      } else if begins {
        guard let width = cursor.takeMarker() else { return nil }
        itemWidths[container] = width
      } else {
        guard let width = width(of: container, within: containers),
          cursor.indentation >= width
        else { return nil }
        cursor.skip(columns: width)
      }
    }
    return cursor
  }

  /// Where the text of a line begins that goes on with a paragraph without all of its containers.
  mutating func lazyStart(_ line: Int, within containers: [OpaquePointer]) -> Int {
    var last = LineCursor(lines.bytes(line))
    for count in containers.indices {
      guard let next = cursor(line, within: Array(containers[...count])) else { break }
      last = next
    }
    last.skip(columns: last.indentation)
    return last.place
  }

  /// What a new line must begin with to lie within all containers.
  mutating func canonical(_ containers: [OpaquePointer]) -> [UInt8]? {
    var prefix: [UInt8] = []
    for container in containers {
      if cmark_node_get_type(container) == CMARK_NODE_BLOCK_QUOTE {
        prefix += [0x3E, 0x20]
      } else {
        guard let width = width(of: container, within: containers) else { return nil }
        prefix += [UInt8](repeating: 0x20, count: width)
      }
    }
    return prefix
  }

  private mutating func width(
    of item: OpaquePointer, within containers: [OpaquePointer]
  ) -> Int? {
    if let known = itemWidths[item] { return known }
    guard let place = containers.firstIndex(of: item) else { return nil }
    // Reading the item's own first line finds its width, and needs only what is around it.
    _ = cursor(Int(cmark_node_get_start_line(item)), within: Array(containers[...place]))
    return itemWidths[item]
  }
}
