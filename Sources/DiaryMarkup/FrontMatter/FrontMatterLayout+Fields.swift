extension FrontMatterLayout {
  /// Adds a field behind all others, in a new block where there is none.
  mutating func insert(
    _ key: String, _ value: FrontMatterValue, _ kind: FrontMatterValue.Kind
  ) throws(FrontMatterEditError) {
    let isFlow = frontMatter.brackets != nil
    let typed = value.yaml(kind, in: isFlow ? .flow : .block)
    let name = YAMLScalar.written(key, .typed, in: isFlow ? .flow : .block)
    let field = typed.isEmpty ? "\(name):" : "\(name): \(typed)"
    guard let range = text.frontMatter else {
      let block = ["---", field, "---", ""].joined(separator: lineEnding)
      insert(block, at: text.byteOrderMark.upperBound)
      return
    }
    if let brackets = frontMatter.brackets {
      if let last = frontMatter.fields.last {
        insert(", " + field, at: end(of: last))
      } else if let open = bytes[brackets].firstIndex(of: UInt8(ascii: "{")) {
        insert(field, at: open + 1)
      }
      return
    }
    let indentation = frontMatter.fields.first.map { $0.pair.key.column - 1 } ?? 0
    var end = range.upperBound
    let earliest = frontMatter.fields.last?.lines.upperBound ?? range.lowerBound
    while end > earliest {
      let line = bytes.lineStart(of: end - 1 - (bytes.isSecondOfPair(end - 1) ? 1 : 0))
      guard line >= earliest, bytes[line..<end].allSatisfy({ $0 <= 0x20 }) else { break }
      end = line
    }
    insert(String(repeating: " ", count: indentation) + field + lineEnding, at: end)
  }

  /// Replaces a field's value, with its anchor kept.
  mutating func replace(
    _ field: FrontMatter.Field, _ value: FrontMatterValue, _ kind: FrontMatterValue.Kind
  ) throws(FrontMatterEditError) {
    let node = field.pair.value
    let place = frontMatter.brackets == nil ? YAMLScalar.Place.block : .flow
    if node.isNull, value.isNull { return }
    let (anchor, start) = FrontMatterAnchors.properties(of: node, in: bytes)
    if case .list(let items) = value, !items.isEmpty, place == .block {
      if node.style == .block, node.list != nil { return replaceItems(of: node, items, kind) }
      if node.isNull, start == node.range.lowerBound { return startItems(of: field, items, kind) }
    }
    var typed = value.yaml(node.isTyped(like: value) ? .typed : kind, in: place)
    if let anchor { typed = typed.isEmpty ? "&\(anchor)" : "&\(anchor) \(typed)" }
    guard let colon = colon(of: field) else {
      guard place == .flow, node.isNull else { throw .entangled(key: field.key) }
      return insert(": " + typed, at: field.keyRange.upperBound)
    }
    if node.range.isEmpty {
      let hasBlank = place == .flow && bytes[colon + 1] == 0x20
      insert(hasBlank ? typed : " " + typed, at: colon + (hasBlank ? 2 : 1))
    } else if bytes.lineEnd(of: colon) >= node.range.lowerBound {
      let isNull = typed.isEmpty && place == .block
      change((isNull ? colon + 1 : node.range.lowerBound)..<node.range.upperBound, to: typed)
    } else if place == .flow {
      change(colon + 1..<node.range.upperBound, to: " " + typed)
    } else {
      insert(typed.isEmpty ? "" : " " + typed, at: colon + 1)
      change(bytes.lineStart(of: node.range.lowerBound)..<field.lines.upperBound, to: "")
    }
  }

  /// Removes a field: its lines, or inside brackets its pair and a comma.
  mutating func remove(_ field: FrontMatter.Field) {
    guard frontMatter.brackets != nil else { return change(field.lines, to: "") }
    let fields = frontMatter.fields
    guard let index = fields.firstIndex(where: { $0.keyRange == field.keyRange }) else { return }
    let start = field.keyRange.lowerBound
    if index > 0 {
      change(end(of: fields[index - 1])..<end(of: field), to: "")
    } else if fields.count > 1 {
      change(start..<fields[1].keyRange.lowerBound, to: "")
    } else {
      change(start..<behindComma(end(of: field)), to: "")
    }
  }

  /// Where the colon behind a key is; nothing where it is not on the key's line.
  func colon(of field: FrontMatter.Field) -> Int? {
    let rest = bytes[field.keyRange.upperBound...].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.first == UInt8(ascii: ":") ? rest.startIndex : nil
  }

  /// The offset behind a comma that follows, or the same offset where none does.
  func behindComma(_ offset: Int) -> Int {
    let rest = bytes[offset...].drop { $0 <= 0x20 }
    return rest.first == UInt8(ascii: ",") ? rest.startIndex + 1 : offset
  }

  private func end(of field: FrontMatter.Field) -> Int {
    guard field.valueRange.isEmpty else { return field.valueRange.upperBound }
    return colon(of: field).map { $0 + 1 } ?? field.keyRange.upperBound
  }
}

extension YAMLNode {
  /// Whether both are plain numbers, dates or truths, so that the new one may stay plain too.
  fileprivate func isTyped(like value: FrontMatterValue) -> Bool {
    guard style == .plain, let text, case .scalar(let other) = value else { return false }
    let resolution = YAMLScalar.resolution(text)
    return resolution == YAMLScalar.resolution(other) && resolution != .text
      && resolution != .other
  }
}

extension [UInt8] {
  /// Whether a byte is the line feed of a carriage return and line feed.
  fileprivate func isSecondOfPair(_ index: Int) -> Bool {
    index > 0 && self[index] == 0x0A && self[index - 1] == 0x0D
  }
}
