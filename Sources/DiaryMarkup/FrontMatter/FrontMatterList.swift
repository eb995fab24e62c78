/// A front matter field read as a list of texts.
struct FrontMatterList {
  let field: FrontMatter.Field
  /// What the list holds; nothing where the value is a map or an alias.
  let items: [FrontMatterValue]?
  /// The items of a YAML list; none where the value is one text.
  let nodes: [YAMLNode]

  init(_ field: FrontMatter.Field) {
    self.field = field
    let node = field.pair.value
    nodes = node.list ?? []
    items =
      switch node.content {
      case .null: []
      case .list(let nodes): nodes.map(FrontMatterValue.init)
      case .text where Self.holdsTags(field): FrontMatterTags(node).tags.map { .scalar($0) }
      case .text where Self.holdsAliases(field): node.aliases.map { .scalar($0) }
      case .text(let text): [.scalar(text)]
      case .map, .alias: nil
      }
  }

  var isText: Bool { field.pair.value.text != nil }
  var holdsTags: Bool { Self.holdsTags(field) }

  /// Where a text stands in the list.
  func firstIndex(of text: String) -> Int? {
    items?.firstIndex { item in
      guard case .scalar(let other) = item else { return false }
      guard holdsTags else { return other == text }
      return FrontMatterTags.tag(other)?.lowerKey == FrontMatterTags.tag(text)?.lowerKey
    }
  }

  /// A text as the list holds it: a tag without `#`.
  func normal(_ text: String) -> String { holdsTags ? FrontMatterTags.tag(text) ?? text : text }

  private static func holdsTags(_ field: FrontMatter.Field) -> Bool {
    ["tags", "tag", "keywords"].contains(field.name)
  }

  private static func holdsAliases(_ field: FrontMatter.Field) -> Bool {
    ["aliases", "alias"].contains(field.name)
  }
}
