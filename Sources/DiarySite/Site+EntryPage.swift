import DiaryMarkup
import DiaryModel

extension Site {
  /// The page of an entry, between its neighbours in time.
  func entryPage(_ place: Int, source: [UInt8]) -> [UInt8] {
    let entry = entries[place].entry
    let root = "../../"
    let older = place > 0 ? place - 1 : nil
    let newer = place + 1 < entries.count ? place + 1 : nil
    let article = EntryArticle(entry, options: options, links: links(of: place))
    var output: [UInt8] = []
    output.reserveCapacity(source.count * 2 + 3000)
    let frame = PageFrame(
      title: article.name + " · " + options.title, language: options.language,
      siteTitle: options.title, root: root, previous: older.map { root + paths[$0].address },
      next: newer.map { root + paths[$0].address })
    frame.append(to: &output) { output in
      output.append("\n<a href=\"../index.html#m")
      output.append(contentsOf: entry.day.month.padded(to: 2).utf8)
      output.append("\">")
      output.append(escaped: options.dates.monthAndYear(entry.day))
      output.append("</a>")
    } contents: { output in
      article.append(source: source, to: &output)
    } footer: { output in
      output.append("<nav class=\"turn\" aria-label=\"Entries before and after\">\n")
      if let older { appendTurn(to: older, "prev", "Earlier", output: &output) }
      if let newer { appendTurn(to: newer, "next", "Later", output: &output) }
      output.append("</nav>\n")
    }
    return output
  }

  private func appendTurn(
    to place: Int, _ relation: StaticString, _ label: StaticString, output: inout [UInt8]
  ) {
    let found = entries[place]
    output.append("<a rel=\"")
    output.append(relation)
    output.append("\" href=\"../../")
    output.append(address: paths[place].address)
    output.append("\"><span class=\"turn-label\">")
    output.append(label)
    output.append("</span><span class=\"turn-date\">")
    output.append(escaped: options.dates.long(found.entry.day))
    output.append("</span>")
    if !found.entry.facts.title.isEmpty {
      output.append("<bdi class=\"turn-title\">")
      output.append(escaped: found.entry.facts.title)
      output.append("</bdi>")
    }
    output.append("</a>\n")
  }
}
