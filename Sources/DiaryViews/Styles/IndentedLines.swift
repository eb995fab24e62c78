/// Lines of output that stand inside quotes and list items.
///
/// Each container puts something before its first line and something before the others. Where
/// there is no room left for that, the others get nothing, so that text never becomes a column of
/// letters; and blank lines between blocks come once, wherever blocks that show nothing lie.
struct IndentedLines {
  /// Cells that are always left for text.
  private static let narrowest = 8

  let width: Int
  let palette: Palette
  private(set) var output: [UInt8]
  /// Before lines that continue a container.
  private var continuation: [UInt8] = []
  private var continuationWidth = 0
  /// Before the next line, where containers have begun and nothing of them is written yet.
  private var opening: [UInt8]?
  private var openingWidth = 0
  private var containers: [(count: Int, width: Int)] = []
  /// How much of `continuation` stands before the blank line that is due.
  private var gap: Int?
  private var hasWritten = false

  init(width: Int, palette: Palette, appendingTo output: [UInt8]) {
    (self.width, self.palette, self.output) = (max(width, 1), palette, output)
  }

  /// Cells for text on the next line.
  var firstWidth: Int { max(1, width - (opening == nil ? continuationWidth : openingWidth)) }
  /// Cells for text on the lines after it.
  var restWidth: Int { max(1, width - continuationWidth) }

  mutating func open(first: StyledText, rest: StyledText) {
    let firstCells = first.width(of: 0..<first.clusters.count)
    let restCells = rest.width(of: 0..<rest.clusters.count)
    let started = opening == nil ? continuationWidth : openingWidth
    if opening != nil, started + firstCells > width - min(Self.narrowest, width / 2) { flush() }
    var line = opening ?? continuation
    let lineWidth = opening == nil ? continuationWidth : openingWidth
    first.append(0..<first.clusters.count, palette: palette, to: &line)
    (opening, openingWidth) = (line, lineWidth + firstCells)
    containers.append((continuation.count, continuationWidth))
    guard width - continuationWidth - restCells >= min(Self.narrowest, width) else { return }
    rest.append(0..<rest.clusters.count, palette: palette, to: &continuation)
    continuationWidth += restCells
  }

  mutating func close() {
    if opening != nil { flush() }
    guard let (count, width) = containers.popLast() else { return }
    continuation.removeLast(continuation.count - count)
    continuationWidth = width
    if let gap, gap > count { self.gap = count }
  }

  /// Asks for a blank line before the next line, if there is one.
  mutating func separate() {
    if hasWritten, opening == nil { gap = continuation.count }
  }

  /// Takes back what `separate` asked for.
  mutating func join() { gap = nil }

  mutating func write(_ text: StyledText) {
    for range in text.lines(first: firstWidth, rest: restWidth) { write(text, range) }
  }

  mutating func write(_ text: StyledText, _ range: Range<Int>) {
    let palette = palette
    writeLine { text.append(range, palette: palette, to: &$0) }
  }

  mutating func writeLine(_ body: (inout [UInt8]) -> Void) {
    beginLine()
    body(&output)
    endLine()
  }

  private mutating func flush() {
    beginLine()
    endLine()
  }

  private mutating func beginLine() {
    if let gap {
      self.gap = nil
      output.append(contentsOf: continuation.prefix(gap))
      endLine()
    }
    output.append(contentsOf: opening ?? continuation)
    opening = nil
    hasWritten = true
  }

  private mutating func endLine() {
    while output.last == UInt8(ascii: " ") { output.removeLast() }
    output.append(UInt8(ascii: "\n"))
  }
}
