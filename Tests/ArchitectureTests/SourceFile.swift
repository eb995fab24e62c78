import Foundation

/// A Swift file of the project, as text and as code alone.
struct SourceFile {
  /// The path from the project's folder, such as `Sources/DiaryModel/Day.swift`.
  let path: String
  let text: String
  /// The text with comments and the insides of strings left out, line by line as it was.
  let code: String

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    code = SwiftCode(text).withoutCommentsAndStrings
  }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The target's name: the second part of the path.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The file's name without its ending.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// The modules that the file imports, at the start of a line or within `#if`.
  var imports: Set<String> {
    Set(
      code.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"),
          words[..<keyword].allSatisfy({ Self.importModifiers.contains($0) || $0.hasPrefix("@") })
        else { return nil }
        return words.last.map(String.init)
      })
  }

  /// The program's files, read once.
  static let sources = Result { try all(in: "Sources") }
  static let tests = Result { try all(in: "Tests") }

  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let importModifiers: Set<Substring> = [
    "package", "internal", "fileprivate", "private", "public",
  ]

  /// Every Swift file below a folder of the project, in the order of their paths.
  private static func all(in folder: String) throws -> [SourceFile] {
    let place = project.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: place.path()).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map {
        SourceFile(
          path: "\(folder)/\($0)",
          text: try String(contentsOf: place.appending(path: $0), encoding: .utf8))
      }
  }
}
