/// What raw HTML in an entry is, as far as showing it safely needs to know.
extension MarkupTree {
  /// Whether there is nothing but comments and blanks.
  func isHTMLComment(_ range: Range<Int32>) -> Bool {
    let source = bytes[Int(range.lowerBound)..<Int(range.upperBound)]
    var place = source.startIndex
    while place < source.endIndex {
      if source[place] <= 0x20 {
        place += 1
      } else if source[place...].starts(with: [0x3C, 0x21, 0x2D, 0x2D]) {
        place = Self.endOfComment(source, from: place + 4)
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a tag is `<br>` in one of its spellings.
  package func isLineBreakTag(_ range: Range<Int32>) -> Bool {
    guard range.count < 8 else { return false }
    let letters = bytes[Int(range.lowerBound)..<Int(range.upperBound)].filter { $0 > 0x20 }
    return letters.map { $0 | 0x20 } == Array("<br>".utf8).map { $0 | 0x20 }
      || letters.map { $0 | 0x20 } == Array("<br/>".utf8).map { $0 | 0x20 }
  }

  /// The place behind a comment's `-->`; one that never ends reaches to the end of its block.
  static func endOfComment(_ source: ArraySlice<UInt8>, from start: Int) -> Int {
    var place = start
    while place + 2 < source.endIndex {
      if source[place] == 0x2D, source[place + 1] == 0x2D, source[place + 2] == 0x3E {
        return place + 3
      }
      place += 1
    }
    return source.endIndex
  }
}

extension HTMLRenderer {
  /// Writes HTML as it is, save for the elements that are to stay text.
  mutating func write(html range: Range<Int32>) {
    guard options.filtersTags else {
      return withBytes(of: range) { $0.append(contentsOf: $1) }
    }
    withBytes(of: range) { output, source in
      for place in source.indices {
        if source[place] == 0x3C, Self.isFiltered(source, place + 1) {
          output.append("&lt;")
        } else {
          output.append(source[place])
        }
      }
    }
  }

  /// Whether a tag's name, at a place, is one that changes how all that follows is read.
  ///
  /// The list is that of GitHub Flavored Markdown, section "Disallowed Raw HTML".
  private static func isFiltered(_ source: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    var place = place
    if place < source.count, source[place] == 0x2F { place += 1 }
    var name: [UInt8] = []
    while place < source.count, (0x61...0x7A).contains(source[place] | 0x20), name.count < 10 {
      name.append(source[place] | 0x20)
      place += 1
    }
    guard place < source.count, source[place] <= 0x20 || [0x3E, 0x2F].contains(source[place])
    else { return false }
    switch String(decoding: name, as: UTF8.self) {
    case "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script",
      "plaintext":
      return true
    default: return false
    }
  }
}
