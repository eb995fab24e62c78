extension FrontMatterEdit {
  /// Adds what another text's front matter holds and this one does not: whole fields, and tags.
  ///
  /// A field that has a value keeps it, to the byte.
  package mutating func take(from other: EntryText) throws(FrontMatterEditError) {
    for field in FrontMatter(other).fields {
      let own = FrontMatter(EntryText(bytes: bytes))[field.key]
      if own != nil, own != .null {
        try append(FrontMatterList(field), at: field.key)
      } else if case .scalar(let text) = field.value, field.pair.value.style == .plain {
        try set(field.key, asTyped: text)
      } else if field.value != .null || own == nil {
        try set(field.key, field.value)
      }
    }
  }

  private mutating func append(
    _ list: FrontMatterList, at key: String
  ) throws(FrontMatterEditError) {
    guard list.holdsTags else { return }
    for case .scalar(let tag) in list.items ?? [] { try append(tag, toListAt: key) }
  }
}
