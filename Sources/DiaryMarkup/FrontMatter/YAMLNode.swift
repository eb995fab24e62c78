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
  private var start: UInt32
  private var end: UInt32
  private var startLine: UInt32
  private var startColumn: UInt32

  /// A node in a file of at most 4 GiB.
  init(content: Content, style: Style, range: Range<Int>, line: Int, column: Int) {
    (self.content, self.style) = (content, style)
    (start, end) = (UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
    (startLine, startColumn) = (UInt32(clamping: line), UInt32(clamping: column))
  }

  /// The bytes of the value with its anchor and tag, without the line's end.
  package var range: Range<Int> {
    get { Int(start)..<Int(end) }
    set {
      (start, end) = (UInt32(clamping: newValue.lowerBound), UInt32(clamping: newValue.upperBound))
    }
  }

  /// The line, from 1.
  package var line: Int { Int(startLine) }

  /// The column in bytes, from 1.
  package var column: Int { Int(startColumn) }
}

/// A key and its value in a YAML map.
package struct YAMLPair: Sendable {
  /// The key; one that is itself a list or map is held as the text of its source.
  package var key: YAMLNode
  package var value: YAMLNode

  /// The key as text.
  package var name: String { key.text ?? "" }
}

extension YAMLNode {
  package var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// The text of a scalar; nothing for anything else, and where nothing was typed.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The items, where it is a list.
  package var list: [YAMLNode]? {
    if case .list(let items) = content { items } else { nil }
  }

  /// The pairs, where it is a map.
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
