/// Lines that are written anew, each with the line it comes from.
struct RewrittenLines {
  private(set) var bytes: [UInt8] = []
  private(set) var origins: [Int32] = []

  init(capacity: Int) { bytes.reserveCapacity(capacity + capacity / 4 + 64) }

  /// Adds a whole line.
  mutating func add(_ line: UnsafeBufferPointer<UInt8>, from origin: Int) {
    begin(from: origin)
    append(line)
    end()
  }

  mutating func begin(from origin: Int) { origins.append(Int32(truncatingIfNeeded: origin)) }

  mutating func append(_ text: some Sequence<UInt8>) { bytes.append(contentsOf: text) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func end() { bytes.append(0x0A) }

  /// Adds a line in which a label stands that refers to a footnote.
  mutating func addReference(
    _ line: UnsafeBufferPointer<UInt8>, _ label: Range<Int>, from origin: Int
  ) {
    begin(from: origin)
    append(line[..<(label.lowerBound - 2)])
    bytes.append(.footnoteOpen)
    for byte in line[label] {
      if let sentinel = Sentinel.protecting(byte) { bytes.append(sentinel) } else { append(byte) }
    }
    bytes.append(.footnoteClose)
    append(line[(label.upperBound + 1)...])
    end()
  }

  /// Adds a line that stands for something: a comment with a kind and a number.
  mutating func addMark(
    _ kind: StaticString, _ number: Int, after prefix: some Sequence<UInt8>, from origin: Int
  ) {
    begin(from: origin)
    append(prefix)
    bytes.append("<!--")
    bytes.append(.marker)
    bytes.append(kind)
    bytes.append(decimal: number)
    bytes.append("-->")
    end()
  }
}

/// A mark in libcmark's tree.
struct SourceMark {
  /// `c` comment, `f` footnote, `s` separator, `t` table.
  let kind: UInt8
  let number: Int

  /// Reads the HTML of a block; nil where it is an entry's own.
  init?(_ html: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < html.count, html[place] == 0x20 { place += 1 }
    guard place + 9 < html.count, html[place] == 0x3C, html[place + 1] == 0x21,
      Sentinel(html, at: place + 4) == .marker
    else { return nil }
    place += 4 + Sentinel.length
    kind = html[place]
    var number = 0
    for byte in html[(place + 1)...] {
      guard ScalarClass.isASCIIDigit(byte) else { break }
      number = number * 10 + Int(byte - 0x30)
    }
    self.number = number
  }
}
