import ArgumentKit
import DiaryMarkup
import DiaryViews

/// `diary render`, which renders any Markdown as the diary would.
package struct RenderCommand: Command {
  var words: [NameWord] = []
  var format = RenderFormat.html
  var isStrict = false
  var extensions: ExtensionList?
  var isUnsafe = false

  package enum RenderFormat: String, CaseIterable, InputValue {
    case html, terminal, text, json
  }

  package static let about = About(
    "render", "Render any Markdown as the diary would.", group: "Publish",
    synonyms: ["markdown", "convert"],
    discussion: """
      Needs no vault. Front matter is skipped; in JSON its values are told. Raw HTML is shown as \
      text unless --unsafe-html is given.

      Beyond CommonMark it reads tables, task-lists, strikethrough, highlight, bare-links, \
      footnotes, wiki-links, tags, mentions, comments, callouts, heading-ids, \
      east-asian-emphasis and line-joining. --strict reads none of them, --extensions those \
      that it names.
      """,
    examples: [
      Example("diary render notes.md > notes.html", "As HTML, without a page around it."),
      Example("diary render --to terminal README.md | less -R", "Drawn for the terminal."),
      Example("diary render --strict --unsafe-html notes.md", "CommonMark to the letter."),
      Example("diary render --extensions tables,footnotes notes.md", "CommonMark and these."),
    ])

  package static let inputs: Inputs<Self> = [
    .arguments(
      \.words, "FILE", completion: .file,
      help: "What to render; '-', or none, for what is piped in."),
    .option(
      \.format, "to", short: "t", value: "FORMAT", help: "Print html, terminal, text, or json."),
    .flag(\.isStrict, "strict", help: "Read CommonMark and nothing else."),
    .option(
      \.extensions, "extensions", value: "LIST",
      help: "Read CommonMark and these, parted by commas."),
    .flag(\.isUnsafe, "unsafe-html", help: "Pass on raw HTML instead of showing it."),
  ]

  package init() {}

  package func run(in world: World) throws {
    if words.isEmpty, world.terminal.isInput { throw RenderFailure.nothingGiven }
    let words = words.isEmpty ? ["-"] : words
    let renderer = Look(world: world, categories: []).entryView.renderer
    var json = EntryJSON()
    for (index, word) in words.enumerated() {
      let file = try RenderedFile(word, in: world)
      let text = EntryText(bytes: file.bytes)
      let tree = MarkupTree(parsing: text.body, options: markup)
      var output: [UInt8] = []
      switch format {
      case .html: output = tree.html(html)
      case .terminal:
        if index > 0 { output.append(UInt8(ascii: "\n")) }
        renderer.append(tree, to: &output)
      case .text:
        if index > 0 { output.append(UInt8(ascii: "\n")) }
        output += tree.plainText().utf8
      case .json:
        let details = EntryJSON.Details(
          frontMatter: FrontMatter(text), text: String(decoding: text.body, as: UTF8.self),
          html: String(decoding: tree.html(html), as: UTF8.self))
        json.append(
          EntryReader.facts(of: file.bytes, options: markup), file: file.name, details: details,
          to: &output)
      }
      if format == .terminal { try world.write(output) } else { try world.writeText(output) }
    }
    guard format == .json else { return }
    var end: [UInt8] = []
    json.finish(in: &end)
    try world.write(end)
  }

  private var markup: MarkupOptions { extensions?.options ?? (isStrict ? .strict : .standard) }

  private var html: HTMLOptions {
    var options = HTMLOptions.safe
    options.isUnsafe = isUnsafe
    return options
  }
}
