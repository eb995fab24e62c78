/// A body rewritten for libcmark, with what must be known to read its tree.
struct PreparedSource {
  /// What libcmark is to parse; nil where the body itself is.
  var text: [UInt8]?
  /// The body's line of each line of `text`, from line 1; empty where they are the same.
  var lineOrigins: [Int32] = []
  var tables: [TableShape] = []
  var labels = FootnoteLabels()
  /// The comments of whole lines, as ranges of the body.
  var comments: [Range<Int>] = []

  private var mayHoldMoreTables = true
  /// Whether a label is written like a footnote's definition where none can begin.
  var hasLabelsInText = false
  private static let mostTableRounds = 5
  private static let mostFootnoteRounds = 3

  /// Rewrites a body as far as its constructs ask for it.
  init(_ body: UnsafeBufferPointer<UInt8>, options: MarkupOptions) {
    if options.contains(.footnotes), Self.hasFootnotes(body) {
      labels = FootnoteLabels(of: body)
    }
    writeSentinels(body, options)
    var mayHoldMoreFootnotes = !labels.isEmpty
    for _ in 0..<Self.mostFootnoteRounds where mayHoldMoreFootnotes {
      withText(or: body) { mayHoldMoreFootnotes = $0.rewriteFootnotes($1) }
    }
    if options.contains(.tables) {
      // What is left behind a table may be a list or a paragraph that holds another.
      for _ in 0..<Self.mostTableRounds where mayHoldMoreTables {
        mayHoldMoreTables = false
        withText(or: body) {
          if TableSource.mayHoldTable($1) { $0.mayHoldMoreTables = $0.rewriteTables($1) }
        }
      }
    }
    if hasLabelsInText { withText(or: body) { _ = $0.rewriteFootnotes($1, isAtEnd: true) } }
  }

  /// The line of the body that a line of `text` comes from.
  func origin(of line: Int32) -> Int32 {
    guard line > 0, Int(line) <= lineOrigins.count else { return line }
    return lineOrigins[Int(line) - 1]
  }

  /// Takes over what a step wrote, with the line that each of its lines comes from.
  mutating func take(_ rewritten: [UInt8], origins: [Int32]) {
    text = rewritten
    lineOrigins = origins.map { origin(of: $0) }
  }

  private mutating func writeSentinels(
    _ body: UnsafeBufferPointer<UInt8>, _ options: MarkupOptions
  ) {
    guard !options.isEmpty || SentinelWriter.isHostile(body) else { return }
    var rawLines: RawLines?
    if options.contains(.comments), Self.hasCommentLines(body), let parsed = ParsedMarkdown(body) {
      rawLines = RawLines(of: parsed)
    }
    var writer = SentinelWriter(body, options, labels: labels, rawLines: rawLines)
    guard writer.write() else { return }
    (text, comments) = (writer.output, writer.comments)
    if !comments.isEmpty { lineOrigins = writer.lineOrigins }
  }

  private mutating func withText(
    or body: UnsafeBufferPointer<UInt8>,
    _ step: (inout PreparedSource, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard let text else { return step(&self, body) }
    text.withUnsafeBufferPointer { step(&self, $0) }
  }

  /// Whether a line begins with `%%` that does not end on it.
  private static func hasCommentLines(_ body: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while let pair = CommentScan.pair(body, from: place, to: body.count) {
      var (start, end) = (pair, pair + 2)
      while start > 0, body[start - 1] != 0x0A, body[start - 1] != 0x0D { start -= 1 }
      while end < body.count, body[end] != 0x0A, body[end] != 0x0D { end += 1 }
      if LinePrefix(body, from: start).end == pair,
        CommentScan.pair(body, from: pair + 2, to: end) == nil
      {
        return true
      }
      place = end
    }
    return false
  }

  /// Whether `[^` occurs.
  private static func hasFootnotes(_ body: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 1
    while let caret = firstPlace(of: 0x5E, in: body, from: start, to: body.count) {
      if body[caret - 1] == 0x5B { return true }
      start = caret + 1
    }
    return false
  }
}
