/// What a front matter key holds, every scalar as the string that was typed.
package enum FrontMatterValue: Hashable, Sendable {
  /// Nothing was typed.
  case null
  case scalar(String)
  case list([FrontMatterValue])
  case map([FrontMatterPair])
  /// An alias as it stands in the text, `*name`; it is not followed.
  case alias(String)
}

/// A key and its value in a map inside front matter.
package struct FrontMatterPair: Hashable, Sendable {
  package var key: String
  package var value: FrontMatterValue

  package init(_ key: String, _ value: FrontMatterValue) { (self.key, self.value) = (key, value) }
}

extension FrontMatterValue {
  /// The scalars that the value holds; none for nothing.
  package var texts: [String] {
    switch self {
    case .null: []
    case .scalar(let text), .alias(let text): [text]
    case .list(let items): items.flatMap(\.texts)
    case .map(let pairs): pairs.flatMap(\.value.texts)
    }
  }

  init(_ node: YAMLNode) {
    switch node.content {
    case .null: self = .null
    case .text(let text): self = .scalar(text)
    case .alias(let name): self = .alias("*\(name)")
    case .list(let items): self = .list(items.map(Self.init))
    case .map(let pairs):
      self = .map(pairs.map { FrontMatterPair($0.name, FrontMatterValue($0.value)) })
    }
  }
}
