/// Rewrites a body so that libcmark leaves alone what it would misread, in one pass over its bytes.
///
/// Ends of lines stay as they are, save where a comment of whole lines is taken out.
struct SentinelWriter {
  let source: UnsafeBufferPointer<UInt8>
  let options: MarkupOptions
  let labels: FootnoteLabels
  /// The lines within code and HTML, where comments of whole lines may be; else nothing.
  let rawLines: RawLines?

  var output: [UInt8] = []
  /// The source's line of each line written; empty where none was taken out.
  var lineOrigins: [Int32] = []
  /// The sources of the comments of whole lines.
  var comments: [Range<Int>] = []

  /// Where reading goes on, and up to where the source is written already.
  var place = 0
  var copied = 0
  /// Where the current line's own text begins, and its number from 1.
  var lineText = 0
  var line: Int32 = 0
  /// Where the current line ends, once that was asked.
  private var lineEnd = -1
  /// Where the last backslash escape ended.
  var escapeEnd = -1
  var spans = CodeSpanScan()
  var brackets = OpenBracketScan()

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
    lineEnd = -1
    spans.begin(at: lineText)
    if prefix.isTooDeep, !isRule(from: place) { emit(.literal, for: place..<place) }
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
    ByteSet.notableInSource.utf8Start[Int(byte)] == 0x31
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
  mutating func emit(_ sentinel: Sentinel, for range: Range<Int>) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<range.lowerBound]))
    output.append(sentinel)
    (copied, place) = (range.upperBound, range.upperBound)
  }

  /// Where the line of a place ends, which is looked for once a line.
  mutating func endOfLine(from start: Int) -> Int {
    guard lineEnd < start else { return lineEnd }
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    lineEnd = end
    return end
  }

  /// Whether the rest of a line is one sign repeated, with blanks between, as a thematic break is.
  private func isRule(from start: Int) -> Bool {
    var place = start
    while place < source.count, !isLineEnd(place), source[place] != 0x0D {
      let byte = source[place]
      guard byte == source[start] || byte == 0x20 || byte == 0x09 else { return false }
      place += 1
    }
    return source[start] == 0x2D || source[start] == 0x2A
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

  /// Writes a piece so that nothing in it is notation.
  mutating func protect(_ range: Range<Int>) {
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

  /// Whether a line ends with a byte.
  func isLineEnd(_ place: Int) -> Bool {
    source[place] == 0x0A || (source[place] == 0x0D && !isByte(0x0A, place + 1))
  }
}
