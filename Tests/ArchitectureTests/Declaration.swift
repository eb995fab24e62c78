/// Something that a file declares, with the comment above it.
struct Declaration {
  let file: SourceFile
  /// The number of its line, from 1.
  let line: Int
  /// `struct`, `func`, `let` and so on.
  let keyword: String
  /// The words before the keyword.
  let modifiers: [String]
  /// What follows the keyword in its line.
  let rest: String
  /// The lines of the comment above it.
  let documentation: [String]

  var place: String { "\(file.path):\(line)" }
  var isPackage: Bool { modifiers.contains("package") }

  /// The name declared, such as `save` of `func save(_ text: String)`.
  var name: String {
    let name = rest.prefix { !" (<:{=".contains($0) }
    return String(name.isEmpty ? rest.prefix { !" (".contains($0) } : name)
  }

  /// Whether the line above declares the like, so that one comment serves both.
  let isListed: Bool

  /// Every declaration of a file that begins its own line.
  static func all(in file: SourceFile) -> [Declaration] {
    let lines = file.lines
    let code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    return code.indices.compactMap { index in
      let words = code[index].split(separator: " ")
      guard
        let position = words.firstIndex(where: { keywords.contains($0.prefix { $0.isLetter }) }),
        words[..<position].allSatisfy({ isModifier($0) })
      else { return nil }
      return Declaration(
        file: file, line: index + 1,
        keyword: String(words[position].prefix { $0.isLetter }),
        modifiers: words[..<position].map(String.init),
        rest: (words[position].drop { $0.isLetter } + " "
          + words[(position + 1)...].joined(separator: " "))
          .trimmingPrefix(" ").description,
        documentation: comment(above: index, in: lines),
        isListed: index > 0
          && code[index - 1].split(separator: " ").prefix(position + 1) == words[...position])
    }
  }

  private static let keywords: Set<Substring> = [
    "struct", "enum", "class", "actor", "protocol", "typealias", "func", "init", "subscript",
    "var", "let",
  ]

  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || [
        "package", "private", "fileprivate", "internal", "static", "final", "mutating",
        "consuming", "borrowing", "indirect", "override", "lazy", "weak", "nonisolated",
        "private(set)", "package(set)", "convenience", "required", "prefix", "postfix", "infix",
      ].contains(word)
  }

  /// The `///` lines that end just above, attributes stepped over.
  private static func comment(above index: Int, in lines: [String]) -> [String] {
    var found: [String] = []
    for line in lines[..<index].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        found.append(String(text.dropFirst(3)))
      } else if !found.isEmpty || !text.hasPrefix("@") && !text.hasPrefix("#if") {
        break
      }
    }
    return found.reversed()
  }
}
