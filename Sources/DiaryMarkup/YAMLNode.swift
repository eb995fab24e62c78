/// A value in a YAML text, with where it stands.
///
/// Scalars are the strings that were typed: nothing is resolved to numbers, dates or truth, so
/// that `12:30`, `001`, `yes` and `~` stay text. Aliases are not followed.
package struct YAMLNode: Sendable {
  package enum Content: Sendable {
    /// Nothing was typed.
    case null
    case text(String)
    case list([YAMLNode])
    case map([YAMLPair])
    /// `*name`; holds the name.
    case alias(String)
  }

  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// A list or map laid out by indentation.
    case block
    /// A list or map in brackets.
    case flow
  }

  package var content: Content
  package var style: Style
  /// The name behind `&` where the value has one.
  package var anchor: String?
  /// The bytes of the value with its anchor and tag, without the line's end.
  package var range: Range<Int>
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
}

/// A key and its value in a YAML map.
package struct YAMLPair: Sendable {
  /// The key as text; for a key that is itself a list or map, its source.
  package var name: String
  package var key: YAMLNode
  package var value: YAMLNode
}

extension YAMLNode {
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The text of a scalar; nothing for anything else, and where nothing was typed.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  package var list: [YAMLNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  package var map: [YAMLPair]? {
    if case .map(let pairs) = content { pairs } else { nil }
  }

  /// What `true yes on 1` and `false no off 0` say, in any case; nothing for other values.
  package var boolean: Bool? { text.flatMap(YAMLScalar.boolean) }

  /// The whole number that a scalar spells in decimal.
  package var number: Int? { text.flatMap { Int($0) } }

  /// The value of a map's first pair with a key, letter by letter.
  package subscript(key: String) -> YAMLNode? {
    map?.first { $0.name == key }?.value
  }
}
