import DiaryMarkup

/// Reads a map of settings key by key, and keeps what could not be used.
struct SettingsReader {
  let file: String
  private(set) var problems: [SettingsProblem] = []
  private var pairs: [YAMLPair] = []
  private var known: Set<String> = []

  /// Parses a whole settings file.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    do throws(YAMLError) {
      let document = try YAMLDocument(parsing: bytes)
      if let root = document.root, root.map == nil, !root.isNull {
        problems.append(
          SettingsProblem(.yaml("expected settings as 'key: value'"), file: file, at: root))
      }
      pairs = document.pairs
    } catch {
      problems.append(SettingsProblem(error, file: file))
    }
  }

  /// Reads a setting, when it is there, with a conversion that gives nothing for a wrong value.
  mutating func read<Value>(
    _ key: String, expected: String, _ convert: (YAMLNode) -> Value?, into property: inout Value
  ) {
    known.insert(key)
    guard let node = pairs.first(where: { $0.name == key })?.value, !node.isNull else { return }
    if let value = convert(node) {
      property = value
    } else {
      complain(.wrongValue(key: key, expected: expected), at: node)
    }
  }

  /// Notes the keys that nothing has asked for, and tells all problems as they stand in the file.
  mutating func finish() -> [SettingsProblem] {
    let given = Set(pairs.map(\.name))
    for pair in pairs where !known.contains(pair.name) {
      let meant = known.subtracting(given).sorted().first { Self.isSlip(pair.name, for: $0) }
      complain(.unknownKey(pair.name, meant: meant), at: pair.key)
    }
    return problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  mutating func complain(_ fault: SettingsProblem.Fault, at node: YAMLNode) {
    problems.append(SettingsProblem(fault, file: file, at: node))
  }

  /// Whether a word is another, but for capitals, the signs between words, or one slip of a finger.
  private static func isSlip(_ typed: String, for word: String) -> Bool {
    func letters(_ text: String) -> [UInt8] {
      text.lowercased().utf8.filter { !"_- ".utf8.contains($0) }
    }
    var (left, right) = (letters(typed)[...], letters(word)[...])
    while let first = left.first, first == right.first {
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    while let last = left.last, last == right.last {
      (left, right) = (left.dropLast(), right.dropLast())
    }
    return max(left.count, right.count) <= 1
      || left.count == 2 && left.elementsEqual(right.reversed())
  }
}
