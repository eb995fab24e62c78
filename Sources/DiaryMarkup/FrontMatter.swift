import DiaryModel

/// The YAML at the start of an entry: what is known of it besides its text.
///
/// Read by libyaml's event parser. Front matter that is no valid YAML has no fields and a problem;
/// nothing is guessed, and the entry is read without it.
package struct FrontMatter: Sendable {
  /// The keys in the order they stand, repeated ones too.
  package let fields: [Field]
  /// What is wrong, in the order of the file.
  package let problems: [EntryProblem]
  /// Whether the bytes are YAML with keys and values, or empty.
  package let isReadable: Bool
  /// The whole of the YAML; nothing where it is empty or not readable.
  let root: YAMLNode?

  /// One key with its value and where they stand in the file.
  package struct Field: Sendable {
    /// The key as typed.
    package let key: String
    package let keyRange: Range<Int>
    /// The bytes of the value, from its first line's column on, without the last line's end.
    package let valueRange: Range<Int>
    /// The whole lines of the field, their ends included; inside brackets, key and value alone.
    package let lines: Range<Int>
    package let line: Int
    let pair: YAMLPair

    package var value: FrontMatterValue { FrontMatterValue(pair.value) }
    package var style: YAMLNode.Style { pair.value.style }
  }

  package init(_ text: EntryText) {
    guard let range = text.frontMatter else {
      (fields, problems, isReadable, root) = ([], [], true, nil)
      return
    }
    do throws(YAMLError) {
      let root = try YAMLTree.read(range, of: text.bytes, line: 2)
      guard let root, !root.isNull else {
        (fields, problems, isReadable, self.root) = ([], [], true, nil)
        return
      }
      guard let pairs = root.map else {
        throw YAMLError(line: root.line, column: root.column, fault: .notAMap)
      }
      let isFlow = root.style == .flow
      fields = pairs.map { Field($0, isFlow: isFlow, in: text.bytes, end: range.upperBound) }
      problems = Self.problems(pairs)
      isReadable = true
      self.root = root
    } catch {
      let fault = Self.fault(error, in: text)
      let problem = EntryProblem(
        line: error.line, column: error.column, message: fault.description)
      (fields, problems, isReadable, root) = ([], [problem], false, nil)
    }
  }

  /// The first thing that is wrong.
  package var problem: EntryProblem? { problems.first }

  /// The value of the first field with a key, without regard to case.
  package subscript(key: String) -> FrontMatterValue? { field(key)?.value }

  package func field(_ key: String) -> Field? { fields.first { $0.isNamed(key) } }
}

extension FrontMatter.Field {
  fileprivate init(_ pair: YAMLPair, isFlow: Bool, in bytes: [UInt8], end: Int) {
    self.pair = pair
    key = pair.name
    keyRange = pair.key.range
    valueRange = pair.value.range
    line = pair.key.line
    let last = max(keyRange.upperBound, valueRange.upperBound)
    lines =
      isFlow
      ? keyRange.lowerBound..<last
      : bytes.lineStart(of: keyRange.lowerBound)..<min(end, bytes.nextLine(after: last))
  }

  /// Whether the key is this one, without regard to case.
  package func isNamed(_ name: String) -> Bool {
    key == name || key.lowercased() == name.lowercased()
  }
}
