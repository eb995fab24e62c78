/// The beginning of a body, in which its first lines are what they are in the whole.
///
/// Blocks are read line by line, so what follows a blank line changes nothing before it, save for
/// definitions of links and footnotes, and for what a comment or HTML holds across blank lines.
/// Where any of these may be, there is no such beginning.
struct HeadText {
  /// Where the beginning ends, behind a blank line.
  let end: Int

  /// Bodies shorter than this are parsed whole, which costs as little.
  private static let shortest = 256

  /// The beginning of a body that goes on with at least so many lines of text, up to the end of
  /// their paragraph; nil where only the whole tells.
  init?(_ body: UnsafeBufferPointer<UInt8>, lines: Int) {
    guard body.count > Self.shortest else { return nil }
    var (place, found, end) = (0, 0, 0)
    while place < body.count {
      let isBlank = Self.goOn(body, &place)
      if !isBlank { found += 1 }
      if isBlank, found >= lines {
        end = place
        break
      }
    }
    // What is nearly all may as well be all, of which more is known then.
    guard end > 0, end <= body.count - body.count / 4 else { return nil }
    let head = UnsafeBufferPointer(rebasing: body[..<end])
    guard !Self.hasPair(0x25, 0x25, in: head), !Self.hasPair(0x5B, 0x5E, in: body) else {
      return nil
    }
    let hasBracket = firstPlace(of: 0x5D, in: head, from: 0, to: end) != nil
    if hasBracket, Self.hasPair(0x5D, 0x3A, in: body) { return nil }
    self.end = end
  }

  /// Goes behind a line, and tells whether it was blank.
  private static func goOn(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Bool {
    var isBlank = true
    while place < text.count {
      let byte = text[place]
      place += 1
      switch byte {
      case 0x0A: return isBlank
      case 0x0D:
        if place < text.count, text[place] == 0x0A { place += 1 }
        return isBlank
      case 0x20, 0x09: break
      default: isBlank = false
      }
    }
    return isBlank
  }

  private static func hasPair(
    _ first: UInt8, _ second: UInt8, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var start = 1
    while let place = firstPlace(of: second, in: text, from: start, to: text.count) {
      if text[place - 1] == first { return true }
      start = place + 1
    }
    return false
  }
}

extension MarkupTree {
  /// Whether the last of its blocks is HTML, which may go on in a longer text.
  var endsWithHTML: Bool {
    var last: Index = 0
    while true {
      var child = nodes[Int(last)].firstChild
      guard child >= 0, nodes[Int(last)].kind.isBlock else { break }
      while nodes[Int(child)].next >= 0 { child = nodes[Int(child)].next }
      last = child
    }
    return nodes[Int(last)].kind == .htmlBlock
  }
}
