import Testing

/// How a file of the project is made.
struct SourceFileTests {
  static let files = Result { try SourceFile.sources.get() + SourceFile.tests.get() }

  @Test func `a file can be read in one sitting`() throws {
    for file in try Self.files.get() {
      #expect(file.lines.count <= 251, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  /// Words that have no place in the program, each with what to do instead.
  static let banned = [
    (".atomic", "save as Platform does: it loses no bytes, modes or links"),
    ("atomically:", "save as Platform does: it loses no bytes, modes or links"),
    ("Process(", "start programs as Platform does: an editor needs the terminal"),
    ("print(", "write through the output, which is checked"),
    ("debugPrint(", "write through the output, which is checked"),
    ("Regex", "scan by hand: it backtracks without end on some texts"),
    ("fatalError", "throw, so that nothing is lost"),
    ("preconditionFailure", "throw, so that nothing is lost"),
    ("try!", "throw, so that nothing is lost"),
    ("as!", "let the types say it"),
    ("public", "`package` is as far as anything goes"),
    ("@unchecked", "let the compiler check it"),
    ("nonisolated(unsafe)", "let the compiler check it"),
  ]

  @Test(arguments: banned)
  func `some words have no place in the program`(word: String, instead: String) throws {
    for file in try SourceFile.sources.get() {
      for number in file.linesOfCode(with: word) {
        Issue.record("\(file.path):\(number) has '\(word)': \(instead)")
      }
    }
  }

  @Test func `nothing that is shared can change`() throws {
    for file in try SourceFile.sources.get() {
      for number in file.linesOfCode(with: "static var") {
        let line = file.code.split(separator: "\n", omittingEmptySubsequences: false)[number - 1]
        let isComputed = line.contains("{") && !line.prefix { $0 != "{" }.contains("=")
        #expect(isComputed, "\(file.path):\(number) keeps a value that changes")
      }
    }
  }

  @Test func `no banners stand between things`() throws {
    for file in try Self.files.get() {
      #expect(!file.text.contains("// MA" + "RK:"), "\(file.path)")
    }
  }

  @Test func `a class says why it is one`() throws {
    for file in try SourceFile.sources.get() {
      for declaration in Declaration.all(in: file) where declaration.keyword == "class" {
        let says = declaration.documentation.contains { $0.lowercased().contains("class") }
        #expect(says, "\(declaration.place) does not say why it is a class")
      }
    }
  }
}

extension SourceFile {
  /// The numbers of the lines whose code has the word by itself, not as a part of another.
  fileprivate func linesOfCode(with word: String) -> [Int] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(1..., lines).filter { $1.hasWord(word) }.map(\.0)
  }
}

extension StringProtocol {
  fileprivate func hasWord(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      func continues(_ character: Character?, _ neighbour: Character?) -> Bool {
        guard let character, let neighbour else { return false }
        return [character, neighbour].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
      let after = range.upperBound == endIndex ? nil : self[range.upperBound]
      return !continues(before, word.first) && !continues(after, word.last)
    }
  }
}
