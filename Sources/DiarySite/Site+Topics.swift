import DiaryModel

extension Site {
  /// How many topics of a kind the home page shows.
  static var shownTopics: Int { 40 }

  /// The entries of a topic by month, newest first.
  func topicPage(_ number: Int) -> [UInt8] {
    let topic = topics.all[number]
    var output: [UInt8] = []
    output.reserveCapacity(topic.places.count * 240 + 3000)
    let frame = PageFrame(
      title: topic.shown + " · " + options.title, language: options.language,
      siteTitle: options.title, root: "../")
    frame.append(to: &output) { output in
      output.append("\n<a href=\"index.html\">")
      output.append(topic.kind.heading)
      output.append("</a>")
      if let above = topics.above(number) {
        output.append("\n")
        appendLink(to: above, from: "../", output: &output)
      }
    } contents: { output in
      output.append("<h1>")
      append(name: topic, to: &output)
      output.append("</h1>\n")
      let years = [topic.places.first, topic.places.last].compactMap(\.self)
        .map { entries[$0].entry.day.year }
      appendSpan(of: years, count: topic.places.count, to: &output)
      appendTopics(topics.below(number), from: "../", to: &output)
      appendMonths(topic.places, root: "../", hasYear: true, isShort: true, to: &output)
    }
    return output
  }

  /// All topics of a kind by their names.
  func topicsPage(_ kind: SiteTopic.Kind) -> [UInt8] {
    var output: [UInt8] = []
    let frame = PageFrame(
      title: "\(kind.heading) · \(options.title)", language: options.language,
      siteTitle: options.title, root: "../")
    frame.append(to: &output) { _ in
    } contents: { output in
      output.append("<h1>")
      output.append(kind.heading)
      output.append("</h1>\n")
      appendTopics(topics.range(of: kind).map { topics.all[$0] }, from: "../", to: &output)
    }
    return output
  }

  /// The most used topics of each kind, under a link to all of them.
  func appendTopicKinds(to output: inout [UInt8]) {
    guard !topics.all.isEmpty else { return }
    output.append("<nav class=\"kinds\" aria-label=\"Categories, tags and people\">\n")
    for kind in topics.kinds {
      output.append("<section>\n<h2><a href=\"")
      output.append(address: kind.index.address)
      output.append("\">")
      output.append(kind.heading)
      output.append("</a></h2>\n")
      let shown = topics.mostUsed(kind, atMost: Self.shownTopics)
      appendTopics(
        shown.map { topics.all[$0] }, more: topics.range(of: kind).count - shown.count, of: kind,
        from: "", to: &output)
      output.append("</section>\n")
    }
    output.append("</nav>\n")
  }

  /// Topics with how many entries each has, and how many more there are.
  private func appendTopics(
    _ shown: [SiteTopic], more: Int = 0, of kind: SiteTopic.Kind = .tag, from root: StaticString,
    to output: inout [UInt8]
  ) {
    guard !shown.isEmpty else { return }
    output.append("<ul class=\"topics\">\n")
    for topic in shown {
      output.append("<li>")
      appendLink(to: topic, from: root, output: &output)
      output.append(" <span class=\"count\">")
      output.append(number: topic.places.count)
      output.append("</span></li>\n")
    }
    if more > 0 {
      output.append("<li><a href=\"")
      output.append(address: kind.index.address)
      output.append(contentsOf: "\">… \(more) more</a></li>\n".utf8)
    }
    output.append("</ul>\n")
  }

  private func appendLink(
    to topic: SiteTopic, from root: StaticString, output: inout [UInt8]
  ) {
    output.append("<a href=\"")
    output.append(root)
    output.append(address: topic.path.address)
    output.append("\">")
    append(name: topic, to: &output)
    output.append("</a>")
  }

  private func append(name topic: SiteTopic, to output: inout [UInt8]) {
    if topic.kind == .category {
      output.append(category: topic.name, options.category(topic.name))
    } else {
      output.append(escaped: topic.shown)
    }
  }
}

extension Site {
  /// What the page of a topic is made of.
  func combineTopic(_ number: Int, into hash: inout InputHash) {
    let topic = topics.all[number]
    combineListed(topic, into: &hash)
    if let above = topics.above(number) { combineListed(above, into: &hash) }
    for below in topics.below(number) { combineListed(below, into: &hash) }
    for place in topic.places { hash.combine(listed[place]) }
  }

  /// What lists of topics show of all those of a kind.
  func combineTopics(_ kind: SiteTopic.Kind, into hash: inout InputHash) {
    for number in topics.range(of: kind) { combineListed(topics.all[number], into: &hash) }
  }

  private func combineListed(_ topic: SiteTopic, into hash: inout InputHash) {
    hash.combine(topic.kind.rawValue)
    hash.combine(topic.name)
    hash.combine(topic.path)
    hash.combine(topic.places.count)
    if topic.kind == .category { combineCategory(topic.name, into: &hash) }
  }
}
