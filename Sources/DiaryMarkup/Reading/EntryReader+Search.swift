extension EntryReader {
  /// The text in which an entry is searched.
  ///
  /// It holds the body as it is, so that whatever is found in the file is found, and after it each
  /// line that reads otherwise when shown, so that words are found across emphasis and links. Then
  /// come the values of front matter but for times; front matter that cannot be read is there as it
  /// stands. A blank line parts what does not follow upon each other in the entry.
  package static func plainText(
    of bytes: [UInt8], options: MarkupOptions = .standard
  ) -> String {
    let text = EntryText(bytes: bytes)
    let tree = MarkupTree(parsing: text.body, options: options.subtracting(.headingIdentifiers))
    var shown: [UInt8] = []
    tree.appendPlainText(of: 0, to: &shown)
    var result = Array(text.body)
    let end = result.count
    var source = 0
    var isBehindAdded = false
    for line in shown.split(separator: 0x0A) {
      if let found = find(line, in: result, from: source, to: end) {
        source = found + line.count
        isBehindAdded = false
      } else {
        if result.last != 0x0A { result.append(0x0A) }
        if !isBehindAdded { result.append(0x0A) }
        result.append(contentsOf: line)
        isBehindAdded = true
      }
    }
    append(frontMatterOf: text, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(frontMatterOf text: EntryText, to result: inout [UInt8]) {
    guard let range = text.frontMatter else { return }
    if let last = result.last, last != 0x0A { result.append(0x0A) }
    let frontMatter = FrontMatter(text)
    guard frontMatter.isReadable else {
      result.append(0x0A)
      return result.append(contentsOf: text.bytes[range])
    }
    for field in frontMatter.fields where !field.isTime {
      for text in field.value.texts {
        result.append(0x0A)
        result.append(contentsOf: text.utf8)
        result.append(0x0A)
      }
    }
  }

  /// How far ahead a shown line is looked for in the source; one that is farther is added anew.
  private static let window = 4_096

  private static func find(
    _ line: ArraySlice<UInt8>, in text: [UInt8], from start: Int, to end: Int
  ) -> Int? {
    let last = min(end - line.count, start + window)
    guard start <= last, let first = line.first else { return nil }
    return text.withUnsafeBufferPointer { text in
      line.withUnsafeBufferPointer { line in
        (start...last).first { place in
          text[place] == first && (1..<line.count).allSatisfy { text[place + $0] == line[$0] }
        }
      }
    }
  }
}
