import DiaryModel

extension Site {
  /// How many entries the home page shows before its years.
  private static let newestCount = 30

  /// The places of those entries.
  var newest: Range<Int> { max(0, entries.count - Self.newestCount)..<entries.count }

  /// The page a reader begins on: the newest entries, and every month of every year.
  func homePage() -> [UInt8] {
    var output: [UInt8] = []
    let frame = PageFrame(
      title: options.title, language: options.language, siteTitle: nil, root: "")
    frame.append(to: &output) { output in
      output.append("<header class=\"home\">\n<h1>")
      output.append(escaped: options.title)
      output.append("</h1>\n")
      appendSpan(of: years.map(\.year), count: entries.count, to: &output)
      output.append("</header>\n")
    } contents: { output in
      appendMonths(newest, root: "", hasYear: true, to: &output)
    } footer: { output in
      appendYears(to: &output)
      appendTopicKinds(to: &output)
    }
    return output
  }

  /// All entries of a year by month, newest first.
  func yearPage(_ year: Int) -> [UInt8] {
    var output: [UInt8] = []
    let name = String(year)
    let around = neighbours(of: year).map { found in
      found.map { "../\($0.padded(to: 4))/index.html" }
    }
    let frame = PageFrame(
      title: name + " · " + options.title, language: options.language,
      siteTitle: options.title, root: "../", previous: around[0], next: around[1])
    frame.append(to: &output) { _ in
    } contents: { output in
      output.append("<h1>")
      output.append(contentsOf: name.utf8)
      output.append("</h1>\n")
      appendMonths(places(of: year), root: "../", hasYear: false, to: &output)
    } footer: { output in
      output.append("<nav class=\"turn\" aria-label=\"Years before and after\">\n")
      for (index, found) in neighbours(of: year).enumerated() {
        guard let found, let address = around[index] else { continue }
        output.append(index == 0 ? "<a rel=\"prev\" href=\"" : "<a rel=\"next\" href=\"")
        output.append(address: address)
        output.append(
          index == 0
            ? "\"><span class=\"turn-label\">Earlier" : "\"><span class=\"turn-label\">Later")
        output.append("</span><span class=\"turn-title\">")
        output.append(number: found)
        output.append("</span></a>\n")
      }
      output.append("</nav>\n")
    }
    return output
  }

  /// How many entries there are, and of which years, the first of which comes first.
  func appendSpan(of years: [Int], count: Int, to output: inout [UInt8]) {
    output.append("<p class=\"span\">")
    output.append(number: count)
    output.append(count == 1 ? " entry" : " entries")
    if let first = years.first, let last = years.last {
      output.append(contentsOf: first == last ? " · \(first)".utf8 : " · \(first)–\(last)".utf8)
    }
    output.append("</p>\n")
  }

  /// Entries under the names of their months, newest first.
  ///
  /// Short rows have no more than the title.
  func appendMonths(
    _ places: some BidirectionalCollection<Int>, root: StaticString, hasYear: Bool,
    isShort: Bool = false, to output: inout [UInt8]
  ) {
    var last: Day?
    for place in places.reversed() {
      let day = entries[place].entry.day
      if last?.year != day.year || last?.month != day.month {
        if last != nil { output.append("</ol>\n</section>\n") }
        let month = day.month.padded(to: 2)
        let id = hasYear ? "m\(day.year.padded(to: 4))-\(month)" : "m\(month)"
        output.append(contentsOf: "<section class=\"month\" aria-labelledby=\"\(id)\">\n".utf8)
        output.append(contentsOf: "<h2 id=\"\(id)\">".utf8)
        output.append(
          escaped: hasYear ? options.dates.monthAndYear(day) : options.dates.month(day.month))
        output.append("</h2>\n<ol class=\"entries\" reversed>\n")
      }
      appendRow(place, isFirst: last != day, isShort: isShort, root: root, to: &output)
      last = day
    }
    if last != nil { output.append("</ol>\n</section>\n") }
  }

  private func appendRow(
    _ place: Int, isFirst: Bool, isShort: Bool, root: StaticString, to output: inout [UInt8]
  ) {
    let found = entries[place]
    output.append(isFirst ? "<li><a href=\"" : "<li class=\"again\"><a href=\"")
    output.append(root)
    output.append(address: paths[place].address)
    output.append("\"><time datetime=\"")
    output.append(found.entry.day)
    output.append("\"><b>")
    output.append(number: found.entry.day.day)
    output.append("</b> ")
    output.append(escaped: options.dates.weekday(found.entry.day))
    output.append("</time><span class=\"row\"")
    output.append(
      languageOf: found.entry.facts.title, found.entry.facts.preview, on: options.language)
    output.append("><span class=\"title\">")
    if found.entry.facts.isStarred {
      output.append("<span class=\"star\" role=\"img\" aria-label=\"Starred\">★</span> ")
    }
    if found.entry.facts.title.isEmpty {
      output.append("<span class=\"empty\">(empty)</span>")
    } else {
      output.append("<bdi>")
      output.append(escaped: found.entry.facts.title)
      output.append("</bdi>")
    }
    output.append("</span>")
    if !isShort, !found.entry.facts.preview.isEmpty {
      output.append("<span class=\"preview\" dir=\"auto\">")
      output.append(escaped: found.entry.facts.preview)
      output.append("</span>")
    }
    if !isShort, let category = found.entry.facts.category {
      output.append("<span class=\"note\">")
      output.append(category: category, options.category(category))
      output.append("</span>")
    }
    output.append("</span></a></li>\n")
  }

  private func appendYears(to output: inout [UInt8]) {
    guard !years.isEmpty else { return }
    output.append("<nav class=\"years\" aria-label=\"All months\">\n")
    for (year, places) in years.reversed() {
      let folder = year.padded(to: 4)
      output.append(contentsOf: "<section>\n<h2><a href=\"\(folder)/index.html\">\(year)".utf8)
      output.append("</a></h2>\n<ul>\n")
      var counts = Array(repeating: 0, count: 13)
      for place in places { counts[entries[place].entry.day.month] += 1 }
      for month in 1...12 where counts[month] > 0 {
        output.append(
          contentsOf: "<li><a href=\"\(folder)/index.html#m\(month.padded(to: 2))\">".utf8)
        output.append(escaped: options.dates.month(month))
        output.append("</a> <span class=\"count\">")
        output.append(number: counts[month])
        output.append("</span></li>\n")
      }
      output.append("</ul>\n</section>\n")
    }
    output.append("</nav>\n")
  }
}
