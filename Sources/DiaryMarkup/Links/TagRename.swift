import DiaryModel

/// Gives a tag another name, in front matter and in the text, and changes no other byte.
///
/// Tags below it go with it: `travel` to `journey` makes `travel/japan` `journey/japan`.
package struct TagRename: Sendable {
  private let old: String
  private let new: String

  /// Nothing where the new name could not be a tag's in a text, or the old one in front matter, which
  /// takes more, such as `c++`.
  package init?(from old: String, to new: String) {
    guard FrontMatterTags.tag(old) == old, Self.isName(new) else { return nil }
    (self.old, self.new) = (old.lowercased(), new)
  }

  /// The name that a tag gets; nothing for one that keeps its own.
  package func newName(of tag: String) -> String? {
    let lower = tag.lowercased()
    if lower == old { return new }
    guard lower.hasPrefix(old + "/") else { return nil }
    return new + tag.dropFirst(old.count)
  }

  /// A file's bytes with the tag renamed.
  package func apply(
    to bytes: [UInt8], options: MarkupOptions
  ) throws(FrontMatterEditError) -> [UInt8] {
    renamedInText(try renamedInFrontMatter(try mergedInFrontMatter(bytes)), options)
  }

  /// Whether a text can be a tag, as it would stand behind a `#`.
  package static func isName(_ text: String) -> Bool {
    let tree = MarkupTree(parsing: Array("#\(text)".utf8)[...], options: .standard)
    return tree.nodes.contains { $0.kind == .tag && tree.string($0.text) == text }
  }
}

extension TagRename {
  /// Takes tags out that would be another of their list once they are renamed.
  private func mergedInFrontMatter(
    _ bytes: [UInt8]
  ) throws(FrontMatterEditError) -> [UInt8] {
    let text = EntryText(bytes: bytes)
    guard text.frontMatter != nil else { return bytes }
    let frontMatter = FrontMatter(text)
    guard frontMatter.isReadable else { return bytes }
    var edit = FrontMatterEdit(bytes)
    for field in frontMatter.fields where FrontMatterList(field).holdsTags {
      let tags = FrontMatterTags(field.pair.value).tags
      for tag in tags {
        guard let name = newName(of: tag) else { continue }
        let same = tags.filter { (newName(of: $0) ?? $0).lowerKey == name.lowerKey }
        guard same.count > 1 else { continue }
        try edit.remove(tag, fromListAt: field.key)
        if same.allSatisfy({ newName(of: $0) != nil }) {
          try edit.append(name, toListAt: field.key)
        }
      }
    }
    return edit.bytes
  }

  private func renamedInFrontMatter(
    _ bytes: [UInt8]
  ) throws(FrontMatterEditError) -> [UInt8] {
    let text = EntryText(bytes: bytes)
    guard text.frontMatter != nil else { return bytes }
    var layout = FrontMatterLayout(text)
    guard layout.frontMatter.isReadable else { return bytes }
    var expected = Self.tags(layout.frontMatter)
    for field in layout.frontMatter.fields where FrontMatterList(field).holdsTags {
      let value = field.pair.value
      if let nodes = value.list {
        for node in nodes {
          guard let typed = node.text, let tag = FrontMatterTags.tag(typed),
            let name = newName(of: tag)
          else { continue }
          layout.change(
            Self.range(of: node, in: bytes),
            to: YAMLScalar.quoted(name, in: value.style == .flow ? .flow : .block))
        }
      } else if let typed = value.text, let renamed = renamedParts(typed) {
        layout.change(Self.range(of: value, in: bytes), to: YAMLScalar.quoted(renamed))
      }
    }
    expected = expected.map { newName(of: $0) ?? $0 }
    let changed = layout.changed
    guard changed != bytes else { return bytes }
    let result = EntryText(bytes: changed)
    let frontMatter = FrontMatter(result)
    guard frontMatter.isReadable, Self.tags(frontMatter) == expected,
      frontMatter.fields.map(\.key) == layout.frontMatter.fields.map(\.key),
      result.body.elementsEqual(text.body)
    else { throw .entangled(key: "tags") }
    return changed
  }

  /// A value without the anchor before it, which others may point at.
  private static func range(of node: YAMLNode, in bytes: [UInt8]) -> Range<Int> {
    FrontMatterAnchors.properties(of: node, in: bytes).start..<node.range.upperBound
  }

  /// One text that holds several tags, with the blanks between them as they were.
  private func renamedParts(_ text: String) -> String? {
    let separator: Character = text.contains(",") ? "," : " "
    var isRenamed = false
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      guard let tag = FrontMatterTags.tag(String(part)), let name = newName(of: tag),
        let range = part.firstRange(of: tag)
      else { return String(part) }
      isRenamed = true
      return String(part[..<range.lowerBound]) + name + String(part[range.upperBound...])
    }
    return isRenamed ? parts.joined(separator: String(separator)) : nil
  }

  private static func tags(_ frontMatter: FrontMatter) -> [String] {
    frontMatter.fields.filter { FrontMatterList($0).holdsTags }
      .flatMap { FrontMatterTags($0.pair.value).tags }
  }
}

extension TagRename {
  private func renamedInText(_ bytes: [UInt8], _ options: MarkupOptions) -> [UInt8] {
    var bytes = bytes
    var place = bytes.count
    var reading = Reading(bytes, options)
    // From the end on, so that places found before stay right.
    while reading.hasTag(renamedBy: self), let hash = hash(in: bytes, before: place) {
      place = hash
      guard hash >= EntryText(bytes: bytes).bodyRange.lowerBound else { break }
      guard let length = lengthOfOldName(in: bytes, at: hash + 1) else { continue }
      var changed = bytes
      changed.replaceSubrange(hash + 1..<hash + 1 + length, with: Array(new.utf8))
      // What looks like the tag may be code or an address; the parser tells.
      let newReading = Reading(changed, options)
      guard newReading.differs(from: reading, byOneTagOf: self) else { continue }
      (bytes, reading) = (changed, newReading)
    }
    return bytes
  }

  private func hash(in bytes: [UInt8], before place: Int) -> Int? {
    bytes[..<place].lastIndex(of: UInt8(ascii: "#"))
  }

  /// How many bytes from a place on are the old name in any capitals.
  private func lengthOfOldName(in bytes: [UInt8], at place: Int) -> Int? {
    // A capital may take more bytes than its small letter.
    let text = String(decoding: bytes[place...].prefix(old.utf8.count * 3), as: UTF8.self)
    let name = text.prefix(old.count)
    guard name.lowercased() == old else { return nil }
    return name.utf8.count
  }

  /// What a parser makes of an entry: the kinds and texts of its nodes.
  private struct Reading {
    private let nodes: [(kind: MarkupTree.Kind, text: String)]

    init(_ bytes: [UInt8], _ options: MarkupOptions) {
      let tree = MarkupTree(
        parsing: EntryText(bytes: bytes).body, options: options.subtracting(.headingIdentifiers))
      nodes = tree.nodes.map { ($0.kind, tree.string($0.text)) }
    }

    func hasTag(renamedBy rename: TagRename) -> Bool {
      nodes.contains { $0.kind == .tag && rename.newName(of: $0.text) != nil }
    }

    func differs(from old: Reading, byOneTagOf rename: TagRename) -> Bool {
      guard nodes.count == old.nodes.count else { return false }
      var count = 0
      for (new, old) in zip(nodes, old.nodes) where new != old {
        guard new.kind == .tag, old.kind == .tag, rename.newName(of: old.text) == new.text else {
          return false
        }
        count += 1
      }
      return count == 1
    }
  }
}
