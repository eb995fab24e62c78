/// Rewrites a body so that libcmark leaves alone what it would misread, in one pass over its bytes.
///
/// Ends of lines stay as they are, save where a comment of whole lines is taken out.
struct SentinelWriter {
  let source: UnsafeBufferPointer<UInt8>
  let options: MarkupOptions
  let labels: FootnoteLabels
  /// The lines within code and HTML, where comments of whole lines may be; else nothing.
  let rawLines: RawLines?

  private(set) var output: [UInt8] = []
  /// The source's line of each line written; empty where none was taken out.
  private(set) var lineOrigins: [Int32] = []
  /// The sources of the comments of whole lines.
  private(set) var comments: [Range<Int>] = []

  /// Where reading goes on, and up to where the source is written already.
  private var place = 0
  private var copied = 0
  /// Where the current line's own text begins, and its number from 1.
  private var lineText = 0
  private var line: Int32 = 0
  /// Where the last backslash escape ended.
  private var escapeEnd = -1
  private var spans = CodeSpanScan()

  init(
    _ source: UnsafeBufferPointer<UInt8>, _ options: MarkupOptions, labels: FootnoteLabels,
    rawLines: RawLines?
  ) {
    (self.source, self.options) = (source, options)
    (self.labels, self.rawLines) = (labels, rawLines)
  }

  /// Rewrites everything; says whether anything differs from the source.
  mutating func write() -> Bool {
    while place < source.count {
      beginLine()
      readLine()
    }
    guard !output.isEmpty else { return false }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied...]))
    return true
  }

  private mutating func beginLine() {
    line += 1
    if rawLines != nil { lineOrigins.append(line) }
    let prefix = LinePrefix(source, from: place)
    place = prefix.end
    lineText = prefix.end
    spans.begin(at: lineText)
    if prefix.hasListMarker, options.contains(.taskLists) { readTask() }
    if let rawLines, !rawLines.contains(line), isPair(place, 0x25) { readCommentLines() }
  }

  private mutating func readLine() {
    while place < source.count {
      let byte = source[place]
      guard Self.isNotable(byte) else {
        place += 1
        continue
      }
      switch byte {
      case 0x0A, 0x0D:
        place += byte == 0x0D && isByte(0x0A, place + 1) ? 2 : 1
        return
      case 0x5C: readEscape()
      case 0x5B: readBracket()
      case 0x26: readEntity()
      case 0x2A: readAsterisks()
      case 0x25: readComment()
      case 0x3A: readColon()
      case 0x77: readWeb()
      default: readSentinel()
      }
    }
  }

  /// Whether a byte can begin something: `\n \r % & * : [ \ w` or the first of a sentinel.
  @inline(__always)
  private static func isNotable(_ byte: UInt8) -> Bool {
    if byte < 64 { return 0x0400_0460_0000_2400 as UInt64 >> UInt64(byte) & 1 != 0 }
    if byte < 128 { return 0x0080_0000_1800_0000 as UInt64 >> UInt64(byte - 64) & 1 != 0 }
    return byte >= 0xF0
  }
}

extension SentinelWriter {
  func isByte(_ byte: UInt8, _ place: Int) -> Bool {
    place < source.count && source[place] == byte
  }

  func isPair(_ place: Int, _ byte: UInt8) -> Bool {
    isByte(byte, place) && isByte(byte, place + 1)
  }

