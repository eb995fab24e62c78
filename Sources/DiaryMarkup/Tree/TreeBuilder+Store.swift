import CCMark

/// Keeps texts in the tree's bytes.
extension TreeBuilder {
  var end: Int32 { Int32(truncatingIfNeeded: tree.bytes.count) }

  /// Keeps a text with its sentinels put back as they are meant.
  mutating func store(_ text: UnsafePointer<CChar>?) -> Range<Int32> {
    let start = end
    append(bytesOfCString(text), asSource: false)
    return start..<end
  }

  /// Keeps a text with its sentinels put back as the source has them, its lines ended by LF.
  mutating func storeSource(_ text: UnsafePointer<CChar>?) -> Range<Int32> {
    let start = end
    let bytes = bytesOfCString(text)
    append(bytes, asSource: true)
    if bytes.contains(0x0D) { endLinesAlike(from: Int(start)) }
    return start..<end
  }

  mutating func store(_ text: StaticString) -> Range<Int32> {
    let start = end
    tree.bytes.append(text)
    return start..<end
  }

  mutating func store(decimal number: Int) -> Range<Int32> {
    let start = end
    tree.bytes.append(decimal: number)
    return start..<end
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>, asSource: Bool) {
    if source.text == nil {
      tree.bytes.append(contentsOf: text)
    } else {
      tree.bytes.append(restoring: text, asSource: asSource)
    }
  }

  private mutating func endLinesAlike(from start: Int) {
    var written = start
    for place in start..<tree.bytes.count {
      let byte = tree.bytes[place]
      if byte == 0x0A, place > start, tree.bytes[place - 1] == 0x0D, written < place { continue }
      tree.bytes[written] = byte == 0x0D ? 0x0A : byte
      written += 1
    }
    tree.bytes.removeLast(tree.bytes.count - written)
  }

  /// Adds a node with texts, which has no children.
  @discardableResult
  mutating func add(
    _ kind: MarkupTree.Kind, _ text: Range<Int32>, _ detail: Range<Int32> = 0..<0
  ) -> MarkupTree.Index {
    let index = append(kind)
    tree.nodes[Int(index)].text = text
    tree.nodes[Int(index)].detail = detail
    return index
  }
}
