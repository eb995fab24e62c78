import CCMark

/// A document as libcmark parsed it, and the only owner of its memory.
///
/// The tree lies in memory of this thread's own, which is given back when this value goes out of
/// scope; being noncopyable, it is freed once.
struct ParsedMarkdown: ~Copyable {
  private let root: OpaquePointer

  /// Parses a document; nil only when memory is out.
  init?(_ source: UnsafeBufferPointer<UInt8>) {
    let parsed = source.withMemoryRebound(to: CChar.self) { characters in
      diary_parse(
        characters.baseAddress, characters.count, CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8)
    }
    guard let parsed else {
      diary_end_document()
      return nil
    }
    root = parsed
  }

  /// Lends the document's node, which is valid until this returns.
  borrowing func withRoot<Result>(_ body: (OpaquePointer) -> Result) -> Result { body(root) }

  deinit { diary_end_document() }
}
