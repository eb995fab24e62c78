import CCMark

/// Parts text into what is shown and what the sentinels, tags and the like within it stand for.
extension TreeBuilder {
  mutating func addText(_ text: UnsafeBufferPointer<UInt8>, before sibling: OpaquePointer?) {
    textStart = tree.bytes.count
    var place = 0
    if openComment >= 0 { place = goOnWithComment(text, from: 0) }
    if place == 0, isFirstOfTask {
      place = Self.skipTask(text)
    }
    while place < text.count {
      var end = place
      while end < text.count, !Self.isNotable(text[end]) { end += 1 }
      tree.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[place..<end]))
      place = end
      if place < text.count { place = readNotable(text, at: place, before: sibling) }
    }
    flush()
  }

  /// Makes a node of the text that has none yet.
  mutating func flush() {
    let end = tree.bytes.count
    if end > textStart, openComment < 0 {
      add(.text, Int32(truncatingIfNeeded: textStart)..<Int32(truncatingIfNeeded: end))
    }
    textStart = end
  }

  /// Whether a byte can begin something: `# = @ ~` or the first of a sentinel.
  @inline(__always)
  private static func isNotable(_ byte: UInt8) -> Bool {
    ByteSet.notableInText.utf8Start[Int(byte)] == 0x31
  }

  /// Reads what begins at a place; says where to go on.
  private mutating func readNotable(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int, before sibling: OpaquePointer?
  ) -> Int {
    if text[place] >= 0xF0 {
      if let sentinel = Sentinel(text, at: place) { return read(sentinel, text, at: place) }
    } else {
      switch text[place] {
      case 0x23 where imageDepth == 0: if let end = readTag(text, at: place) { return end }
      case 0x40 where imageDepth == 0: if let end = readAt(text, at: place) { return end }
      case 0x7E where options.contains(.strikethrough),
        0x3D where options.contains(.highlight):
        return readDelimiters(text, at: place, before: sibling)
      default: break
      }
    }
    tree.bytes.append(text[place])
    return place + 1
  }

  private mutating func read(
    _ sentinel: Sentinel, _ text: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> Int {
    let after = place + Sentinel.length
    switch sentinel {
    case .literal, .literalLetter:
      guard after < text.count else { return after }
      let end = after + ScalarClass.decode(text, at: after).length
      tree.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[after..<end]))
      return end
    case .linkStart:
      if let end = Self.find(
        text, from: after, { $0 == .linkEnd || $0 == .linkEndAfterPunctuation })
      {
        addLink(UnsafeBufferPointer(rebasing: text[after..<end]))
        return end + Sentinel.length
      }
    case .wikiOpen, .embedOpen:
      if let end = Self.find(text, from: after, { $0 == .wikiClose }) {
        addWikiLink(sentinel, UnsafeBufferPointer(rebasing: text[after..<end]))
        return end + Sentinel.length
      }
    case .footnoteOpen:
      if let end = Self.find(text, from: after, { $0 == .footnoteClose }),
        addReference(UnsafeBufferPointer(rebasing: text[after..<end]))
      {
        return end + Sentinel.length
      }
    case .commentOpen where imageDepth == 0: return openComment(text, at: place)
    default: break
    }
    tree.bytes.append(sentinel.shown)
    return after
  }

  /// The place of the first sentinel that is looked for.
  static func find(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ isWanted: (Sentinel) -> Bool
  ) -> Int? {
    var place = start
    while place < text.count {
      guard text[place] >= 0xF0, let sentinel = Sentinel(text, at: place) else {
        place += 1
        continue
      }
      if isWanted(sentinel) { return place }
      place += Sentinel.length
      if sentinel == .literal || sentinel == .literalLetter { place += Sentinel.length }
    }
    return nil
  }

  /// Whether the text is the first of a task's first paragraph.
  private var isFirstOfTask: Bool {
    let node = innermost
    guard node.kind == .paragraph, node.firstChild < 0 else { return false }
    let parent = tree.nodes[Int(node.parent)]
    return parent.kind == .taskItem
      && parent.firstChild == open[open.count - 1].node
  }

  /// Behind the box and the blanks after it.
  private static func skipTask(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    guard !text.isEmpty, let sentinel = Sentinel(text, at: 0), sentinel.isTask else { return 0 }
    var place = Sentinel.length
    while place < text.count, text[place] == 0x20 || text[place] == 0x09 { place += 1 }
    return place
  }

  private mutating func addLink(_ address: UnsafeBufferPointer<UInt8>) {
    guard linkDepth == 0, imageDepth == 0 else {
      let start = tree.bytes.count
      append(address, asSource: false)
      return dropEscapes(from: start)
    }
    flush()
    let start = end
    if address.count > 4, address[0] | 0x20 == 0x77, address[3] == 0x2E {
      tree.bytes.append("http://")
    }
    let shown = end
    append(address, asSource: false)
    addLink(start..<end, shown: shown..<end)
    textStart = tree.bytes.count
  }

  /// Takes the backslashes out of an address that is no link, before what they escape.
  private mutating func dropEscapes(from start: Int) {
    var (kept, place) = (start, start)
    while place < tree.bytes.count {
      let isEscape =
        tree.bytes[place] == 0x5C && place + 1 < tree.bytes.count
        && ScalarClass.isASCIIPunctuation(tree.bytes[place + 1])
      if isEscape { place += 1 }
      tree.bytes[kept] = tree.bytes[place]
      kept += 1
      place += 1
    }
    tree.bytes.removeSubrange(kept...)
  }

  /// Adds a link whose text is all that is in it.
  mutating func addLink(_ address: Range<Int32>, shown: Range<Int32>) {
    let link = add(.link, address)
    descend(link)
    add(.text, shown)
    ascendInline()
  }

  private mutating func addWikiLink(
    _ opening: Sentinel, _ content: UnsafeBufferPointer<UInt8>
  ) {
    let pipe = Self.find(content, from: 0) { $0 == .wikiPipe || $0 == .wikiEscapedPipe }
    let written = UnsafeBufferPointer(rebasing: content[..<(pipe ?? content.count)])
    let label = UnsafeBufferPointer(
      rebasing: content[min(content.count, (pipe ?? content.count) + Sentinel.length)...])
    let isEmbed = opening == .embedOpen
    // An embed's label tells the size of an image where it is a number.
    let isLabelled = !label.isEmpty && !(isEmbed && label.allSatisfy(Self.isSize))
    guard linkDepth == 0, imageDepth == 0 else {
      return append(isLabelled ? label : written, asSource: false)
    }
    flush()
    let target = storeTrimmed(written)
    let shown = isLabelled ? storeTrimmed(label) : target
    var heading: Range<Int32> = 0..<0
    var name = target
    if let hash = tree.bytes[Int(target.lowerBound)..<Int(target.upperBound)].firstIndex(of: 0x23) {
      name = target.lowerBound..<Int32(hash)
      heading = Int32(hash) + 1..<target.upperBound
    }
    let link = add(isEmbed ? .embed : .wikiLink, name, heading)
    descend(link)
    add(.text, shown)
    ascendInline()
    setBoundary(.punctuation)
  }

  private static func isSize(_ byte: UInt8) -> Bool {
    ScalarClass.isASCIIDigit(byte) || byte == 0x78
  }

  private mutating func storeTrimmed(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int32> {
    let start = tree.bytes.count
    append(text, asSource: false)
    var (first, last) = (start, tree.bytes.count)
    while first < last, tree.bytes[first] == 0x20 { first += 1 }
    while last > first, tree.bytes[last - 1] == 0x20 { last -= 1 }
    return Int32(truncatingIfNeeded: first)..<Int32(truncatingIfNeeded: last)
  }
}
