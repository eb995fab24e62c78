/// Text laid out for a width, counted in characters.
enum TextBlock {
  /// Paragraphs parted by empty lines, each filled to `width`; a line that begins with a blank
  /// stays as it is.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var words: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.isEmpty || line.first == " " else {
        words += line.split(separator: " ")
        continue
      }
      lines += fill(words, width: width)
      words = []
      lines.append(String(line))
    }
    return lines + fill(words, width: width)
  }

  /// How wide the first of two columns is: as its widest text, those apart that are very wide.
  static func columnWidth(of texts: [String], width: Int) -> Int {
    let widest = max(8, width * 2 / 5)
    return texts.map(\.count).filter { $0 <= widest }.max() ?? 0
  }

  /// Two aligned columns, indented by two.
  ///
  /// A left side that is too wide for its column has a line of its own.
  static func columns(
    _ rows: [(left: String, right: String)], column: Int, width: Int
  ) -> [String] {
    let indent = String(repeating: " ", count: column + 4)
    return rows.flatMap { row in
      let right = wrap(row.right, width: width - column - 4)
      let left = "  \(row.left)"
      guard row.left.count <= column, let first = right.first else {
        return [left] + right.map { indent + $0 }
      }
      let gap = String(repeating: " ", count: column - row.left.count + 2)
      return [left + gap + first] + right.dropFirst().map { indent + $0 }
    }
  }

  private static func fill(_ words: [Substring], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
