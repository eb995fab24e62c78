/// A settings file's YAML as a tree that knows lines and columns.
package struct YAMLDocument: Sendable {
  /// The topmost value; nothing in a file that is empty or holds only comments.
  package let root: YAMLNode?

  /// Parses a whole file; a byte order mark at its start is skipped.
  package init(parsing bytes: [UInt8]) throws(YAMLError) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    root = try YAMLTree.read(start..<bytes.count, of: bytes, line: 1)
  }

  /// The pairs of the topmost map; none in an empty file.
  package var pairs: [YAMLPair] { root?.map ?? [] }

  package subscript(key: String) -> YAMLNode? { root?[key] }
}
