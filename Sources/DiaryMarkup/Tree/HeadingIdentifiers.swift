/// Makes an id for each heading of its text, each once in a document.
struct HeadingIdentifiers {
  private var taken: [[UInt8]: Int] = [:]

  /// The id of a heading's text; empty where nothing of it can stand in one.
  ///
  /// It is in lower case, with `-` for blanks and without punctuation. One that is taken gets `-1`,
  /// `-2` and so on.
  mutating func identifier(_ text: [UInt8]) -> [UInt8] {
    let plain = Self.plain(text)
    guard !plain.isEmpty else { return [] }
    guard var count = taken[plain] else {
      taken[plain] = 0
      return plain
    }
    while true {
      count += 1
      let numbered = plain + Array("-\(count)".utf8)
      if taken[numbered] == nil {
        taken[plain] = count
        taken[numbered] = 0
        return numbered
      }
    }
  }

  private static func plain(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    text.withUnsafeBufferPointer { text in
      var place = 0
      while place < text.count {
        let (scalar, length) = ScalarClass.decode(text, at: place)
        if scalar < 0x80 {
          appendASCII(UInt8(scalar), to: &result)
        } else if ScalarClass.isBlank(scalar) {
          result.append(0x2D)
        } else if ScalarClass.isEastAsianLetter(scalar) {
          result.append(contentsOf: text[place..<place + length])
        } else if ScalarClass.isWord(scalar), let scalar = Unicode.Scalar(scalar) {
          result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        }
        place += length
      }
    }
    while result.last == 0x2D { result.removeLast() }
    return Array(result.drop { $0 == 0x2D })
  }

  private static func appendASCII(_ byte: UInt8, to result: inout [UInt8]) {
    switch byte {
    case 0x30...0x39, 0x61...0x7A, 0x2D, 0x5F: result.append(byte)
    case 0x41...0x5A: result.append(byte | 0x20)
    case 0...0x20: result.append(0x2D)
    default: break
    }
  }
}

extension TreeBuilder {
  /// Gives a heading its id.
  mutating func addIdentifier(_ heading: MarkupTree.Index) {
    guard options.contains(.headingIdentifiers) else { return }
    var text: [UInt8] = []
    tree.appendPlainText(of: heading, to: &text)
    let start = end
    tree.bytes.append(contentsOf: identifiers.identifier(text))
    tree.nodes[Int(heading)].text = start..<end
  }
}
