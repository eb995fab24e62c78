import CCMark

/// A run of `~` or `==` that may begin or end something.
struct Delimiter {
  let node: MarkupTree.Index
  let byte: UInt8
  let length: Int
  let mayOpen: Bool
  let mayClose: Bool
}

/// Reads strikethrough and highlight, by CommonMark's rules for emphasis.
extension TreeBuilder {
  /// How many delimiters are remembered as openers; a farther one opens nothing.
  private static let farthestOpener = 16

  /// Adds a run of delimiters; says where to go on.
  mutating func readDelimiters(
    _ text: UnsafeBufferPointer<UInt8>, at place: Int, before sibling: OpaquePointer?
  ) -> Int {
    let byte = text[place]
    var end = place
    while end < text.count, text[end] == byte { end += 1 }
    let run = UnsafeBufferPointer(rebasing: text[place..<end])
    guard byte == 0x7E ? run.count <= 2 : run.count == 2 else {
      tree.bytes.append(contentsOf: run)
      return end
    }
    let (before, after) = (scalarBefore(), scalarAfter(text, end, sibling))
    let flanking = Flanking(before, after, isLenient: options.contains(.eastAsianEmphasis))
    var (mayOpen, mayClose) = (flanking.isLeft, flanking.isRight)
    if run.count == 1 {
      // `9~10` is a range in Korean and Japanese.
      mayOpen = mayOpen && !before.isWord
      mayClose = mayClose && !after.isWord
    } else if byte == 0x3D, before.isASCIIWord, after.isASCIIWord {
      (mayOpen, mayClose) = (false, false)
    }
    let kind: UInt8 = byte == 0x3D ? 4 : UInt8(run.count)
    let level = open.count - 1
    mayClose = mayClose && open[level].openers & kind != 0
    guard mayOpen || mayClose else {
      tree.bytes.append(contentsOf: run)
      return end
    }
    if mayOpen { open[level].openers |= kind }
    flush()
    let start = self.end
    tree.bytes.append(contentsOf: run)
    let node = add(.text, start..<self.end)
    textStart = tree.bytes.count
    delimiters.append(
      Delimiter(
        node: node, byte: byte, length: run.count, mayOpen: mayOpen, mayClose: mayClose))
    return end
  }

  private func scalarBefore() -> Beside {
    guard tree.bytes.count > boundary else { return Beside(beside) }
    return Beside(
      scalar: tree.bytes.withUnsafeBufferPointer { ScalarClass.decode($0, before: $0.count) })
  }

  private func scalarAfter(
    _ text: UnsafeBufferPointer<UInt8>, _ end: Int, _ sibling: OpaquePointer?
  ) -> Beside {
    var place = end
    while place < text.count, let sentinel = Sentinel(text, at: place) {
      switch sentinel {
      case .joint, .literalLetter, .linkStart, .linkEnd: place += Sentinel.length
      default: return Beside(.punctuation)
      }
    }
    if place < text.count { return Beside(scalar: ScalarClass.decode(text, at: place).scalar) }
    guard let sibling else { return Beside(innermost.kind.isBlock ? .blank : .punctuation) }
    let kind = cmark_node_get_type(sibling)
    let isBreak = kind == CMARK_NODE_SOFTBREAK || kind == CMARK_NODE_LINEBREAK
    return Beside(isBreak ? .blank : .punctuation)
  }

  /// Pairs the delimiters of the innermost node and makes nodes of what is between.
  mutating func pairDelimiters() {
    let first = open[open.count - 1].firstDelimiter
    for byte in [0x7E, 0x3D] as [UInt8] {
      var openers: [Delimiter] = []
      for delimiter in delimiters[first...] where delimiter.byte == byte {
        if delimiter.mayClose,
          let place = openers.lastIndex(where: { $0.length == delimiter.length }),
          wrap(openers[place], delimiter)
        {
          openers.removeSubrange(place...)
        } else if delimiter.mayOpen {
          if openers.count == Self.farthestOpener { openers.removeFirst() }
          openers.append(delimiter)
        }
      }
    }
    delimiters.removeLast(delimiters.count - first)
  }

  /// Turns an opener into a node that holds all up to the closer.
  private mutating func wrap(_ opener: Delimiter, _ closer: Delimiter) -> Bool {
    let (start, stop) = (Int(opener.node), Int(closer.node))
    guard tree.nodes[start].parent == tree.nodes[stop].parent else { return false }
    let first = tree.nodes[start].next
    tree.nodes[start].kind = opener.byte == 0x7E ? .strikethrough : .highlight
    tree.nodes[start].text = 0..<0
    tree.nodes[start].next = tree.nodes[stop].next
    tree.nodes[stop].text = 0..<0
    tree.nodes[stop].next = -1
    let top = open.count - 1
    if open[top].lastChild == closer.node { open[top].lastChild = opener.node }
    guard first != closer.node else { return true }
    tree.nodes[start].firstChild = first
    var child = Int(first)
    while true {
      tree.nodes[child].parent = opener.node
      let next = tree.nodes[child].next
      if next == closer.node || next < 0 { break }
      child = Int(next)
    }
    tree.nodes[child].next = -1
    return true
  }
}

/// What stands on one side of a run of delimiters.
private struct Beside {
  var neighbour: Neighbour
  var isEastAsian = false
  var isASCIIWord = false
  var isWord = false

  init(_ neighbour: Neighbour) { self.neighbour = neighbour }

  init(scalar: UInt32) {
    if ScalarClass.isBlank(scalar) {
      neighbour = .blank
    } else if ScalarClass.isPunctuation(scalar) {
      neighbour = .punctuation
    } else {
      neighbour = .letter
      isEastAsian = ScalarClass.isEastAsianLetter(scalar)
      isASCIIWord = scalar < 0x80 && ScalarClass.isASCIIWord(UInt8(scalar))
      isWord = ScalarClass.isWord(scalar)
    }
  }
}

/// Whether a run of delimiters leans on what follows or on what precedes it.
private struct Flanking {
  let isLeft: Bool
  let isRight: Bool

  init(_ before: Beside, _ after: Beside, isLenient: Bool) {
    var (left, right) = (before.neighbour, after.neighbour)
    if isLenient, left == .punctuation, after.isEastAsian { left = .letter }
    if isLenient, right == .punctuation, before.isEastAsian { right = .letter }
    isLeft = right != .blank && (right != .punctuation || left != .letter)
    isRight = left != .blank && (left != .punctuation || right != .letter)
  }
}
