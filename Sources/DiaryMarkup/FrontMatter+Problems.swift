import DiaryModel

extension FrontMatter {
  /// What is wrong with front matter that can be read.
  static func problems(_ pairs: [YAMLPair]) -> [EntryProblem] {
    var problems: [EntryProblem] = []
    var seen: Set<String> = []
    for pair in pairs {
      if !seen.insert(pair.name.lowercased()).inserted {
        problems.append(EntryProblem(at: pair.key, .repeatedKey(pair.name)))
      }
      if pair.value.isPlaceholder {
        problems.append(EntryProblem(at: pair.value, .placeholder))
      }
    }
    return problems
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
  fileprivate var isPlaceholder: Bool {
    guard style == .flow, let pairs = map, pairs.count == 1 else { return false }
    return pairs[0].key.map != nil && pairs[0].key.style == .flow && pairs[0].value.isNull
  }
}

extension [UInt8] {
  /// Where the line that holds a byte begins.
  func lineStart(of index: Int) -> Int {
    var start = index
    while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Where the line that holds a byte ends, before its line ending.
  func lineEnd(of index: Int) -> Int {
    var end = index
    while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
    return end
  }

  /// Where the line behind the one that holds a byte begins; the end of all where there is none.
  func nextLine(after index: Int) -> Int {
    let end = lineEnd(of: index)
    guard end < count else { return count }
    return self[end] == 0x0D && end + 1 < count && self[end + 1] == 0x0A ? end + 2 : end + 1
  }
}
