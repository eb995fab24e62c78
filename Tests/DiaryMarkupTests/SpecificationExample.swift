import Foundation

/// An example of a specification: Markdown and the HTML it stands for.
struct SpecificationExample: Decodable {
  var section: String
  var example: Int
  var markdown: String
  var html: String
  var extensions: [String]?

  /// The examples of a file, none where the data is not at hand.
  static func load(_ name: String) throws -> [Self] {
    let file = folder.appending(path: "\(name).json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("conformance: \(name).json is not at hand, its examples are not run")
      return []
    }
    return try JSONDecoder().decode([Self].self, from: Data(contentsOf: file))
  }

  /// `$DIARY_CONFORMANCE`, else a folder beside the project, else where `make conformance` puts it.
  private static var folder: URL {
    if let named = ProcessInfo.processInfo.environment["DIARY_CONFORMANCE"], !named.isEmpty {
      return URL(filePath: named)
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.appending(path: "../shared/conformance").standardized
    let isThere = FileManager.default.fileExists(atPath: beside.path)
    return isThere ? beside : package.appending(path: ".build/conformance")
  }
}
