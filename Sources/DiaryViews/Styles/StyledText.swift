import DiaryModel
import Platform

/// Text with styles and links, measured in display cells and ready to be broken into lines.
struct StyledText {
  /// A character as a reader sees it, which is never parted.
  struct Cluster {
    var start: Int32
    /// Bytes.
    var length: Int32
    /// A place in `addresses`, or -1.
    var link: Int32
    var style: TextStyle
    /// Display cells.
    var width: UInt8
    var breakClass: BreakClass
  }

  private(set) var bytes: [UInt8] = []
  private(set) var clusters: [Cluster] = []
  /// Where links lead, each as it may stand in an escape sequence.
  private(set) var addresses: [String] = []
  /// Whether something was left out behind a blank, so that one in front is one too many.
  private var isBehindGap = false

  init() {}

  init(_ text: String, _ style: TextStyle = .none) { append(text, style) }

  var isEmpty: Bool { clusters.isEmpty }

  /// Adds text; what acts on a terminal is shown as an escape.
  mutating func append(_ text: String, _ style: TextStyle, link: Int32 = -1) {
    let start = bytes.count
    bytes.appendVisible(isBehindGap && text.utf8.first == 0x20 ? String(text.dropFirst()) : text)
    isBehindGap = false
    if bytes[start...].allSatisfy({ $0 < 0x80 }) {
      appendASCII(from: start, style, link)
    } else {
      appendClusters(from: start, style, link)
    }
  }

  /// Adds another text with its styles and links.
  mutating func append(_ other: StyledText) {
    let (start, link) = (Int32(bytes.count), Int32(addresses.count))
    bytes += other.bytes
    addresses += other.addresses
    for var cluster in other.clusters {
      cluster.start += start
      if cluster.link >= 0 { cluster.link += link }
      clusters.append(cluster)
    }
  }

  /// The beginning of the text in so many cells, with a mark that there is more; nothing where it
  /// is no longer.
  func cut(to cells: Int) -> StyledText? {
    guard width(of: 0..<clusters.count) > cells else { return nil }
    // The mark takes a cell.
    var (end, used) = (0, 1)
    while used + Int(clusters[end].width) <= cells {
      used += Int(clusters[end].width)
      end += 1
    }
    while end > 0, clusters[end - 1].breakClass == .space { end -= 1 }
    var text = self
    text.bytes.removeSubrange(Int(clusters[end].start)...)
    text.clusters.removeSubrange(end...)
    text.append("…", clusters[0].style)
    return text
  }

  /// Leaves something out, and of the blanks around it one.
  mutating func appendGap() { isBehindGap = clusters.last?.breakClass == .space }

  mutating func appendBreak(isHard: Bool) {
    clusters.append(
      Cluster(
        start: Int32(bytes.count), length: 0, link: -1, style: .none, width: 0,
        breakClass: isHard ? .lineBreak : .softBreak))
  }

  /// Adds an address for `link`.
  mutating func addAddress(_ address: String) -> Int32 {
    addresses.append(address)
    return Int32(addresses.count - 1)
  }

  /// Turns line ends of the source into blanks, or into nothing between Han and Kana.
  mutating func resolveSoftBreaks() {
    guard clusters.contains(where: { $0.breakClass == .softBreak }) else { return }
    let old = self
    (bytes, clusters) = ([], [])
    for (index, cluster) in old.clusters.enumerated() {
      if cluster.breakClass == .softBreak {
        guard let left = clusters.last, index + 1 < old.clusters.count else { continue }
        let right = old.clusters[index + 1]
        if left.breakClass == .space || BreakClass.joins(left.breakClass, right.breakClass) {
          continue
        }
        let style = left.style == right.style ? left.style : .none
        append(" ", style, link: left.link == right.link ? left.link : -1)
      } else {
        var moved = cluster
        moved.start = Int32(bytes.count)
        bytes.append(contentsOf: old.bytes[cluster.start..<(cluster.start + cluster.length)])
        clusters.append(moved)
      }
    }
  }

  private mutating func appendASCII(from start: Int, _ style: TextStyle, _ link: Int32) {
    let count = bytes.count - start
    if count > clusters.count { clusters.reserveCapacity(clusters.count + count) }
    for index in start..<bytes.count {
      clusters.append(
        Cluster(
          start: Int32(index), length: 1, link: link, style: style, width: 1,
          breakClass: BreakClass(ascii: bytes[index])))
    }
  }

  private mutating func appendClusters(from start: Int, _ style: TextStyle, _ link: Int32) {
    var position = Int32(start)
    for character in String(decoding: bytes[start...], as: UTF8.self) {
      let scalars = character.unicodeScalars
      let first = scalars[scalars.startIndex]
      let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
      let width =
        isSingle ? DisplayWidth.width(of: first) : DisplayWidth.width(of: String(character))
      let length = Int32(character.utf8.count)
      clusters.append(
        Cluster(
          start: position, length: length, link: link, style: style,
          width: UInt8(clamping: width), breakClass: BreakClass(first)))
      position += length
    }
  }
}

extension [UInt8] {
  fileprivate subscript(range: Range<Int32>) -> ArraySlice<UInt8> {
    self[Int(range.lowerBound)..<Int(range.upperBound)]
  }
}
