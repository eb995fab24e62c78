import DiaryMarkup
import DiaryModel

/// Writes JSON (RFC 8259) as bytes, with nothing between its parts but what the grammar wants.
///
/// Commas come of themselves: a name or a value that follows another gets one. Whatever acts on
/// a terminal is written as an escape, so that JSON may be looked at raw.
struct JSONWriter {
  /// How deep lists and maps of front matter may lie in each other; deeper ones are `null`.
  static let deepest = 64

  var bytes: [UInt8] = []
  private var needsComma = false

  /// Appends an object to bytes that are there already.
  static func object(to output: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
    append(to: &output) { $0.object(body) }
  }

  /// Appends a list to bytes that are there already.
  static func array(to output: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
    append(to: &output) { $0.array(body) }
  }

  private static func append(to output: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    swap(&writer.bytes, &output)
    body(&writer)
    swap(&writer.bytes, &output)
  }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["))
    body(&self)
    close(UInt8(ascii: "]"))
  }

  mutating func name(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(name)
    bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
    needsComma = false
  }

  mutating func null() { literal("null") }

  mutating func boolean(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func number(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  mutating func strings(_ texts: [String]) {
    array { writer in for text in texts { writer.string(text) } }
  }

  mutating func day(_ day: Day) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(day)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Front matter: a map as an object, where of a repeated key the first counts.
  mutating func value(_ value: FrontMatterValue, depth: Int = 0) {
    switch value {
    case .null: null()
    case .scalar(let text), .alias(let text): string(text)
    case .list where depth >= Self.deepest, .map where depth >= Self.deepest: null()
    case .list(let values):
      array { writer in for value in values { writer.value(value, depth: depth + 1) } }
    case .map(let pairs):
      var names: Set<String> = []
      object { writer in
        for pair in pairs where names.insert(pair.key).inserted {
          writer.string(pair.key)
          writer.bytes.append(UInt8(ascii: ":"))
          writer.needsComma = false
          writer.value(pair.value, depth: depth + 1)
        }
      }
    }
  }

  private mutating func open(_ byte: UInt8) {
    separate()
    bytes.append(byte)
    needsComma = false
  }

  private mutating func close(_ byte: UInt8) {
    bytes.append(byte)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func literal(_ literal: StaticString) {
    separate()
    bytes.append(literal)
  }

  private mutating func quote(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { source in
      var start = 0
      while let found = ControlScalar.first(in: source, from: start) {
        appendEscapingQuotes(source[start..<found.start])
        appendEscape(found.scalar)
        start = found.start + found.length
      }
      appendEscapingQuotes(source[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscapingQuotes(_ source: Slice<UnsafeBufferPointer<UInt8>>) {
    var start = source.startIndex
    for index in source.indices
    where source[index] == UInt8(ascii: "\"") || source[index] == UInt8(ascii: "\\") {
      bytes.append(contentsOf: source[start..<index])
      bytes.append(UInt8(ascii: "\\"))
      start = index
    }
    bytes.append(contentsOf: source[start...])
  }

  /// All of them lie below U+10000, so four digits are enough.
  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": bytes.append("\\n")
    case "\r": bytes.append("\\r")
    case "\t": bytes.append("\\t")
    default:
      let digits = String(scalar.value, radix: 16)
      bytes.append("\\u")
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
