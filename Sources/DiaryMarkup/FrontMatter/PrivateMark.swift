/// Whether an entry is to be kept private, also where its front matter cannot be read.
///
/// A slip in front matter takes nothing but what it says out of reach. What somebody has marked as
/// private must not be published for it, so in doubt an entry is private.
enum PrivateMark {
  /// Whether front matter that can be read has the mark: any value but one that says no.
  static func isSet(in fields: [FrontMatter.Field]) -> Bool {
    fields.contains { field in
      guard field.name == key else { return false }
      let value = field.pair.value
      return !value.isNull && value.boolean != false
    }
  }

  /// Whether a line of front matter that cannot be read, or has come into the text, is the mark.
  static func isSpelled(in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { "\n\r{,".utf8.contains($0) }.contains { field in
      let text = field.drop { " \t\"'".utf8.contains($0) }
      guard text.count > key.utf8.count,
        zip(text, key.utf8).allSatisfy({ $0 | 0x20 == $1 })
      else { return false }
      let rest = text.dropFirst(key.utf8.count).drop { "\"' \t".utf8.contains($0) }
      guard rest.first == UInt8(ascii: ":") else { return false }
      let value = rest.dropFirst().split { " \t\"',}#".utf8.contains($0) }.first ?? []
      let word = String(decoding: value, as: UTF8.self)
      return !word.isEmpty && YAMLScalar.boolean(word) != false
    }
  }

  /// Whether a body begins with front matter that nobody reads, and that has the mark.
  static func isHidden(in body: ArraySlice<UInt8>) -> Bool {
    let start = body.prefix(4096)
    let isOpen = start.starts(with: Array("---".utf8))
    return (isOpen || HiddenFrontMatter.line(in: Array(start)) != nil) && isSpelled(in: start)
  }

  private static let key = "private"
}
