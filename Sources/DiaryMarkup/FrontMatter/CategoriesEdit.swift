import DiaryModel

/// Edits of the categories in a settings file that change their own bytes and no others.
package struct CategoriesEdit: Sendable {
  /// The whole file.
  package private(set) var bytes: [UInt8]

  /// Begins with the bytes of a whole file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a category behind the others.
  package mutating func add(_ category: Category) throws(CategoriesEditError) {
    let node = try categories()
    let details = [("icon", category.icon), ("colour", category.colour?.name ?? "")]
      .filter { !$0.1.isEmpty }
    let name = YAMLScalar.quoted(category.name)
    switch node?.content {
    case nil: try append("categories:\n" + Self.lines(name, details, behind: "  "), category.name)
    case .null:
      guard let key = pair()?.key else { throw .entangled }
      let place = bytes.nextLine(after: key.range.upperBound)
      let lines = Self.lines(name, details, behind: "  ")
      try change(place..<place, to: lines, adding: category.name)
    case .map(let pairs) where node?.style == .flow:
      guard let end = node?.range.upperBound else { throw .entangled }
      let text = details.map { "\($0.0): \(YAMLScalar.quoted($0.1, in: .flow))" }
      let typed = YAMLScalar.quoted(category.name, in: .flow)
      let item = (pairs.isEmpty ? "" : ", ") + "\(typed): {\(text.joined(separator: ", "))}"
      try change(end - 1..<end - 1, to: item, adding: category.name)
    case .map(let pairs):
      guard let last = pairs.last else { throw .entangled }
      let indentation = String(repeating: " ", count: max(0, last.key.column - 1))
      let place = bytes.nextLine(after: last.range.upperBound)
      let lines = Self.lines(name, details, behind: indentation)
      try change(place..<place, to: lines, adding: category.name)
    default: throw .entangled
    }
  }

  /// Gives a category another name, its look and its notes left as they are.
  package mutating func rename(
    _ name: String, to newName: String
  ) throws(CategoriesEditError) {
    guard let node = try categories() else { throw .entangled }
    let place: YAMLScalar.Place = node.style == .flow ? .flow : .block
    let expected = Self.names(node).map { $0.isSame(as: name) ? newName : $0 }
    let keys = node.map?.map(\.key) ?? node.list ?? []
    guard let key = keys.first(where: { $0.text?.isSame(as: name) ?? false }) else {
      throw .entangled
    }
    let start = FrontMatterAnchors.properties(of: key, in: bytes).start
    try change(
      start..<key.range.upperBound, to: YAMLScalar.quoted(newName, in: place), expecting: expected)
  }

  /// Takes a category away with its look.
  package mutating func remove(_ name: String) throws(CategoriesEditError) {
    guard let node = try categories() else { throw .entangled }
    let expected = Self.names(node).filter { !$0.isSame(as: name) }
    let ranges = node.map?.map(\.range) ?? node.list?.map(\.range) ?? []
    let names = Self.names(node)
    guard let index = names.firstIndex(where: { $0.isSame(as: name) }), ranges.count == names.count
    else { throw .entangled }
    var range = ranges[index]
    if node.style != .flow {
      range = bytes.lineStart(of: range.lowerBound)..<bytes.nextLine(after: range.upperBound)
    } else if index > 0 {
      range = ranges[index - 1].upperBound..<range.upperBound
    } else if ranges.count > 1 {
      range = range.lowerBound..<ranges[1].lowerBound
    }
    try change(range, to: "", expecting: expected)
  }
}

extension CategoriesEdit {
  private func pair() -> YAMLPair? {
    (try? YAMLDocument(parsing: bytes))?.pairs.first { $0.name == "categories" }
  }

  private func categories() throws(CategoriesEditError) -> YAMLNode? {
    do throws(YAMLError) { return try YAMLDocument(parsing: bytes)["categories"] } catch {
      throw .unreadable(line: error.line, column: error.column, error.message)
    }
  }

  private static func names(_ node: YAMLNode?) -> [String] {
    node?.map?.map(\.name) ?? node?.list?.compactMap(\.text) ?? []
  }

  private static func lines(
    _ name: String, _ details: [(String, String)], behind indentation: String
  ) -> String {
    details.reduce("\(indentation)\(name):\n") { lines, detail in
      lines + "\(indentation)  \(detail.0): \(YAMLScalar.quoted(detail.1))\n"
    }
  }

  private mutating func append(_ text: String, _ name: String) throws(CategoriesEditError) {
    let isEnded = bytes.isEmpty || bytes.last == 0x0A || bytes.last == 0x0D
    try change(
      bytes.count..<bytes.count, to: (isEnded ? "" : "\n") + text, expecting: [name])
  }

  private mutating func change(
    _ range: Range<Int>, to text: String, adding name: String
  ) throws(CategoriesEditError) {
    try change(range, to: text, expecting: Self.names(try categories()) + [name])
  }

  /// Takes a change over when it gives the names that are expected, and no other settings.
  private mutating func change(
    _ range: Range<Int>, to text: String, expecting names: [String]
  ) throws(CategoriesEditError) {
    var changed = bytes
    var typed = text
    if range.lowerBound > 0, range.lowerBound == bytes.count, !text.isEmpty,
      bytes[range.lowerBound - 1] != 0x0A, bytes[range.lowerBound - 1] != 0x0D,
      !text.hasPrefix("\n"), text.hasSuffix("\n")
    {
      typed = "\n" + text
    }
    if EntryText(bytes: bytes).lineEnding == .carriageReturnLineFeed {
      typed = typed.replacing("\n", with: "\r\n")
    }
    changed.replaceSubrange(range, with: Array(typed.utf8))
    let others = otherKeys(bytes)
    guard let document = try? YAMLDocument(parsing: changed),
      Self.names(document["categories"]) == names, otherKeys(changed) == others
    else { throw .entangled }
    if let anchor = Self.missingAnchor(document, changed),
      let old = try? YAMLDocument(parsing: bytes), Self.missingAnchor(old, bytes) != anchor
    {
      throw .anchorInUse(anchor)
    }
    bytes = changed
  }

  /// An anchor that values point at and that is nowhere.
  private static func missingAnchor(_ document: YAMLDocument, _ bytes: [UInt8]) -> String? {
    let ties = FrontMatterAnchors(document.pairs.flatMap { [$0.key, $0.value] }, in: bytes)
    return ties.aliases.subtracting(ties.anchors).min()
  }

  /// The other settings as they stand in the file.
  private func otherKeys(_ bytes: [UInt8]) -> [[UInt8]]? {
    (try? YAMLDocument(parsing: bytes))?.pairs.filter { $0.name != "categories" }
      .map { Array(bytes[$0.range]) }
  }
}

/// Why categories cannot be edited; the bytes are then as they were.
package enum CategoriesEditError: Error, Hashable {
  /// The file is no YAML.
  case unreadable(line: Int, column: Int, String)
  /// The categories are laid out in a way in which they cannot be changed by themselves.
  case entangled
  /// What would go has an anchor that other values point at.
  case anchorInUse(String)
}

extension CategoriesEditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let line, let column, let message): "\(line):\(column): \(message)"
    case .anchorInUse(let anchor):
      " '&\(VisibleText.oneLine(anchor))' would be gone, which is used elsewhere"
    case .entangled: " the categories cannot be changed by themselves"
    }
  }
}

extension String {
  /// Whether names are the same but for case.
  fileprivate func isSame(as other: String) -> Bool { lowercased() == other.lowercased() }
}
