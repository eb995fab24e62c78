extension FrontMatterLayout {
  /// Adds a text to a list's end; false where the value must become another list for that.
  mutating func append(_ text: String, to list: FrontMatterList) -> Bool {
    let node = list.field.pair.value
    if list.isText { return appendPart(text, to: list) }
    if node.list != nil, node.style == .flow {
      let typed = YAMLScalar.quoted(text, in: .flow)
      let start = FrontMatterAnchors.properties(of: node, in: bytes).start
      if let last = list.nodes.last {
        insert(", " + typed, at: last.range.upperBound)
      } else {
        insert(typed, at: start + 1)
      }
      return true
    }
    guard let last = list.nodes.last, let dash = dashes(of: node).last else { return false }
    insert(
      item(.scalar(text), .text, behind: dash.indentation),
      at: bytes.nextLine(after: last.range.upperBound))
    return true
  }

  /// Removes an item; false where the value must become another list for that.
  mutating func remove(_ index: Int, of list: FrontMatterList) -> Bool {
    let node = list.field.pair.value
    if list.isText { return removePart(index, of: list) }
    let item = list.nodes[index].range
    if node.style == .block {
      let dashes = dashes(of: node)
      guard index < dashes.count else { return false }
      change(dashes[index].line..<bytes.nextLine(after: item.upperBound), to: "")
    } else if index > 0 {
      change(list.nodes[index - 1].range.upperBound..<item.upperBound, to: "")
    } else if list.nodes.count > 1 {
      change(item.lowerBound..<list.nodes[1].range.lowerBound, to: "")
    } else {
      change(item.lowerBound..<behindComma(item.upperBound), to: "")
    }
    return true
  }

  /// Replaces all items of a list in block style; those that were there keep their lines.
  mutating func replaceItems(
    of node: YAMLNode, _ items: [FrontMatterValue], _ kind: FrontMatterValue.Kind
  ) {
    let dashes = dashes(of: node)
    guard let first = dashes.first else { return }
    var old = zip(dashes, node.list ?? []).map { dash, item in
      let range = dash.line..<bytes.nextLine(after: item.range.upperBound)
      return (value: FrontMatterValue(item), line: String(decoding: bytes[range], as: UTF8.self))
    }
    let lines = items.map { value in
      if let index = old.firstIndex(where: { $0.value == value && $0.line.hasSuffix(lineEnding) }) {
        return old.remove(at: index).line
      }
      return item(value, kind, behind: first.indentation)
    }.joined()
    change(first.line..<bytes.nextLine(after: node.range.upperBound), to: lines)
  }

  /// Lays out a list in block style below a key that has no value.
  mutating func startItems(
    of field: FrontMatter.Field, _ items: [FrontMatterValue], _ kind: FrontMatterValue.Kind
  ) {
    let indentation = String(repeating: " ", count: field.pair.key.column + 1)
    insert(items.map { item($0, kind, behind: indentation) }.joined(), at: field.lines.upperBound)
  }

  private func item(
    _ value: FrontMatterValue, _ kind: FrontMatterValue.Kind, behind indentation: String
  ) -> String {
    let typed = value.yaml(kind, in: .block)
    return indentation + (typed.isEmpty ? "-" : "- " + typed) + lineEnding
  }

  private struct Dash {
    /// Where the dash's line begins.
    var line: Int
    var indentation: String
  }

  /// The dashes of a list in block style, one for each item.
  private func dashes(of node: YAMLNode) -> [Dash] {
    guard let items = node.list else { return [] }
    var dashes: [Dash] = []
    var line = bytes.lineStart(of: node.range.lowerBound)
    for item in items {
      while line <= item.range.lowerBound {
        let indentation = bytes[line...].prefix { $0 == 0x20 }
        let rest = bytes[indentation.endIndex...]
        if rest.first == UInt8(ascii: "-"), rest.dropFirst().first.map({ $0 <= 0x20 }) != false {
          dashes.append(
            Dash(line: line, indentation: String(decoding: indentation, as: UTF8.self)))
          break
        }
        let next = bytes.nextLine(after: line)
        guard next > line else { return [] }
        line = next
      }
      line = bytes.nextLine(after: item.range.upperBound)
    }
    return dashes.count == items.count ? dashes : []
  }
}
