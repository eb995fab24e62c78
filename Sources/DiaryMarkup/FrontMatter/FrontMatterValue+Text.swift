extension FrontMatterValue {
  /// How scalars are written that some reader would take for a number, a date or truth.
  enum Kind {
    /// In quotes, so that they stay text.
    case text
    /// Plain, because a number, a date or truth is meant.
    case typed
  }

  /// The value as YAML on one line.
  func yaml(_ kind: Kind, in place: YAMLScalar.Place) -> String {
    switch self {
    case .null: ""
    case .scalar(let text): YAMLScalar.written(text, kind, in: place)
    case .alias(let name): name
    case .list(let items):
      "[" + items.map { $0.yaml(kind, in: .flow) }.joined(separator: ", ") + "]"
    case .map(let pairs):
      "{"
        + pairs.map { "\(YAMLScalar.quoted($0.key, in: .flow)): \($0.value.yaml(kind, in: .flow))" }
        .joined(separator: ", ") + "}"
    }
  }

  /// The value on one line, as it may be typed.
  package var yaml: String {
    if case .scalar(let text) = self { text } else { yaml(.typed, in: .block) }
  }

  var isNull: Bool { self == .null }

  var list: [FrontMatterValue]? {
    if case .list(let items) = self { items } else { nil }
  }
}

extension YAMLScalar {
  static func written(_ text: String, _ kind: FrontMatterValue.Kind, in place: Place) -> String {
    kind == .typed && isPlain(text, in: place) ? text : quoted(text, in: place)
  }
}
