import Foundation
import Testing

/// What the project's texts do not speak of.
struct ProjectTextTests {
  /// Folders of a machine that the project was worked on; a text that names one helps nobody else.
  static let folders = ["work", "root", "Users"].map { "/\($0)/" }

  @Test func `no text names a folder of one machine`() throws {
    for (path, text) in try Self.texts() {
      for folder in Self.folders + [SourceFile.project.path()] {
        for range in text.ranges(of: folder) {
          let before =
            range.lowerBound == text.startIndex
            ? " " : text[text.index(before: range.lowerBound)]
          let isWhole = !before.isLetter && !before.isNumber && !"._-~}*".contains(before)
          #expect(!isWhole, "\(path) names \(folder)")
        }
      }
    }
  }

  @Test func `every text ends with a line end and no line with blanks`() throws {
    for (path, text) in try Self.texts() where path.hasSuffix(".swift") || path.hasSuffix(".md") {
      #expect(text.isEmpty || text.hasSuffix("\n"), "\(path)")
      #expect(!text.contains(" \n"), "\(path)")
    }
  }

  /// The texts of the project by path, without what is built and what fixtures hold on purpose.
  private static func texts() throws -> [(path: String, text: String)] {
    let folder = SourceFile.project
    let left = [".git", ".build", ".swiftpm", "Tests/EndToEndTests/Fixtures"]
    guard let walk = FileManager.default.enumerator(atPath: folder.path()) else { return [] }
    var texts: [(String, String)] = []
    while let path = walk.nextObject() as? String {
      if left.contains(path) {
        walk.skipDescendants()
      } else if let bytes = try? Data(contentsOf: folder.appending(path: path)),
        let text = String(data: bytes, encoding: .utf8)
      {
        texts.append((path, text))
      }
    }
    return texts
  }
}
