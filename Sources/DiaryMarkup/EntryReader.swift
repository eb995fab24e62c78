import DiaryModel

/// Reads an entry's bytes: everything that lists, filters, links and search want to know of it.
package enum EntryReader {
  /// What the bytes say; they are parsed once.
  package static func facts(
    of bytes: [UInt8], options: MarkupOptions = .standard
  ) -> EntryFacts {
    let text = EntryText(bytes: bytes)
    var facts = EntryFacts()
    if text.frontMatter != nil { FrontMatter(text).facts(into: &facts) }
    let tree = MarkupTree(parsing: text.body, options: options.subtracting(.headingIdentifiers))
    let hasTitle = !facts.title.isEmpty
    let lines = VisibleLines(tree, limit: hasTitle ? 1 : 2).lines
    if hasTitle {
      facts.preview = lines.first ?? ""
    } else {
      facts.title = lines.first ?? ""
      facts.preview = lines.count > 1 ? lines[1] : ""
    }
    var collector = FactCollector(facts)
    collector.collect(from: tree)
    return collector.facts
  }

  /// The body's tree.
  package static func tree(of bytes: [UInt8], options: MarkupOptions = .standard) -> MarkupTree {
    MarkupTree(parsing: EntryText(bytes: bytes).body, options: options)
  }

  /// Whether nothing was written: every line is blank or stands in the template too.
  ///
  /// `template` is what the entry started as, placeholders filled; without one, only front matter
  /// that the program adds by itself may be there. A comment that somebody wrote is text.
  package static func isEmpty(_ bytes: [UInt8], template: [UInt8] = []) -> Bool {
    let text = EntryText(bytes: bytes)
    let isOwn = text.frontMatter == nil || FrontMatter(text).fields.allSatisfy(\.isTime)
    let known = Set(template.split(whereSeparator: isLineEnd).map(trimmed))
    return (isOwn ? text.body : bytes[text.byteOrderMark.upperBound...])
      .split(whereSeparator: isLineEnd)
      .allSatisfy { line in
        let line = trimmed(line)
        return line.isEmpty || known.contains(line)
      }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0 <= 0x20 }
    while let last = line.last, last <= 0x20 { line.removeLast() }
    return line
  }
}

extension FrontMatter.Field {
  /// Whether the field says no more than when the entry was made or changed.
  var isTime: Bool {
    ["created", "date", "modified", "updated", "lastmod"].contains { isNamed($0) }
  }
}
