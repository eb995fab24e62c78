import DiaryMarkup
import Foundation
import Testing

/// The examples of the specifications, where they are at hand.
struct ConformanceTests {
  @Test(arguments: [
    // Of 0.31, in which symbols count as punctuation and comments may be shorter, three differ.
    ("commonmark-0.30", [Int]()), ("commonmark-0.31.2", [354, 625, 626]),
  ])
  func `every example of CommonMark is rendered as specified`(
    file: String, different: [Int]
  ) throws {
    let examples = try SpecificationExample.load(file).filter { !different.contains($0.example) }
    expectAll(examples, of: file, options: .strict)
  }

  @Test(arguments: [
    (MarkupOptions.standard.subtracting([.wikiLinks, .comments, .bareLinks]), [Int]()),
    // Four examples tell that an address without brackets is text; they have a test of their own.
    (.standard.subtracting([.wikiLinks, .comments]), [605, 607, 610, 611]),
  ])
  func `every example of CommonMark is rendered as specified with the extensions on`(
    options: MarkupOptions, different: [Int]
  ) throws {
    let examples = try SpecificationExample.load("commonmark-0.30")
      .filter { !different.contains($0.example) }
    let links = options.contains(.bareLinks) ? "with" : "but for"
    expectAll(
      examples, of: "commonmark-0.30, extensions on, \(links) bare links",
      options: { _ in options },
      normalize: withoutTags)
  }

  @Test(arguments: [
    (605, "foo+@bar.example.com", "mailto:"), (607, "http://foo.bar", ""),
    (610, "http://example.com", ""), (611, "foo@bar.example.com", "mailto:"),
  ])
  func `what CommonMark shows as an address is a link to it with bare links on`(
    number: Int, address: String, scheme: String
  ) throws {
    let examples = try SpecificationExample.load("commonmark-0.30")
    guard let example = examples.first(where: { $0.example == number }) else { return }
    let link = "<a href=\"\(scheme)\(address)\">\(address)</a>"
    let tree = MarkupTree(
      parsing: example.markdown, options: .standard.subtracting([.wikiLinks, .comments]))
    let wanted = example.html.replacing(address, with: link)
    #expect(String(decoding: tree.html(), as: UTF8.self) == wanted)
  }

  @Test func `every example of an extension in GitHub's specification is rendered as specified`()
    throws
  {
    let examples = try SpecificationExample.load("gfm-spec")
      .filter { !($0.extensions ?? []).isEmpty }
    expectAll(examples, of: "gfm-spec", options: Self.options, normalize: inOneSpelling)
  }

  @Test func `every example of cmark-gfm's extensions is rendered as specified`() throws {
    let examples = try SpecificationExample.load("gfm-extensions")
    // One tells only that it must not crash, and not what becomes of it.
    let told = examples.filter { $0.html != "<IGNORE>\n" }
    expectAll(told, of: "gfm-extensions", options: Self.options, normalize: inOneSpelling)
    for example in examples where example.html == "<IGNORE>\n" {
      let tree = MarkupTree(parsing: example.markdown, options: Self.options(example))
      #expect(tree.plainText() == "This shouldn't crash everything: (A@_.A\n")
      print("conformance: gfm-extensions: 1 of 1 read that tells not what becomes of it")
    }
  }

  /// Expects that each example is rendered as it says, names those that are not, and counts.
  private func expectAll(
    _ examples: [SpecificationExample], of file: String,
    options: (SpecificationExample) -> MarkupOptions, normalize: (String) -> String = { $0 }
  ) {
    guard !examples.isEmpty else { return }
    var html = HTMLOptions()
    html.isUnsafe = true
    html.alignsByAttribute = true
    html.showsHeadingIdentifiers = false
    var good = 0
    for example in examples {
      html.filtersTags = example.extensions?.contains("tagfilter") ?? false
      let tree = MarkupTree(parsing: example.markdown, options: options(example))
      let rendered = normalize(String(decoding: tree.html(html), as: UTF8.self))
      let isGood = rendered == normalize(example.html)
      #expect(isGood, "\(file): \(example.section), example \(example.example): \(rendered)")
      good += isGood ? 1 : 0
    }
    print("conformance: \(file): \(good) of \(examples.count) as specified")
  }

  private func expectAll(
    _ examples: [SpecificationExample], of file: String, options: MarkupOptions
  ) {
    expectAll(examples, of: file, options: { _ in options })
  }

  private static func options(_ example: SpecificationExample) -> MarkupOptions {
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
