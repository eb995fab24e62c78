import DiaryModel

extension FrontMatter {
  /// Adds what the front matter says to what is known of an entry.
  ///
  /// A key's first field wins, and `created` wins over its synonym `date`, `modified` over
  /// `updated` and `lastmod`; tags and aliases come from every field that may hold them.
  package func facts(into facts: inout EntryFacts) {
    facts.problems += problems
    var (created, date, modified, updated, lastmod): (Moment?, Moment?, Moment?, Moment?, Moment?)
    var seen: Set<String> = []
    for field in fields {
      let key = field.key.lowercased()
      let (value, isFirst) = (field.value, seen.insert(key).inserted)
      switch key {
      case "tags", "tag", "keywords":
        facts.add(tags: FrontMatterTags(value).tags)
        continue
      case "aliases", "alias":
        facts.aliases += field.aliases
        continue
      default: break
      }
      guard isFirst, let text = value.text else { continue }
      switch key {
      case "created": created = field.moment(text, &facts.problems)
      case "date": date = field.moment(text, &facts.problems)
      case "modified": modified = field.moment(text, &facts.problems)
      case "updated": updated = field.moment(text, &facts.problems)
      case "lastmod": lastmod = field.moment(text, &facts.problems)
      case "title": facts.title = text.oneLine
      case "category": facts.category = (value.list?.lazy.compactMap(\.text).first ?? text).oneLine
      case "mood": facts.mood = text.oneLine
      case "weather": facts.weather = text.oneLine
      case "location": facts.location = text.oneLine
      case "photo": facts.photo = (value.list?.lazy.compactMap(\.text).first ?? text).oneLine
      case "resurface": facts.resurface = text.oneLine
      case "starred": facts.isStarred = YAMLScalar.boolean(text.oneLine) ?? false
      case "private": facts.isPrivate = YAMLScalar.boolean(text.oneLine) ?? false
      default: break
      }
    }
    facts.created = created ?? date ?? facts.created
    facts.modified = modified ?? updated ?? lastmod ?? facts.modified
  }
}

extension EntryFacts {
  /// Adds tags that are not there yet, without regard to case.
  fileprivate mutating func add(tags added: [String]) {
    for tag in added where !tags.contains(where: { $0.lowercased() == tag.lowercased() }) {
      tags.append(tag)
    }
  }
}

extension FrontMatter.Field {
  /// The moment that a text spells; one that cannot be read is a problem.
  fileprivate func moment(_ text: String, _ problems: inout [EntryProblem]) -> Moment? {
    if let moment = Moment(text.oneLine) { return moment }
    let message =
      "expected '\(key)' to be a day or time like 2026-11-29T23:10, found '\(text.oneLine)'"
    problems.append(
      EntryProblem(
        line: pair.value.line, column: pair.value.column, message: VisibleText.oneLine(message)))
    return nil
  }

  /// Other names of an entry: a list, or one text; where that stands without quotes, commas part.
  fileprivate var aliases: [String] {
    if let list = value.list { return list.compactMap(\.text).map(\.oneLine) }
    guard let text = value.text else { return [] }
    guard style == .plain else { return [text.oneLine] }
    return text.split(separator: ",").map { String($0).oneLine }.filter { !$0.isEmpty }
  }
}

extension FrontMatterValue {
  var list: [FrontMatterValue]? {
    if case .list(let items) = self { items } else { nil }
  }
}

extension String {
  /// The text without blank space around it and with single blanks for what parts its words by
  /// more or by line ends.
  var oneLine: String {
    if !utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }), first != " ", last != " " { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.split { $0 == "\n" || $0 == "\r" || $0 == "\t" }.joined(separator: [" "]))
    )
    .trimmed
  }

  private var trimmed: String {
    var rest = unicodeScalars[...]
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
