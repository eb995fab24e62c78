import DiaryModel

/// Reads an entry's bytes: everything that lists, filters, links and search want to know of it.
package enum EntryReader {
  /// What the bytes say; they are parsed once.
  ///
  /// A title or preview taken from a line of the text ends with `…` after 200 characters.
  package static func facts(
    of bytes: [UInt8], options: MarkupOptions = .standard
  ) -> EntryFacts { read(bytes, to: .whole, options: options).facts }

  /// What the bytes say as far as it is asked for, and how much that turned out to be.
  ///
  /// Title and preview are those of the whole, though no more of the text may be parsed than holds
  /// them.
  package static func read(
    _ bytes: [UInt8], to depth: EntryDepth, options: MarkupOptions = .standard
  ) -> (facts: EntryFacts, depth: EntryDepth) {
    if depth == .name { return (EntryFacts(), .name) }
    let text = EntryText(bytes: bytes)
    var facts = EntryFacts()
    if let range = text.frontMatter {
      let frontMatter = FrontMatter(text)
      frontMatter.facts(into: &facts)
      if !frontMatter.isReadable {
        facts.isPrivate = PrivateMark.isSpelled(in: text.bytes[range])
      }
    } else {
      facts.isPrivate = PrivateMark.isHidden(in: text.body)
    }
    let options = options.subtracting(.headingIdentifiers)
    let wanted = facts.title.isEmpty ? 2 : 1
    if depth < .whole, let lines = headLines(of: text.body, wanted, options) {
      facts.take(lines)
      return (facts, .head)
    }
    let tree = MarkupTree(parsing: text.body, options: options)
    facts.take(VisibleLines(tree, limit: wanted).lines)
    var collector = FactCollector(facts)
    collector.collect(from: tree, bodyLine: text.bodyLine)
    return (collector.facts, .whole)
  }

  /// The first lines that show something, where the beginning of the text tells them.
  private static func headLines(
    of body: ArraySlice<UInt8>, _ wanted: Int, _ options: MarkupOptions
  ) -> [String]? {
    let end = body.withUnsafeBufferPointer { HeadText($0, lines: wanted)?.end }
    guard let end else { return nil }
    let tree = MarkupTree(parsing: body.prefix(end), options: options)
    let lines = VisibleLines(tree, limit: wanted).lines
    return lines.count == wanted && !tree.endsWithHTML ? lines : nil
  }

  /// The body's tree.
  package static func tree(of bytes: [UInt8], options: MarkupOptions = .standard) -> MarkupTree {
    MarkupTree(parsing: EntryText(bytes: bytes).body, options: options)
  }

  /// Whether nothing was written: there is no line of text, or just the template's.
  ///
  /// `template` is what the entry started as, placeholders filled; without one, only front matter
  /// that the program adds by itself may be there. Whoever takes some of the template's lines away,
  /// or writes one of them again, says something by that, unless what is left shows nothing. A
  /// comment that somebody wrote is text.
  package static func isEmpty(_ bytes: [UInt8], template: [UInt8] = []) -> Bool {
    let (text, start) = (EntryText(bytes: bytes), EntryText(bytes: template))
    let fields = writtenFields(of: text)
    guard fields.isEmpty || fields == writtenFields(of: start) else { return false }
    let (lines, known) = (writtenLines(of: text.body), writtenLines(of: start.body))
    if lines.isEmpty || lines == known { return true }
    return Set(lines).isSubset(of: known) && facts(of: Array(text.body)).title.isEmpty
  }

  private static func writtenLines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(whereSeparator: isLineEnd).map(trimmed).filter { !$0.isEmpty }
  }

  /// Lines of front matter, for words between the rules are words, whatever YAML makes of them.
  private static func writtenFields(of text: EntryText) -> [ArraySlice<UInt8>] {
    writtenLines(of: text.bytes[text.frontMatter ?? 0..<0]).filter { !isTime($0) }
  }

  /// Whether a line of front matter says no more than when the entry was made or changed.
  private static func isTime(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let key = String(decoding: trimmed(line[..<colon]), as: UTF8.self).lowerKey
    return FrontMatter.Field.timeKeys.contains(key)
      && trimmed(line[(colon + 1)...]).allSatisfy(\.isOfTime)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }
}

extension FrontMatter.Field {
  /// The keys, in small letters, whose values say no more than when the entry was made or changed.
  fileprivate static let timeKeys = ["created", "date", "modified", "updated", "lastmod"]

  /// Whether it has one of these keys.
  var isTime: Bool { Self.timeKeys.contains { isNamed($0) } }
}

extension EntryFacts {
  /// Takes title and preview from the lines of the text.
  fileprivate mutating func take(_ lines: [String]) {
    var lines = lines[...]
    if title.isEmpty { title = lines.popFirst() ?? "" }
    preview = lines.first ?? ""
  }
}

extension UInt8 {
  /// Whether a moment may be written with it.
  fileprivate var isOfTime: Bool { "0123456789TZ-+./: \"'".utf8.contains(self) }
}
