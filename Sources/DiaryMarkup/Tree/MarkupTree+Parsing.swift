extension MarkupTree {
  /// The deepest nesting of blocks that is kept as nesting; what lies deeper is shown unnested.
  static let deepestBlock = 200
  /// Likewise for emphasis, links and images within a block.
  static let deepestInline = 50

  /// Reads a body, which is an entry's bytes without its front matter.
  ///
  /// Any bytes can be read: what is not UTF-8 is shown as U+FFFD. The time is linear in the
  /// length, and nesting is capped, so that what walks the tree may recurse.
  package init(parsing body: ArraySlice<UInt8>, options: MarkupOptions = .standard) {
    self = body.withUnsafeBufferPointer { Self.parse($0, options) }
  }

  /// Reads a text.
  package init(parsing body: String, options: MarkupOptions = .standard) {
    self.init(parsing: Array(body.utf8)[...], options: options)
  }

  private static func parse(
    _ source: UnsafeBufferPointer<UInt8>, _ options: MarkupOptions
  ) -> MarkupTree {
    // Places are 32 bits wide; a body that could overflow them is no diary entry.
    let source = UnsafeBufferPointer(rebasing: source.prefix(1 << 29))
    let prepared = PreparedSource(source, options: options)
    guard let text = prepared.text else { return build(source, prepared, source, options) }
    return text.withUnsafeBufferPointer { build($0, prepared, source, options) }
  }

  private static func build(
    _ text: UnsafeBufferPointer<UInt8>, _ prepared: PreparedSource,
    _ body: UnsafeBufferPointer<UInt8>, _ options: MarkupOptions
  ) -> MarkupTree {
    guard let document = ParsedMarkdown(text) else { return MarkupTree() }
    var builder = TreeBuilder(options: options, source: prepared, body: body)
    document.withRoot { builder.build(from: $0) }
    return builder.tree
  }
}
