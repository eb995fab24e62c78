/// The tags that a front matter value holds.
///
/// A list, or one text parted by commas or, without any, by blanks; `#` before a tag is optional.
struct FrontMatterTags {
  let tags: [String]

  init(_ value: YAMLNode) {
    switch value.content {
    case .list(let items): tags = items.compactMap { $0.oneLine.flatMap(Self.tag) }
    case .text(let text): tags = Self.parts(text).compactMap(Self.tag)
    case .null, .map, .alias: tags = []
    }
  }

  /// The pieces of a text that names several tags.
  static func parts(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ",")) else {
      return text.unicodeScalars.split(whereSeparator: \.isBlank).map(String.init)
    }
    return text.split(separator: ",").map { String($0) }
  }

  /// A tag without `#` and blank space around it; nothing when nothing is left.
  static func tag(_ text: String) -> String? {
    let text = text.oneLine
    let tag = text.hasPrefix("#") ? String(text.unicodeScalars.drop { $0 == "#" }).oneLine : text
    return tag.isEmpty ? nil : tag
  }
}
