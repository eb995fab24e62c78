import DiaryMarkup
import DiaryModel

/// An entry as HTML: its day, its title once, what it carries, and its body.
struct EntryArticle {
  private let entry: Entry
  private let options: SiteOptions
  private let links: EntryLinks

  init(_ entry: Entry, options: SiteOptions, links: EntryLinks) {
    (self.entry, self.options, self.links) = (entry, options, links)
  }

  /// The title, or the day of an entry without one.
  var name: String {
    entry.facts.title.isEmpty ? options.dates.long(entry.day) : entry.facts.title
  }

  func append(source: [UInt8], to output: inout [UInt8]) {
    var tree = MarkupTree(parsing: EntryText(bytes: source).body, options: options.markup)
    tree.linkRemoteImages()
    let split = TitleSplit(tree, title: entry.facts.title)
    output.append("<article")
    output.append(languageOf: tree.bytes, on: options.language)
    output.append(">\n<header class=\"entry\">\n")
    appendDay(to: &output)
    output.append("<h1>")
    if let title = split.title {
      output.append(contentsOf: inlineHTML(title))
    } else {
      output.append(escaped: name)
    }
    output.append("</h1>\n")
    appendFacts(to: &output)
    output.append("</header>\n")
    appendPhoto(to: &output)
    output.append("<div class=\"text\">\n")
    output.append(contentsOf: split.body.html(htmlOptions(for: split.body)))
    output.append("</div>\n</article>\n")
  }

  private func htmlOptions(for tree: MarkupTree) -> HTMLOptions {
    var html = HTMLOptions.safe
    html.isUnsafe = options.isUnsafe
    html.breaksLines = options.breaksLines
    // The page's own heading is the first; the body's begin one below it.
    html.headingShift = tree.highestHeading.map { 2 - $0 } ?? 1
    let links = links
    html.destination = { links.address(of: $0) }
    return html
  }

  /// A document of one paragraph without its tags.
  private func inlineHTML(_ tree: MarkupTree) -> ArraySlice<UInt8> {
    let html = tree.html(htmlOptions(for: tree))[...]
    let (opening, closing) = (Array("<p>".utf8), Array("</p>\n".utf8))
    guard html.starts(with: opening), html.count >= opening.count + closing.count else {
      return html
    }
    return html.dropFirst(opening.count).dropLast(closing.count)
  }

  private func appendDay(to output: inout [UInt8]) {
    output.append("<p class=\"day\"><time datetime=\"")
    output.append(entry.day)
    if let clock = entry.clock { output.append(contentsOf: "T\(clock)".utf8) }
    output.append("\">")
    output.append(escaped: options.dates.long(entry.day))
    if let clock = entry.clock {
      output.append(" <span class=\"clock\">")
      output.append(contentsOf: clock.utf8)
      output.append("</span>")
    }
    output.append("</time></p>\n")
  }

  private func appendFacts(to output: inout [UInt8]) {
    let facts = entry.facts
    let texts = [facts.mood, facts.weather, facts.location].compactMap(\.self)
      .filter { !$0.isEmpty }
    guard facts.isStarred || facts.category != nil || !texts.isEmpty || !facts.tags.isEmpty else {
      return
    }
    output.append("<ul class=\"facts\">\n")
    if facts.isStarred {
      output.append("<li class=\"star\"><span role=\"img\" aria-label=\"Starred\">★</span></li>\n")
    }
    if let category = facts.category {
      output.append("<li>")
      appendLink(links.address(of: .category, named: category), to: &output) { output in
        output.append(category: category, options.category(category))
      }
      output.append("</li>\n")
    }
    for text in texts {
      output.append("<li>")
      output.append(escaped: text)
      output.append("</li>\n")
    }
    for tag in facts.tags {
      output.append("<li class=\"tag\">")
      appendLink(links.address(of: .tag, named: tag), to: &output) { output in
        output.append(escaped: "#" + tag)
      }
      output.append("</li>\n")
    }
    output.append("</ul>\n")
  }

  /// Something that leads to an address, where there is one.
  private func appendLink(
    _ address: String?, to output: inout [UInt8], _ contents: (inout [UInt8]) -> Void
  ) {
    guard let address else { return contents(&output) }
    output.append("<a href=\"")
    output.append(address: address)
    output.append("\">")
    contents(&output)
    output.append("</a>")
  }

  /// The photo that front matter names, unless the text shows it.
  private func appendPhoto(to output: inout [UInt8]) {
    guard let photo = entry.facts.photo, let path = RelativeAddress.path(of: photo) else { return }
    let link = EntryLink(.embed, path)
    guard case .file = links.target(of: link), let address = links.address(of: link),
      !entry.facts.links.contains(where: { links.address(of: $0) == address })
    else { return }
    output.append("<figure class=\"photo\"><img src=\"")
    output.append(address: address)
    output.append("\" alt=\"\"></figure>\n")
  }
}

extension Entry {
  /// The time that the name has, or else when it was created on its own day.
  var clock: String? {
    if let second = name.clockSecond { return Moment(day: day, second: second, offset: nil).clock }
    guard let created = facts.created, created.day == day, created.second > 0 else { return nil }
    return created.clock
  }
}

extension [UInt8] {
  /// Appends a category with its sign, in its colour.
  mutating func append(category: String, _ look: SiteCategory) {
    let colors = [
      "red", "orange", "yellow", "brown", "green", "cyan", "blue", "purple", "magenta", "pink",
      "gray",
    ]
    let color = look.color.lowercased()
    append("<span class=\"category")
    if colors.contains(color) { append(contentsOf: " \(color)".utf8) }
    append("\">")
    if !look.icon.isEmpty {
      append("<span class=\"icon\" aria-hidden=\"true\">")
      append(escaped: look.icon)
      append("</span> ")
    }
    append(escaped: category)
    append("</span>")
  }
}
