import DiaryMarkup
import Foundation
import Testing

/// The examples of the specifications, where they are at hand.
struct ConformanceTests {
  @Test func `every example of CommonMark is rendered as specified`() throws {
    try expectAll(try Example.load("commonmark-0.30"), options: .strict)
  }

  @Test(arguments: [
    (MarkupOptions.standard.subtracting([.wikiLinks, .comments, .bareLinks]), [Int]()),
    // Four examples tell that an address without brackets is text.
    (.standard.subtracting([.wikiLinks, .comments]), [605, 607, 610, 611]),
  ])
  func `every example of CommonMark is rendered as specified with the extensions on`(
    options: MarkupOptions, different: [Int]
  ) throws {
    let examples = try Example.load("commonmark-0.30").filter { !different.contains($0.example) }
    try expectAll(examples, options: options, normalize: withoutTags)
  }

  @Test func `every example of an extension in GitHub's specification is rendered as specified`()
    throws
  {
    for example in try Example.load("gfm-spec") where !(example.extensions ?? []).isEmpty {
      try expectAll([example], options: options(example), normalize: inOneSpelling)
    }
  }

  @Test func `every example of cmark-gfm's extensions is rendered as specified`() throws {
    for example in try Example.load("gfm-extensions") where example.html != "<IGNORE>\n" {
      try expectAll([example], options: options(example), normalize: inOneSpelling)
    }
  }

  private func options(_ example: Example) -> MarkupOptions {
    var options: MarkupOptions = []
    for name in example.extensions ?? [] {
      switch name {
      case "table": options.insert(.tables)
      case "tasklist": options.insert(.taskLists)
      case "strikethrough": options.insert(.strikethrough)
      case "autolink": options.insert(.bareLinks)
      case "footnotes": options.insert(.footnotes)
      default: break
      }
    }
    return options
  }

  /// `#hashtag` is a tag here.
  private func withoutTags(_ html: String) -> String {
    html.replacing(/<span class="(tag|mention)">([^<]*)<\/span>/) { $0.output.2 }
  }

  /// A box is spelled in two ways, and an unclosed tag too.
  private func inOneSpelling(_ html: String) -> String {
    html.replacing(
      "<input disabled=\"\" type=\"checkbox\">", with: "<input type=\"checkbox\" disabled=\"\" />"
    )
    .replacing(
      "<input checked=\"\" disabled=\"\" type=\"checkbox\">",
      with: "<input type=\"checkbox\" checked=\"\" disabled=\"\" />")
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
    html.filtersTags = example.extensions?.contains("tagfilter") ?? false
    let tree = MarkupTree(parsing: example.markdown, options: options)
    let rendered = normalize(String(decoding: tree.html(html), as: UTF8.self))
    #expect(
      rendered == normalize(example.html), "\(example.section), example \(example.example)")
  }
}
