import CCMark

/// Adds what stands within lines.
extension TreeBuilder {
  mutating func enterInline(_ source: OpaquePointer) -> Entry {
    let kind = cmark_node_get_type(source)
    if kind == CMARK_NODE_TEXT {
      addText(bytesOfCString(cmark_node_get_literal(source)), before: cmark_node_next(source))
      return .done
    }
    if openComment >= 0 {
      tree.bytes.append(0x0A)
      return .done
    }
    switch kind {
    case CMARK_NODE_SOFTBREAK:
      let isJoined = joins(before: cmark_node_next(source))
      let index = append(.softBreak)
      if isJoined { tree.nodes[Int(index)].number = 1 }
      setBoundary(.blank)
    case CMARK_NODE_LINEBREAK:
      append(.lineBreak)
      setBoundary(.blank)
    case CMARK_NODE_CODE:
      add(.code, storeSource(cmark_node_get_literal(source)))
      setBoundary(.punctuation)
    case CMARK_NODE_HTML_INLINE:
      add(.htmlInline, storeSource(cmark_node_get_literal(source)))
      setBoundary(.punctuation)
    case CMARK_NODE_EMPH: return openInline(.emphasis)
    case CMARK_NODE_STRONG: return openInline(.strong)
    case CMARK_NODE_LINK: return openLink(.link, source)
    case CMARK_NODE_IMAGE: return openLink(.image, source)
    default: return .passed
    }
    return .done
  }

  /// Says that what follows stands beside something other than the bytes before.
  mutating func setBoundary(_ neighbour: Neighbour) {
    textStart = tree.bytes.count
    boundary = textStart
    beside = neighbour
  }

  private mutating func openInline(_ kind: MarkupTree.Kind) -> Entry {
    guard mayNestInline else { return .passed }
    descend(append(kind))
    setBoundary(.punctuation)
    return .opened
  }

  private mutating func openLink(_ kind: MarkupTree.Kind, _ source: OpaquePointer) -> Entry {
    guard mayNestInline else { return .passed }
    let address = store(cmark_node_get_url(source))
    let index = add(kind, address, store(cmark_node_get_title(source)))
    descend(index)
    if kind == .link { linkDepth += 1 } else { imageDepth += 1 }
    setBoundary(.punctuation)
    return .opened
  }

  /// Whether a line that ends here joins the next without a space.
  private func joins(before next: OpaquePointer?) -> Bool {
    guard options.contains(.lineJoining), tree.bytes.last ?? 0 >= 0x80 else { return false }
    let before = tree.bytes.withUnsafeBufferPointer {
      ScalarClass.decode($0, before: $0.count)
    }
    guard ScalarClass.isHanOrKanaOrMark(before), let after = Self.firstScalar(next) else {
      return false
    }
    return ScalarClass.isHanOrKanaOrMark(after)
      && (ScalarClass.isHanOrKana(before) || ScalarClass.isHanOrKana(after))
  }

  /// The first character that is shown of a node.
  private static func firstScalar(_ node: OpaquePointer?) -> UInt32? {
    var current = node
    while let node = current {
      if cmark_node_get_type(node) == CMARK_NODE_TEXT {
        let text = bytesOfCString(cmark_node_get_literal(node))
        var place = 0
        while place < text.count, Sentinel(text, at: place) != nil { place += Sentinel.length }
        return place < text.count ? ScalarClass.decode(text, at: place).scalar : nil
      }
      current = cmark_node_first_child(node)
    }
    return nil
  }
}

extension ScalarClass {
  /// Whether a scalar is Han or Kana, or punctuation of full width.
  static func isHanOrKanaOrMark(_ scalar: UInt32) -> Bool {
    if isHanOrKana(scalar) { return true }
    switch scalar {
    case 0x3001...0x3003, 0x3008...0x3011, 0x3014...0x301B, 0x30FB, 0xFF01, 0xFF08, 0xFF09,
      0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      return true
    default: return false
    }
  }
}
