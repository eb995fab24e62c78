import DiaryModel

extension FrontMatter {
  /// Adds what the front matter says to what is known of an entry.
  ///
  /// A key's first field wins, and `created` wins over its synonym `date`, `modified` over
  /// `updated` and `lastmod`; tags and aliases come from every field that may hold them.
  package func facts(into facts: inout EntryFacts) {
    facts.problems += problems
    var (created, date, modified, updated, lastmod): (Moment?, Moment?, Moment?, Moment?, Moment?)
    for field in fields where !field.isRepeated {
      let value = field.pair.value
      switch field.name {
      case "created": created = field.moment(&facts.problems)
      case "date": date = field.moment(&facts.problems)
      case "modified": modified = field.moment(&facts.problems)
      case "updated": updated = field.moment(&facts.problems)
      case "lastmod": lastmod = field.moment(&facts.problems)
      case "title":
        // One in which nothing can be seen is none.
        guard let title = value.oneLine,
          title.unicodeScalars.contains(where: { !ScalarClass.isBlank($0.value) })
        else { break }
        facts.title = title
      case "category": facts.category = value.firstLine ?? facts.category
      case "tags", "tag", "keywords": facts.add(FrontMatterTags(value))
      case "aliases", "alias": facts.aliases += value.aliases
      case "mood": facts.mood = value.oneLine ?? facts.mood
      case "weather": facts.weather = value.oneLine ?? facts.weather
      case "location": facts.location = value.oneLine ?? facts.location
      case "photo": facts.photo = value.firstLine ?? facts.photo
      case "starred": facts.isStarred = value.boolean ?? false
      case "resurface": facts.resurface = value.oneLine ?? facts.resurface
      default: continue
      }
    }
    facts.isPrivate = PrivateMark.isSet(in: fields)
    facts.created = created ?? date ?? facts.created
    facts.modified = modified ?? updated ?? lastmod ?? facts.modified
  }
}

extension FrontMatter.Field {
  /// The moment that the value spells; one that cannot be read is a problem.
  fileprivate func moment(_ problems: inout [EntryProblem]) -> Moment? {
    guard let text = pair.value.oneLine else { return nil }
    if let moment = Moment(text) { return moment }
    let message = "expected '\(key)' to be a day or time like 2026-11-29T23:10, found '\(text)'"
    problems.append(
      EntryProblem(
        line: pair.value.line, column: pair.value.column, message: VisibleText.oneLine(message)))
    return nil
  }
}

extension EntryFacts {
  /// Adds tags that are not there yet, without regard to case.
  fileprivate mutating func add(_ added: FrontMatterTags) {
    for tag in added.tags where !tags.contains(where: { $0.lowerKey == tag.lowerKey }) {
      tags.append(tag)
    }
  }
}

extension YAMLNode {
  /// A scalar on one line, or a list's scalars parted by commas; nothing when that is blank.
  var oneLine: String? {
    switch content {
    case .text(let text):
      let line = text.oneLine
      return line.isEmpty ? nil : line
    case .list(let items):
      let lines = items.compactMap(\.oneLine)
      return lines.isEmpty ? nil : lines.joined(separator: ", ")
    case .null, .map, .alias: return nil
    }
  }

  /// A scalar on one line, or a list's first one.
  fileprivate var firstLine: String? {
    if let list { list.lazy.compactMap(\.oneLine).first } else { oneLine }
  }

  /// Other names of an entry: a list, or one text; where that stands without quotes, commas part.
  var aliases: [String] {
    if let list { return list.compactMap(\.oneLine) }
    guard let line = oneLine else { return [] }
    guard style == .plain else { return [line] }
    return line.split(separator: ",").map { String($0).oneLine }.filter { !$0.isEmpty }
  }
}

extension String {
  /// The text on one line, without blank space around it.
  var oneLine: String {
    let isOneLine = !utf8.contains { $0 < 0x20 }
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return self }
    if isOneLine, !first.isBlank, !last.isBlank { return self }
    let words = unicodeScalars.split { $0 == "\n" || $0 == "\r" || $0 == "\t" }
    var rest = String.UnicodeScalarView(words.joined(separator: [" "]))[...]
    while let first = rest.first, first.isBlank { rest.removeFirst() }
    while let last = rest.last, last.isBlank { rest.removeLast() }
    return String(rest)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is blank space by Unicode's `White_Space`.
  var isBlank: Bool {
    value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }
}
