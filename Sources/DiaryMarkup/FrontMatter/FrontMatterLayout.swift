/// How front matter is laid out in its file, and the changes of bytes that an edit means.
struct FrontMatterLayout {
  let text: EntryText
  let frontMatter: FrontMatter
  private var changes: [Change] = []

  private struct Change {
    var range: Range<Int>
    var text: String
  }

  init(_ text: EntryText) {
    self.text = text
    frontMatter = FrontMatter(text)
  }

  var bytes: [UInt8] { text.bytes }
  var lineEnding: String { String(decoding: text.lineEnding.bytes, as: UTF8.self) }

  /// Notes that bytes are to be replaced; ranges must not overlap.
  mutating func change(_ range: Range<Int>, to text: String) {
    changes.append(Change(range: range, text: text))
  }

  /// Notes that a text is to be put in.
  ///
  /// A carriage return that ends it would be one line's end with a line feed that follows.
  mutating func insert(_ text: String, at offset: Int) {
    let isJoined = text.utf8.last == 0x0D && offset < bytes.count && bytes[offset] == 0x0A
    change(offset..<offset, to: isJoined ? String(text.unicodeScalars.dropLast()) + "\n" : text)
  }

  /// The file with the changes made, and the comments kept.
  var changed: [UInt8] {
    var changed: [UInt8] = []
    var start = 0
    let comments = changes.compactMap { change in
      let lines = commentLines(lostBy: change.range, to: change.text)
      let line = bytes.lineStart(of: change.range.lowerBound)
      return lines.isEmpty ? nil : Change(range: line..<line, text: lines)
    }
    for change in (comments + changes).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      changed += bytes[start..<max(start, change.range.lowerBound)]
      changed += change.text.utf8
      start = max(start, change.range.upperBound)
    }
    return changed + bytes[start...]
  }

  /// Whether the block holds nothing, not even a comment, and the file can do without it.
  var isEmpty: Bool {
    guard text.frontMatter?.isEmpty == true else { return false }
    // What the body begins with may mean something else at the start of the file.
    let rest = EntryText(bytes: withoutBlock)
    return rest.frontMatter == nil && rest.byteOrderMark == text.byteOrderMark
  }

  /// The file without its front matter.
  var withoutBlock: [UInt8] { Array(bytes[text.byteOrderMark] + text.body) }

  /// Refuses to take values away that other values point at.
  func checkAnchors(in nodes: [YAMLNode], of key: String) throws(FrontMatterEditError) {
    let taken = FrontMatterAnchors(nodes, in: bytes)
    guard !taken.anchors.isEmpty else { return }
    let all = frontMatter.fields.flatMap { [$0.pair.key, $0.pair.value] }
    let used = FrontMatterAnchors(all, in: bytes).aliases
    if let anchor = taken.anchors.sorted().first(where: used.contains) {
      throw .anchorInUse(key: key, anchor: anchor)
    }
  }

  /// Refuses to replace a value when others point into it; its own anchor stays.
  func checkAnchors(below node: YAMLNode, of key: String) throws(FrontMatterEditError) {
    let parts = node.map.map { $0.flatMap { [$0.key, $0.value] } } ?? node.list ?? []
    try checkAnchors(in: parts, of: key)
  }
}