  /// Writes a sentinel in place of a piece of the source and goes on behind it.
  private mutating func emit(_ sentinel: Sentinel, for range: Range<Int>) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<range.lowerBound]))
    output.append(sentinel)
    (copied, place) = (range.upperBound, range.upperBound)
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return end
  }

  private mutating func readTask() {
    guard isByte(0x5B, place), isByte(0x5D, place + 2) else { return }
    let after = place + 3
    guard after >= source.count || source[after] <= 0x20 else { return }
    switch source[place + 1] {
    case 0x20: emit(.taskOpen, for: place..<after)
    case 0x78: emit(.taskDone, for: place..<after)
    case 0x58: emit(.taskDoneCapital, for: place..<after)
    default: break
    }
  }

  private mutating func readEscape() {
    let start = place
    place += 1
    guard place < source.count, ScalarClass.isASCIIPunctuation(source[place]) else { return }
    switch source[place] {
    case 0x7E: emit(.escapedTilde, for: start..<start + 2)
    case 0x23: emit(.escapedHash, for: start..<start + 2)
    case 0x3D: emit(.escapedEquals, for: start..<start + 2)
    case 0x40: emit(.escapedAt, for: start..<start + 2)
    case 0x25: emit(.escapedPercent, for: start..<start + 2)
    default: place += 1
    }
    escapeEnd = place
  }

  private mutating func readSentinel() {
    guard let sentinel = Sentinel(source, at: place) else {
      place += 1
      return
    }
    emit(sentinel.escape, for: place..<place)
    place += Sentinel.length
  }

  private mutating func readBracket() {
    if options.contains(.wikiLinks), isByte(0x5B, place + 1), readWikiLink() { return }
    if !labels.isEmpty, let end = labels.endOfReference(source, at: place, lineText: lineText) {
      emit(.footnoteOpen, for: place..<place + 2)
      protect(place..<end - 1)
      emit(.footnoteClose, for: end - 1..<end)
      return
    }
    place += 1
  }

  /// Reads `[[target]]` on one line; what is within is never notation.
  private mutating func readWikiLink() -> Bool {
    let start = place + 2
    var end = start
    var pipe: Int?
    scan: while end < source.count, end - start < 1_000 {
      switch source[end] {
      case 0x5B, 0x60, 0x0A, 0x0D: return false
      case 0x5D: break scan
      case 0x7C where pipe == nil: pipe = end
      default: break
      }
      end += 1
    }
    guard isPair(end, 0x5D), end > start, source[start] != 0x7C else { return false }
    let isEmbed = place > copied && source[place - 1] == 0x21 && escapeEnd != place
    emit(isEmbed ? .embedOpen : .wikiOpen, for: (isEmbed ? place - 1 : place)..<start)
    if let pipe {
      let isEscaped = source[pipe - 1] == 0x5C && pipe - 1 > start
      protect(start..<(isEscaped ? pipe - 1 : pipe))
      emit(isEscaped ? .wikiEscapedPipe : .wikiPipe, for: place..<pipe + 1)
    }
    protect(place..<end)
    emit(.wikiClose, for: end..<end + 2)
    return true
  }

  /// Writes a piece so that nothing in it is notation.
  private mutating func protect(_ range: Range<Int>) {
    place = range.lowerBound
    while place < range.upperBound {
      let byte = source[place]
      if let sentinel = Sentinel.protecting(byte) {
        emit(sentinel, for: place..<place + 1)
      } else if byte >= 0xF0 {
        readSentinel()
      } else {
        let isEnd = isLineEnd(place)
        place += 1
        if isEnd { beginProtectedLine(limit: range.upperBound) }
      }
    }
  }

  private mutating func beginProtectedLine(limit: Int) {
    line += 1
    if rawLines != nil { lineOrigins.append(line) }
    place = min(limit, LinePrefix(source, from: place).end)
  }

  /// Marks an entity whose character would else be read as notation of ours.
  private mutating func readEntity() {
    if let scalar = EntityScan.scalar(source, at: place) {
      if let sentinel = Sentinel(scalar: scalar) {
        emit(sentinel.escape, for: place..<place)
      } else if scalar < 0x80, "~#=@%".utf8.contains(UInt8(scalar)) {
        emit(.literal, for: place..<place)
      }
    }
    place += 1
  }

  /// Lets emphasis end and begin between punctuation and an East Asian letter.
  private mutating func readAsterisks() {
    let start = place
    while isByte(0x2A, place) { place += 1 }
    guard options.contains(.eastAsianEmphasis), start > lineText, place < source.count,
      source[start - 1] >= 0x80 || source[place] >= 0x80
    else { return }
    let before = ScalarClass.decode(source, before: start)
    let after = ScalarClass.decode(source, at: place).scalar
    if ScalarClass.isEastAsianLetter(after), ScalarClass.isPunctuation(before) {
      emit(.joint, for: start..<start)
      while isByte(0x2A, place) { place += 1 }
    } else if ScalarClass.isEastAsianLetter(before), ScalarClass.isPunctuation(after) {
      emit(.joint, for: place..<place)
    }
  }

  /// Reads an address by its `://`, looking back for its scheme.
  private mutating func readColon() {
    let colon = place
    place += 1
    guard options.contains(.bareLinks), isPair(place, 0x2F) else { return }
    for scheme in ["https", "http", "ftp"] as [StaticString] {
      let start = colon - scheme.utf8CodeUnitCount
      guard start >= max(copied, lineText), isWord(scheme, at: start) else { continue }
      if start > 0 {
        let before = source[start - 1]
        if ScalarClass.isASCIILetter(before) || before == 0x3C { continue }
      }
      let link = BareLink(text: source, limit: endOfLine(from: place))
      if let end = link.end(from: start, host: colon + 3) { return writeLink(start..<end) }
    }
  }

  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    (0..<word.utf8CodeUnitCount).allSatisfy { source[start + $0] | 0x20 == word.utf8Start[$0] }
  }

  private mutating func readWeb() {
    let start = place
    place += 1
    guard options.contains(.bareLinks), isByte(0x77, start + 1), isByte(0x77, start + 2),
      isByte(0x2E, start + 3), start == lineText || Self.mayPrecedeWeb(source[start - 1])
    else { return }
    let link = BareLink(text: source, limit: endOfLine(from: place))
    if let end = link.endOfWeb(from: start) { writeLink(start..<end) }
  }

  private static func mayPrecedeWeb(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x5F, 0x7E, 0x28, 0x20, 0x09, 0x7C: true
    default: false
    }
  }

  private mutating func writeLink(_ range: Range<Int>) {
    emit(.linkStart, for: range.lowerBound..<range.lowerBound)
    protect(range)
    let isPunctuation = ScalarClass.isASCIIPunctuation(source[range.upperBound - 1])
    emit(isPunctuation ? .linkEndAfterPunctuation : .linkEnd, for: place..<place)
  }

  /// Reads `%%comment%%` within a paragraph; what is within is never notation.
  private mutating func readComment() {
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
  private mutating func readCommentLines() {
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

  /// Whether a line ends with a byte.
  private func isLineEnd(_ place: Int) -> Bool {
    source[place] == 0x0A || (source[place] == 0x0D && !isByte(0x0A, place + 1))
  }
}
