/// Reads `%%comments%%` within a paragraph.
extension TreeBuilder {
  /// Begins a comment; says where to go on.
  mutating func openComment(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    flush()
    let index = append(.comment)
    tree.nodes[Int(index)].text = end..<end
    tree.bytes.append("%%")
    openComment = index
    return goOnWithComment(text, from: place + Sentinel.length)
  }

  /// Goes on with the comment that is open; says where it ends in a text.
  mutating func goOnWithComment(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let close = Self.find(text, from: start) { $0 == .commentClose }
    append(UnsafeBufferPointer(rebasing: text[start..<(close ?? text.count)]), asSource: true)
    guard let close else { return text.count }
    tree.bytes.append("%%")
    let index = Int(openComment)
    tree.nodes[index].text = tree.nodes[index].text.lowerBound..<end
    openComment = -1
    setBoundary(.punctuation)
    return close + Sentinel.length
  }

  /// Shows a comment that never ends as the text it is.
  mutating func abandonComment() {
    let index = Int(openComment)
    tree.nodes[index].kind = .text
    tree.nodes[index].text = tree.nodes[index].text.lowerBound..<end
    openComment = -1
    textStart = tree.bytes.count
  }
}
