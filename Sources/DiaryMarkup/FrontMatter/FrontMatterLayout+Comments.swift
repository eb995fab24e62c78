import DiaryModel

/// Comments, which an edit leaves in their places or, where what they stand beside goes, on lines of
/// their own.
extension FrontMatterLayout {
  /// The comments within some bytes, without the line's end.
  func comments(in range: Range<Int>) -> [Range<Int>] {
    let scalars = scalars
    var comments: [Range<Int>] = []
    var place = range.lowerBound
    while let sign = bytes[place..<range.upperBound].firstIndex(of: UInt8(ascii: "#")) {
      place = sign + 1
      let isBehindBlank = sign == 0 || bytes[sign - 1] <= 0x20
      guard isBehindBlank, !scalars.contains(where: { $0.contains(sign) }) else { continue }
      place = min(bytes.lineEnd(of: sign), range.upperBound)
      comments.append(sign..<place)
    }
    return comments
  }

  /// The lines of comments that a change would take away, as they are to stand above it.
  func commentLines(lostBy range: Range<Int>, to text: String) -> String {
    var left = text
    let lost = comments(in: range).map { String(decoding: bytes[$0], as: UTF8.self) }
      .filter { comment in
        guard let place = left.firstRange(of: comment) else { return true }
        left.removeSubrange(place)
        return false
      }
    guard !lost.isEmpty else { return "" }
    let line = bytes.lineStart(of: range.lowerBound)
    let indentation = String(decoding: bytes[line...].prefix { $0 == 0x20 }, as: UTF8.self)
    return lost.map { indentation + $0 + lineEnding }.joined()
  }

  /// Where keys and values stand that hold no others: what they hold is no comment.
  private var scalars: [Range<Int>] {
    var nodes = frontMatter.fields.flatMap { [$0.pair.key, $0.pair.value] }
    var ranges: [Range<Int>] = []
    while let node = nodes.popLast() {
      if let items = node.list {
        nodes += items
      } else if let pairs = node.map {
        nodes += pairs.flatMap { [$0.key, $0.value] }
      } else {
        ranges.append(content(of: node))
      }
    }
    return ranges
  }

  /// The bytes of a scalar; of one in lines of its own without its first line, which may end with a
  /// comment.
  private func content(of node: YAMLNode) -> Range<Int> {
    let start = FrontMatterAnchors.properties(of: node, in: bytes).start
    guard start < node.range.upperBound,
      [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(bytes[start])
    else { return node.range }
    return min(bytes.nextLine(after: start), node.range.upperBound)..<node.range.upperBound
  }
}
