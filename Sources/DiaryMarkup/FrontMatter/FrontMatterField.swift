import DiaryModel

extension FrontMatter {
  /// One key with its value and where they stand in the file.
  package struct Field: Sendable {
    /// The whole lines of the field, their ends included; inside brackets, key and value alone.
    package let lines: Range<Int>
    /// Whether an earlier field has the same key, so that this one does not count.
    package let isRepeated: Bool
    /// The key in lower case.
    let name: String
    let pair: YAMLPair

    init(_ pair: YAMLPair, name: String, isRepeated: Bool, lines: Range<Int>) {
      (self.pair, self.name, self.isRepeated, self.lines) = (pair, name, isRepeated, lines)
    }
  }
}

extension FrontMatter.Field {
  /// The key as typed.
  package var key: String { pair.name }
  package var keyRange: Range<Int> { pair.key.range }
  package var value: FrontMatterValue { FrontMatterValue(pair.value) }
  /// The bytes of the value with its anchor and tag, without its last line's end.
  package var valueRange: Range<Int> { pair.value.range }
  package var style: YAMLNode.Style { pair.value.style }
  /// The line of the key in the file, from 1.
  package var line: Int { pair.key.line }

  /// Whether the key is this one, without regard to case.
  package func isNamed(_ key: String) -> Bool { name == key.lowerKey }

  /// What is wrong with a field that can be read.
  var problems: [EntryProblem] {
    var problems: [EntryProblem] = []
    if isRepeated { problems.append(EntryProblem(at: pair.key, .repeatedKey(key))) }
    if pair.value.isPlaceholder { problems.append(EntryProblem(at: pair.value, .placeholder)) }
    return problems
  }
}

extension YAMLPair {
  /// The bytes from the key's first to the value's last.
  var range: Range<Int> {
    key.range.lowerBound..<max(key.range.upperBound, value.range.upperBound)
  }

  /// The bytes of the lines that key and value stand on.
  func lines(in bytes: [UInt8], upTo end: Int) -> Range<Int> {
    let range = range
    return bytes.lineStart(of: range.lowerBound)..<min(end, bytes.nextLine(after: range.upperBound))
  }
}

extension String {
  /// A key in lower case.
  var lowerKey: String {
    utf8.contains { $0 >= 0x80 || ($0 >= 0x41 && $0 <= 0x5A) } ? lowercased() : self
  }
}
