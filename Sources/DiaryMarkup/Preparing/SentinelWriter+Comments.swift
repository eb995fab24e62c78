/// Reads `%%comments%%`.
extension SentinelWriter {
  /// Reads `%%comment%%` within a paragraph; what is within is never notation.
  mutating func readComment() {
    let start = place
    place += 1
    guard options.contains(.comments), isByte(0x25, place),
      let end = CommentScan.end(source, from: start + 2),
      !spans.isCode(source, at: start)
    else {
      while isByte(0x25, place) { place += 1 }
      return
    }
    emit(.commentOpen, for: start..<start + 2)
    protect(place..<end)
    emit(.commentClose, for: end..<end + 2)
  }

  /// Takes out a comment that begins a line and ends on a later one, whatever is between.
  mutating func readCommentLines() {
    let lineEnd = endOfLine(from: place)
    guard CommentScan.pair(source, from: place + 2, to: lineEnd) == nil,
      let end = CommentScan.pair(source, from: lineEnd, to: source.count)
    else { return }
    let start = place
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<start]))
    output.append("<!--")
    output.append(.marker)
    output.append("c")
    output.append(decimal: comments.count)
    output.append("-->")
    comments.append(start..<end + 2)
    for place in start..<end where isLineEnd(place) { line += 1 }
    (copied, place) = (end + 2, end + 2)
    let rest = source[place..<endOfLine(from: place)]
    guard rest.contains(where: { $0 > 0x20 }) else { return }
    output.append(0x0A)
    lineOrigins.append(line)
  }
}
