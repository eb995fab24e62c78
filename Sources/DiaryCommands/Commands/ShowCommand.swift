import ArgumentKit
import DiaryMarkup
import DiaryModel
import DiaryViews

/// `diary show`, which prints entries whole.
package struct ShowCommand: Command {
  var words: [NameWord] = []
  var filter = EntryFilter()
  var isRaw = false
  var format = ShowFormat.text

  package enum ShowFormat: String, CaseIterable, InputValue {
    case text, json, html
  }

  package static let about = About(
    "show", "Show entries; the newest, when none is named.", group: "Read",
    synonyms: ["view", "cat", "read", "print"],
    discussion: """
      Markdown is drawn for the terminal, and shown in the pager when it is longer than the screen. \
      A day stands for all its entries, and so do several, such as last month; filters without \
      ENTRY for all that fit.
      """,
    examples: [
      Example("diary show", "The newest entry."),
      Example("diary show yesterday", "All that was written yesterday."),
      Example("diary show 2026-11-29 --raw", "The file's own bytes."),
      Example("diary show --tag travel --on 11-29", "All that fit, the newest first."),
    ])

  package static let inputs: Inputs<Self> = [
    .entries(\.words),
    .flag(\.isRaw, "raw", help: "Print the file's bytes as they are."),
    .option(\.format, "format", short: "f", value: "FORMAT", help: "Print text, json, or html."),
    .group(\.filter),
  ]

  package init() {}

  package func validate() throws(UsageFault) {
    if isRaw, format != .text { throw .conflict("--raw", "--format \(format.rawValue)") }
  }

  package func run(in world: World) throws {
    let vault = try OpenVault(in: world)
    let entries = try vault.entries(named: words, filter)
    vault.keepOverwritten(entries)
    if entries.isEmpty, format != .json { vault.sayNothingFits(when: words.map(\.text), filter) }
    switch format {
    case _ where isRaw:
      for entry in entries { try world.write(try vault.read(entry.path).bytes) }
    case .text: if !entries.isEmpty { try vault.show(entries) }
    case .json: try Self.printJSON(entries, in: vault)
    case .html: try printHTML(entries, in: vault)
    }
    try vault.endReading()
  }

  /// Prints entries with all that is in them.
  static func printJSON(_ entries: [Entry], in vault: OpenVault) throws {
    var json = EntryJSON()
    var bytes: [UInt8] = []
    for entry in entries {
      let file = EntryText(bytes: try vault.read(entry.path).bytes)
      let details = EntryJSON.Details(
        frontMatter: FrontMatter(file), text: String(decoding: file.body, as: UTF8.self),
        html: String(decoding: vault.html(of: file), as: UTF8.self))
      json.append(entry, details: details, to: &bytes)
    }
    json.finish(in: &bytes)
    try vault.world.write(bytes)
  }

  private func printHTML(_ entries: [Entry], in vault: OpenVault) throws {
    for entry in entries {
      let file = EntryText(bytes: try vault.read(entry.path).bytes)
      try vault.world.writeText(vault.html(of: file))
    }
  }
}

extension OpenVault {
  /// Shows entries drawn for the terminal, through the pager when they are long.
  func show(_ entries: [Entry]) throws {
    let view = look.entryView
    let numbers = try numbers(of: entries)
    var output: [UInt8] = []
    for (index, entry) in entries.enumerated() {
      if index > 0 { output.append(UInt8(ascii: "\n")) }
      let source = EntryText(bytes: try read(entry.path).bytes).body
      let body = MarkupTree(parsing: source, options: markup)
      view.append(entry, body: body, source: source, number: numbers[index], to: &output)
    }
    try world.page(output, user: user)
  }

  /// Shows all entries of a day under its date.
  func show(day: Day) throws {
    let entries = try journal.entries(on: day)
    keepOverwritten(entries)
    let view = TodayView(look.entryView)
    var output: [UInt8] = []
    view.begin(day, in: &output)
    for (index, entry) in entries.enumerated() {
      let source = EntryText(bytes: try read(entry.path).bytes).body
      let body = MarkupTree(parsing: source, options: markup)
      let number = entries.count > 1 ? index + 1 : nil
      view.append(entry, body: body, source: source, number: number, to: &output)
    }
    if entries.isEmpty { view.appendBeginning(to: &output) }
    try world.page(output, user: user)
    try endReading()
  }

  /// A body as HTML.
  func html(of file: EntryText) -> [UInt8] {
    var options = HTMLOptions.safe
    options.breaksLines = settings.breaksLines
    return MarkupTree(parsing: file.body, options: markup).html(options)
  }

  /// Which entry of its day each one is, from 1, where the day has several.
  func numbers(of entries: [Entry]) throws -> [Int?] { try journal.numbers(of: entries) }
}
