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
  /// The bytes of a map in brackets; nothing where fields stand on lines of their own.
  let brackets: Range<Int>?

  package init(_ text: EntryText) {
    guard let range = text.frontMatter else {
      (fields, problems, isReadable, brackets) = ([], [], true, nil)
      return
    }
    do throws(YAMLError) {
      let root = try YAMLTree.read(range, of: text.bytes, line: 2)
      guard let root, !root.isNull else {
        (fields, problems, isReadable, brackets) = ([], [], true, nil)
        return
      }
      guard let pairs = root.map else {
        throw YAMLError(line: root.line, column: root.column, fault: .notAMap)
      }
      let isFlow = root.style == .flow
      let names = pairs.map(\.name.lowerKey)
      let repeated = Self.repeated(names)
      fields = pairs.indices.map { index in
        Field(
          pairs[index], name: names[index], isRepeated: repeated[index],
          lines: isFlow
            ? pairs[index].range : pairs[index].lines(in: text.bytes, upTo: range.upperBound))
      }
      problems = fields.flatMap(\.problems)
      brackets = isFlow ? root.range : nil
      isReadable = true
    } catch {
      let fault = Self.fault(error, in: text)
      let problem = EntryProblem(
        line: error.line, column: error.column, message: fault.description)
      (fields, problems, isReadable, brackets) = ([], [problem], false, nil)
    }
  }

  /// The first thing that is wrong.
  package var problem: EntryProblem? { problems.first }

  /// The value of the first field with a key, without regard to case.
  package subscript(key: String) -> FrontMatterValue? { field(key)?.value }

  /// The first field with a key, without regard to case.
  package func field(_ key: String) -> Field? {
    let name = key.lowerKey
    return fields.first { $0.name == name }
  }
}
