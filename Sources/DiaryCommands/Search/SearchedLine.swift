import Platform

/// A line of a text in the form that a search compares, with the way back to its characters.
struct SearchedLine {
  let text: String
  private var form: [UInt8] = []
  /// For each byte of `form`, the character that it was made of.
  private var sources: [Range<String.Index>] = []

  init(_ text: String, isExact: Bool) {
    self.text = text
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.index(after: start)
      let character = String(text[start..<end])
      var bytes = isExact ? SearchForm.exactly(character) : SearchForm.of(character)
      if bytes == [0x0A] { bytes = [0x20] }
      // Several blanks are one.
      if bytes == [0x20], form.last == 0x20 { bytes = [] }
      form += bytes
      sources += Array(repeating: start..<end, count: bytes.count)
      start = end
    }
  }

  /// Where a term stands in the text.
  func hits(_ search: ByteSearch) -> [Range<String.Index>] {
    guard !search.needle.isEmpty else { return [] }
    return form.withUnsafeBytes { bytes in
      var hits: [Range<String.Index>] = []
      var place = 0
      while let found = search.first(in: bytes, from: place) {
        let last = found + search.needle.count - 1
        hits.append(sources[found].lowerBound..<sources[last].upperBound)
        place = last + 1
      }
      return hits
    }
  }

  /// Ranges in order, those that touch made one.
  static func joined(_ ranges: [Range<String.Index>]) -> [Range<String.Index>] {
    var joined: [Range<String.Index>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
