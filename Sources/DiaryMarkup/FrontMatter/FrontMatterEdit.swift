import DiaryModel

/// Edits of an entry's front matter that change their own bytes and no others.
///
/// Comments, quoting, order, unknown keys, anchors, line endings, byte order mark and a missing
/// final newline stay. Every edit is read back before it counts: the field must hold what was set,
/// and every other one what it held; otherwise the edit is refused and nothing has changed.
package struct FrontMatterEdit: Sendable {
  /// The whole file.
  package private(set) var bytes: [UInt8]

  /// Begins with the bytes of a whole file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Sets a key to a text; in quotes only where a reader of YAML would take it for something else.
  package mutating func set(_ key: String, _ text: String) throws(FrontMatterEditError) {
    try set(key, .scalar(text), .text)
  }

  /// Sets a key to a list of texts, in the style that the value has; in brackets at first.
  package mutating func set(_ key: String, _ list: [String]) throws(FrontMatterEditError) {
    try set(key, .list(list.map { .scalar($0) }), .text)
  }

  /// Sets a key to a text as somebody types it: `5` is a number and `true` a truth, where a text
  /// would stand in quotes.
  package mutating func set(_ key: String, asTyped text: String) throws(FrontMatterEditError) {
    try set(key, .scalar(text), .typed)
  }

  package mutating func set(_ key: String, _ flag: Bool) throws(FrontMatterEditError) {
    try set(key, .scalar(flag ? "true" : "false"), .typed)
  }

  package mutating func set(_ key: String, _ moment: Moment) throws(FrontMatterEditError) {
    try set(key, .scalar(moment.description), .typed)
  }

  package mutating func set(_ key: String, _ day: Day) throws(FrontMatterEditError) {
    try set(key, .scalar(day.description), .typed)
  }

  package mutating func set(_ key: String, _ value: FrontMatterValue) throws(FrontMatterEditError) {
    try set(key, value, .text)
  }

  private mutating func set(
    _ key: String, _ value: FrontMatterValue, _ kind: FrontMatterValue.Kind
  ) throws(FrontMatterEditError) {
    var layout = try layout()
    let field = layout.frontMatter.field(key)
    if let field {
      try layout.checkAnchors(below: field.pair.value, of: key)
      try layout.replace(field, value, kind)
    } else {
      try layout.insert(key, value, kind)
    }
    try apply(layout, key) { fields in
      guard let index = fields.firstIndex(where: { $0.key == key.lowerKey }) else {
        fields.append(FrontMatterPair(key.lowerKey, value))
        return
      }
      fields[index].value = value
    }
  }

  /// Removes every field with a key, with its lines.
  ///
  /// A front matter block in which nothing is left goes too.
  package mutating func remove(_ key: String) throws(FrontMatterEditError) {
    var layout = try layout()
    while let field = layout.frontMatter.field(key) {
      try layout.checkAnchors(in: [field.pair.key, field.pair.value], of: key)
      layout.remove(field)
      try apply(layout, key) { fields in
        guard let index = fields.firstIndex(where: { $0.key == field.name }) else { return }
        fields.remove(at: index)
      }
      layout = try self.layout()
      if layout.isEmpty { bytes = layout.withoutBlock }
    }
  }

  /// Adds a text at the end of a list, unless it is there.
  ///
  /// A missing or empty value becomes a list. One text becomes a list's first item, or stays one
  /// text where tags are parted by commas or blanks.
  package mutating func append(
    _ value: String, toListAt key: String
  ) throws(FrontMatterEditError) {
    var layout = try layout()
    guard let field = layout.frontMatter.field(key) else { return try set(key, [value]) }
    let list = FrontMatterList(field)
    guard let items = list.items else { throw .notAList(key: key) }
    guard list.firstIndex(of: value) == nil else { return }
    let longer = items + [.scalar(list.normal(value))]
    if layout.append(list.normal(value), to: list) {
      try apply(layout, key, list: longer)
    } else {
      try set(key, .list(longer))
    }
  }

  /// Takes a text out of a list, wherever it stands there.
  ///
  /// Tags are compared without regard to case and `#`.
  package mutating func remove(
    _ value: String, fromListAt key: String
  ) throws(FrontMatterEditError) {
    var layout = try layout()
    while let field = layout.frontMatter.field(key) {
      let list = FrontMatterList(field)
      guard var rest = list.items, let index = list.firstIndex(of: value) else { return }
      if !list.nodes.isEmpty { try layout.checkAnchors(in: [list.nodes[index]], of: key) }
      rest.remove(at: index)
      if layout.remove(index, of: list) {
        try apply(layout, key, list: rest)
      } else {
        try set(key, rest.isEmpty ? .null : .list(rest))
      }
      layout = try self.layout()
    }
  }
}

extension FrontMatterEdit {
  private func layout() throws(FrontMatterEditError) -> FrontMatterLayout {
    let layout = FrontMatterLayout(EntryText(bytes: bytes))
    guard layout.frontMatter.isReadable else {
      guard let problem = layout.frontMatter.problem else { return layout }
      throw .unreadable(problem)
    }
    return layout
  }

  /// Takes changes over when they give the fields that are expected, and no other body.
  private mutating func apply(
    _ layout: FrontMatterLayout, _ key: String, expecting change: (inout [FrontMatterPair]) -> Void
  ) throws(FrontMatterEditError) {
    let changed = layout.changed
    let text = EntryText(bytes: changed)
    let frontMatter = FrontMatter(text)
    var expected = layout.frontMatter.pairs
    change(&expected)
    guard frontMatter.isReadable, frontMatter.pairs == expected,
      text.body.elementsEqual(layout.text.body)
    else { throw .entangled(key: key) }
    bytes = changed
  }

  /// Takes changes over when they give the list that is expected, however it is written.
  private mutating func apply(
    _ layout: FrontMatterLayout, _ key: String, list: [FrontMatterValue]
  ) throws(FrontMatterEditError) {
    guard let field = FrontMatter(EntryText(bytes: layout.changed)).field(key),
      FrontMatterList(field).items == list
    else { throw .entangled(key: key) }
    try apply(layout, key) { fields in
      guard let index = fields.firstIndex(where: { $0.key == field.name }) else { return }
      fields[index].value = field.value
    }
  }
}

extension FrontMatter {
  /// The fields with their keys in lower case.
  fileprivate var pairs: [FrontMatterPair] { fields.map { FrontMatterPair($0.name, $0.value) } }
}
