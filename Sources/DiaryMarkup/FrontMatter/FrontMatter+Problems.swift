import DiaryModel

extension FrontMatter {
  /// Which keys stand earlier too.
  static func repeated(_ names: [String]) -> [Bool] {
    guard names.count > 16 else {
      return names.indices.map { index in names[..<index].contains(names[index]) }
    }
    var seen: Set<String> = []
    return names.map { !seen.insert($0).inserted }
  }

  /// The fault to tell of: a placeholder without quotes breaks YAML in ways that do not name it.
  static func fault(_ error: YAMLError, in text: EntryText) -> YAMLFault {
    switch error.fault {
    case .tooLarge, .tooDeep, .notUTF8, .controlCharacter, .notAMap: return error.fault
    default: break
    }
    guard let range = text.frontMatter else { return error.fault }
    var start = range.lowerBound
    for _ in 2..<max(2, error.line) { start = text.bytes.nextLine(after: start) }
    let line = text.bytes[start..<min(range.upperBound, text.bytes.nextLine(after: start))]
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return error.fault }
    let value = line[(colon + 1)...].drop { $0 == 0x20 }
    return value.starts(with: "{{".utf8) ? .placeholder : error.fault
  }
}

extension EntryProblem {
  init(at node: YAMLNode, _ fault: YAMLFault) {
    self.init(line: node.line, column: node.column, message: fault.description)
  }
}

extension YAMLNode {
  /// Whether the value is a template's `{{date}}`, which YAML takes for a map with a map as key.
  var isPlaceholder: Bool {
    guard style == .flow, let pairs = map, pairs.count == 1 else { return false }
    return pairs[0].key.style == .flow && pairs[0].value.isNull && pairs[0].name.hasPrefix("{")
  }
}
