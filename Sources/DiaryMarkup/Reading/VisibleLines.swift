/// The first lines of a document that show something, each as the source has it.
///
/// Lines are those of the source, not blocks: the two lines of one paragraph are two. A line of
/// which only notation, comments or a property such as `mood:: good` is left is none, and so is one
/// behind the first that tells no more than the time of what follows.
struct VisibleLines {
  /// The lines without notation and without blank space around them.
  private(set) var lines: [String] = []

  private let tree: MarkupTree
  private let limit: Int
  private var line: [UInt8] = []

  /// How many characters of a line are kept, before a mark that there were more.
  static let longest = 200
  static let mark: Character = "…"
  /// The most bytes that are looked at for them.
  private static let longestLine = 4_000

  init(_ tree: MarkupTree, limit: Int) {
    (self.tree, self.limit) = (tree, limit)
    var walk = tree.walk()
    while lines.count < limit, let step = walk.next() {
      switch step {
      case .enter(let index): enter(tree.nodes[Int(index)])
      case .leave(let index): leave(tree.nodes[Int(index)])
      }
    }
  }

  private mutating func enter(_ node: MarkupTree.Node) {
    switch node.kind {
    case .text, .code: append(node.text)
    case .tag:
      line.append(0x23)
      append(node.text)
    case .mention:
      line.append(0x40)
      append(node.text)
    case .softBreak, .lineBreak: endLine()
    case .htmlInline: if tree.bytes[bounds(node.text)].contains(0x0A) { endLine() }
    case .callout:
      append(node.detail)
      endLine()
    case .codeBlock: appendLines(tree.bytes[bounds(node.text)])
    case .htmlBlock: appendLines(tree.textOfHTML(node.text)[...])
    default: break
    }
  }

  private mutating func leave(_ node: MarkupTree.Node) {
    switch node.kind {
    case .paragraph, .heading, .tableRow: endLine()
    case .tableCell: line.append(0x20)
    default: break
    }
  }

  private func bounds(_ range: Range<Int32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }

  private mutating func append(_ range: Range<Int32>) {
    tree.bytes.withUnsafeBufferPointer { bytes in
      line.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[bounds(range)]))
    }
  }

  private mutating func appendLines(_ text: ArraySlice<UInt8>) {
    for part in text.split(separator: 0x0A) {
      line.append(contentsOf: part)
      endLine()
      if lines.count == limit { return }
    }
  }

  private mutating func endLine() {
    guard !line.isEmpty else { return }
    defer { line.removeAll(keepingCapacity: true) }
    guard lines.count < limit else { return }
    if let start = Self.condensedStart(line) {
      if !Self.isProperty(start) { lines.append(Self.capped(start, isCut: false)) }
      return
    }
    let (shown, isCut) = Self.condensed(line)
    if !shown.isEmpty, !Self.isProperty(shown), !(isBehindTitle && Self.isClock(shown)) {
      lines.append(Self.capped(shown, isCut: isCut))
    }
  }

  /// Whether the title is known already: the first line, where not only one is asked for.
  private var isBehindTitle: Bool { !lines.isEmpty || limit == 1 }

  /// Whether a line is `07:10` or `07:10:30`, which stands above a later text that is a list.
  private static func isClock(_ line: [UInt8]) -> Bool {
    guard line.count == 5 || line.count == 8 else { return false }
    return line.enumerated().allSatisfy { place, byte in
      place % 3 == 2 ? byte == 0x3A : (0x30...0x39).contains(byte)
    }
  }

  /// The beginning of a line, condensed, that is one byte longer than what is kept of it.
  ///
  /// Nothing for a line that is not as long, or whose beginning holds anything but letters of ASCII
  /// and blanks.
  private static func condensedStart(_ line: [UInt8]) -> [UInt8]? {
    guard line.count > longest else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(longest + 1)
    for byte in line {
      if byte == 0x20 {
        if result.isEmpty || result.last == 0x20 { continue }
      } else if byte < 0x20 || byte > 0x7E {
        return nil
      }
      result.append(byte)
      if result.count > longest { return result.last == 0x20 ? nil : result }
    }
    return nil
  }

  /// A line of at most so many characters, and the mark where it was longer.
  private static func capped(_ bytes: [UInt8], isCut: Bool) -> String {
    // No character is less than a scalar.
    let scalars = bytes.reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
    let isASCII = scalars == bytes.count
    let line = String(
      decoding: isASCII && scalars > longest ? bytes[...longest] : bytes[...], as: UTF8.self)
    if !isCut, scalars <= longest { return line }
    let end =
      line.index(line.startIndex, offsetBy: longest, limitedBy: line.endIndex) ?? line.endIndex
    guard isCut || end < line.endIndex else { return line }
    let kept = line[..<end]
    return String(kept.last == " " ? kept.dropLast() : kept) + String(mark)
  }

  /// A line without blank space around it, and with one space for what parts its words; and
  /// whether that is not all of it.
  private static func condensed(_ line: [UInt8]) -> (bytes: [UInt8], isCut: Bool) {
    var isCut = false
    var result: [UInt8] = []
    result.reserveCapacity(min(line.count, longestLine))
    line.withUnsafeBufferPointer { text in
      var (place, isPending) = (0, false)
      while place < text.count {
        let end = Self.endOfLetters(text, from: place)
        if end > place, result.count + end - place < longestLine {
          if isPending { result.append(0x20) }
          isPending = false
          result.append(contentsOf: UnsafeBufferPointer(rebasing: text[place..<end]))
          place = end
          continue
        }
        let (scalar, length) = ScalarClass.decode(text, at: place)
        if ScalarClass.isBlank(scalar) {
          isPending = !result.isEmpty
        } else {
          isCut = result.count + length + 1 > longestLine
          if isCut { return }
          if isPending { result.append(0x20) }
          isPending = false
          result.append(contentsOf: text[place..<place + length])
        }
        place += length
      }
    }
    return (result, isCut)
  }

  /// The end of a run of letters that are not blank, as far as bytes tell without decoding.
  private static func endOfLetters(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < text.count {
      let byte = text[place]
      if byte > 0x20, byte < 0x7F {
        place += 1
      } else if byte >= 0xE4, byte <= 0xEC, place + 3 <= text.count {
        place += 3
      } else {
        break
      }
    }
    return place
  }

  /// Whether a line is `key:: value` as Logseq writes it.
  private static func isProperty(_ line: [UInt8]) -> Bool {
    guard let colon = line.firstIndex(of: 0x3A), colon > 0, colon < 64, colon + 1 < line.count,
      line[colon + 1] == 0x3A, !line[..<colon].contains(0x20)
    else { return false }
    return colon + 2 == line.count || line[colon + 2] == 0x20
  }
}

extension MarkupTree {
  /// What is left of HTML when its comments and tags are taken away.
  func textOfHTML(_ range: Range<Int32>) -> [UInt8] {
    let source = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    var text: [UInt8] = []
    var place = source.startIndex
    while place < source.endIndex {
      if source[place...].starts(with: [0x3C, 0x21, 0x2D, 0x2D]) {
        place = Self.endOfComment(source, from: place + 4)
      } else if source[place] == 0x3C, let end = source[place...].firstIndex(of: 0x3E) {
        place = end + 1
      } else {
        text.append(source[place])
        place += 1
      }
    }
    return text
  }
}
