import Testing

/// What other targets use is told in words.
struct DocumentationTests {
  @Test func `what a target offers to others has a comment`() throws {
    for file in try SourceFile.sources.get() {
      for declaration in Declaration.all(in: file)
      where declaration.isPackage && declaration.needsWords {
        #expect(
          !declaration.documentation.isEmpty,
          "\(declaration.place): \(declaration.keyword) \(declaration.name) has no comment")
      }
    }
  }

  @Test func `a declaration is found with its comment`() throws {
    let text = """
      /// A day.
      @frozen
      package struct Day {
        package let year: Int
        // Not for documentation.
        package static func named(_ name: String) -> Day? { nil }
        package func save() {
        }
        let text = "package func no() {}"
      }
      """
    let found = Declaration.all(in: SourceFile(path: "Sources/X/Day.swift", text: text))
    #expect(found.map(\.name) == ["Day", "year", "named", "save", "text"])
    #expect(found.map(\.isPackage) == [true, true, true, true, false])
    #expect(found.map(\.needsWords) == [true, false, false, true, false])
    #expect(found.map(\.documentation) == [[" A day."], [], [], [], []])
  }

  @Test(arguments: [
    ("let a = 1 // print(a)", "let a = 1 "),
    ("let a = \"print(a)\"", "let a = \"\""),
    ("a /* b /* c */\n d */ e", "a \n e"),
    ("#\"a \" b\"# + c", "\"\" + c"),
    ("\"\"\"\n  a \" b\n  \"\"\" + c", "\"\"\n\n + c"),
    ("\"a \\\" b\" + c", "\"\" + c"),
  ])
  func `code is told from comments and strings`(text: String, code: String) {
    #expect(SwiftCode(text).withoutCommentsAndStrings == code)
  }
}

extension Declaration {
  /// Whether name and type alone do not tell what it is.
  ///
  /// Some are told by what they belong to: a stored property, an initialiser that takes the
  /// properties, a type within a type, what is one line of code, what the standard library or
  /// being a command asks for. A list of constants is told by the comment above its first, a
  /// function that takes its values in several ways by the comment above one of them.
  fileprivate var needsWords: Bool {
    switch keyword {
    case "let": modifiers.contains("static") && !isListed && !Self.asked.contains(name)
    case "var": rest.hasSuffix("{") && !Self.asked.contains(name) && !name.hasPrefix("is")
    case "init": false
    case "func", "subscript": !rest.hasSuffix("}") && !Self.asked.contains(name) && !hasToldTwin
    default: !isNested
    }
  }

  private var isNested: Bool { file.lines[line - 1].hasPrefix(" ") }

  private var hasToldTwin: Bool {
    Declaration.all(in: file).contains { $0.name == name && !$0.documentation.isEmpty }
  }

  private static let asked: Set<String> = [
    "description", "debugDescription", "hint", "rawValue", "id", "hash", "encode", "==", "<",
    "next", "makeIterator", "startIndex", "endIndex", "index", "allCases",
    "about", "inputs", "validate", "run",
  ]
}
