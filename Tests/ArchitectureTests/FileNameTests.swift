import Testing

/// Where to look for a thing.
struct FileNameTests {
  @Test func `a file with a type in it is named for one that it declares or extends`() throws {
    for file in try SourceFile.sources.get() {
      let nouns = file.nouns
      // A file of extensions alone may be named for their topic.
      guard nouns.contains(where: { $0.keyword != "extension" }) else { continue }
      let name = file.name.prefix { $0 != "+" }
      let isNamed = nouns.flatMap { $0.name.split(separator: ".") }.contains { noun in
        noun.hasPrefix(name) || name.hasPrefix(noun) || name.hasSuffix(noun)
      }
      #expect(isNamed, "\(file.path) holds \(nouns.map(\.name))")
    }
  }
}

extension SourceFile {
  /// What the file declares or extends at its outermost level and does not keep to itself.
  fileprivate var nouns: [(keyword: Substring, name: Substring)] {
    code.split(separator: "\n").compactMap { line in
      guard line.first?.isWhitespace == false, !line.contains("private ") else { return nil }
      let words = line.split { " :<{(~".contains($0) }
      guard let keyword = words.firstIndex(where: Self.declaring.contains),
        keyword + 1 < words.count
      else { return nil }
      return (words[keyword], words[keyword + 1])
    }
  }

  private static let declaring: Set<Substring> = [
    "struct", "enum", "class", "actor", "protocol", "typealias", "extension",
  ]
}
