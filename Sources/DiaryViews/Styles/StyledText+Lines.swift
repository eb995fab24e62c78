extension StyledText {
  /// Breaks the text into lines of at most some cells each, as ranges of clusters.
  ///
  /// Blanks at a break are dropped. A word longer than a line is parted between its characters,
  /// and a character wider than a line stands alone. There is always one line at least.
  func lines(first: Int, rest: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = skippingSpaces(from: 0)
    while start < clusters.count {
      let width = lines.isEmpty ? first : rest
      let (end, next) = lineEnd(from: start, width: width)
      lines.append(start..<end)
      start = next
    }
    return lines.isEmpty ? [0..<0] : lines
  }

  /// Breaks the text at every so many cells and nowhere else, as code wants it.
  func pieces(width: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    var used = 0
    for (index, cluster) in clusters.enumerated() {
      if used + Int(cluster.width) > width, index > start {
        pieces.append(start..<index)
        (start, used) = (index, 0)
      }
      used += Int(cluster.width)
    }
    pieces.append(start..<clusters.count)
    return pieces
  }

  /// The cells that a range of clusters takes.
  func width(of range: Range<Int>) -> Int {
    clusters[range].reduce(0) { $0 + Int($1.width) }
  }

  /// The cells of the longest line, when only hard breaks count.
  var naturalWidth: Int {
    var (widest, current) = (0, 0)
    for cluster in clusters {
      current = cluster.breakClass == .lineBreak ? 0 : current + Int(cluster.width)
      widest = max(widest, current)
    }
    return widest
  }

  /// The cells of the longest piece that has no place where a line may end.
  var widestWord: Int {
    var (widest, current) = (0, 0)
    for (index, cluster) in clusters.enumerated() {
      let isBlank = cluster.breakClass == .space || cluster.breakClass == .lineBreak
      if isBlank
        || index > 0 && cluster.width > 0
          && BreakClass.canBreak(between: clusters[index - 1].breakClass, and: cluster.breakClass)
      {
        current = 0
      }
      if !isBlank { current += Int(cluster.width) }
      widest = max(widest, current)
    }
    return widest
  }

  /// The cells of the widest character, less than which no line can be.
  var widestCharacter: Int { clusters.reduce(0) { max($0, Int($1.width)) } }

  /// Where the line that begins at `start` ends, and where the next one begins.
  private func lineEnd(from start: Int, width: Int) -> (end: Int, next: Int) {
    var used = 0
    var opportunity: Int?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.breakClass == .lineBreak {
        return (trimmingSpaces(start..<index), skippingSpaces(from: index + 1))
      }
      if index > start, cluster.width > 0,
        BreakClass.canBreak(between: clusters[index - 1].breakClass, and: cluster.breakClass)
      {
        opportunity = index
      }
      used += Int(cluster.width)
      if used > width, cluster.breakClass != .space, index > start {
        let end = opportunity ?? pathEnd(in: start..<index) ?? index
        return (trimmingSpaces(start..<end), skippingSpaces(from: end))
      }
      index += 1
    }
    return (trimmingSpaces(start..<index), index)
  }

  /// Where a line that is full of one word ends behind a sign that parts addresses and paths, if
  /// that leaves it more than half full.
  private func pathEnd(in line: Range<Int>) -> Int? {
    let last = clusters[line].lastIndex {
      $0.length == 1
        && [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&")].contains(bytes[Int($0.start)])
    }
    guard let last, 2 * width(of: line.lowerBound..<last + 1) > width(of: line) else { return nil }
    return last + 1
  }

  private func skippingSpaces(from start: Int) -> Int {
    var index = start
    while index < clusters.count, clusters[index].breakClass == .space { index += 1 }
    return index
  }

  private func trimmingSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].breakClass == .space { end -= 1 }
    return end
  }
}

extension StyledText {
  /// Appends a range of clusters with the sequences of their styles and links, all of them closed
  /// at the end, so that what surrounds a line is not touched.
  func append(_ range: Range<Int>, palette: Palette, to output: inout [UInt8]) {
    var index = range.lowerBound
    var link: Int32 = -1
    while index < range.upperBound {
      let cluster = clusters[index]
      var end = index + 1
      while end < range.upperBound, clusters[end].style == cluster.style,
        clusters[end].link == cluster.link
      {
        end += 1
      }
      if cluster.link != link {
        if link >= 0 { output.append("\u{1B}]8;;\u{1B}\\") }
        if cluster.link >= 0 { appendLinkStart(cluster.link, to: &output) }
        link = cluster.link
      }
      let last = clusters[end - 1]
      let text = bytes[Int(cluster.start)..<Int(last.start + last.length)]
      palette.paint(cluster.style, to: &output) { $0.append(contentsOf: text) }
      index = end
    }
    if link >= 0 { output.append("\u{1B}]8;;\u{1B}\\") }
  }

  /// The number lets a terminal know the lines of one link as one
  /// (<https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda>).
  private func appendLinkStart(_ link: Int32, to output: inout [UInt8]) {
    output.append("\u{1B}]8;id=")
    output.append(contentsOf: String(link + 1).utf8)
    output.append(UInt8(ascii: ";"))
    output.append(contentsOf: addresses[Int(link)].utf8)
    output.append("\u{1B}\\")
  }
}
