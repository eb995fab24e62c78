import DiaryMarkup
import Foundation
import Testing

/// The examples of the specifications, where they are at hand.
struct ConformanceTests {
  @Test func `every example of CommonMark is rendered as specified`() throws {
    try expectAll(try Example.load("commonmark-0.30"), options: .strict)
  }
}

/// An example of a specification: Markdown and the HTML it stands for.
struct Example: Decodable {
  var section: String
  var example: Int
  var markdown: String
  var html: String
  var extensions: [String]?

  /// The examples of a file, none where the data is not at hand.
  static func load(_ name: String) throws -> [Example] {
    guard let file = folder?.appending(path: "\(name).json"),
      FileManager.default.fileExists(atPath: file.path)
    else {
      print("conformance: \(name).json is not at hand, its examples are not run")
      return []
    }
    return try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
  }

  private static var folder: URL? {
    if let named = ProcessInfo.processInfo.environment["DIARY_CONFORMANCE"] {
      return URL(filePath: named)
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.appending(path: "../shared/conformance").standardized
  }
}

/// Expects that each example is rendered as it says, and names those that are not.
func expectAll(
  _ examples: [Example], options: MarkupOptions,
  normalize: (String) -> String = { $0 }
) throws {
  var html = HTMLOptions()
  html.isUnsafe = true
  html.alignsByAttribute = true
  html.showsHeadingIdentifiers = false
  for example in examples {
    let tree = MarkupTree(parsing: example.markdown, options: options)
    let rendered = normalize(String(decoding: tree.html(html), as: UTF8.self))
    #expect(
      rendered == normalize(example.html), "\(example.section), example \(example.example)")
  }
}
