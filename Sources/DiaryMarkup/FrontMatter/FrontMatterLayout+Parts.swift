/// Edits of tags that stand in one text, parted by commas or blanks.
extension FrontMatterLayout {
  /// Adds a tag to a text of tags; false where that cannot be done within the text.
  mutating func appendPart(_ tag: String, to list: FrontMatterList) -> Bool {
    guard list.holdsTags, let inner = innerText(of: list.field.pair.value),
      YAMLScalar.isPlain(tag, in: .flow), !tag.contains(where: "\"'\\".contains)
    else { return false }
    let parts = parts(inner)
    let hasHashes = !parts.isEmpty && parts.allSatisfy { bytes[$0.lowerBound] == UInt8(ascii: "#") }
    let hasCommas = bytes[inner].contains(UInt8(ascii: ","))
    if parts.count > 1, !hasCommas, tag.contains(" ") { return false }
    let separator = parts.isEmpty ? "" : parts.count > 1 && !hasCommas ? " " : ", "
    insert(separator + (hasHashes ? "#" : "") + tag, at: parts.last?.upperBound ?? inner.upperBound)
    return true
  }

  /// Removes a tag from a text of several tags; false where that cannot be done within the text.
  mutating func removePart(_ index: Int, of list: FrontMatterList) -> Bool {
    guard list.holdsTags, let inner = innerText(of: list.field.pair.value) else { return false }
    let parts = parts(inner)
    guard parts.count > 1, parts.count == list.items?.count else { return false }
    if index > 0 {
      change(parts[index - 1].upperBound..<parts[index].upperBound, to: "")
    } else {
      change(parts[0].lowerBound..<parts[1].lowerBound, to: "")
    }
    return true
  }

  /// The bytes of a scalar without quotes, where they are what it holds, letter by letter.
  private func innerText(of node: YAMLNode) -> Range<Int>? {
    guard let text = node.text else { return nil }
    let quotes = node.style == .plain ? 0 : 1
    let start = FrontMatterAnchors.properties(of: node, in: bytes).start
    guard start + 2 * quotes <= node.range.upperBound else { return nil }
    let inner = start + quotes..<node.range.upperBound - quotes
    return bytes[inner].elementsEqual(text.utf8) ? inner : nil
  }

  /// The bytes of each tag, without blanks around it.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    let isComma = bytes[range].contains(UInt8(ascii: ","))
    return bytes[range].split { isComma ? $0 == UInt8(ascii: ",") : $0 == 0x20 }
      .compactMap { piece in
        let start = piece.drop { $0 == 0x20 }
        guard let last = start.lastIndex(where: { $0 != 0x20 }) else { return nil }
        return start.startIndex..<last + 1
      }
  }
}
