import DiaryModel

/// An entry with no more than links ask of it: what it may be called, and what it points at.
package typealias LinkingEntry = (names: LinkedText, links: [EntryLink], photo: String?)

/// Names that entries mention, targets of their wiki-links, and how many entries have just these.
package typealias MentionList = (mentioned: [String], linked: [String], count: Int)

extension EntryIndex {
  /// All entries by what links ask of them, the oldest first.
  package mutating func linkingEntries() throws(IndexFault) -> [LinkingEntry] {
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path, title, aliases, links, photo FROM entry
      WHERE failure = 0 AND hash IS NOT NULL
      ORDER BY day, second, counter, path
      """)
    var entries: [LinkingEntry] = []
    while try statement.row.step() {
      let names = try statement.row.readLinkedText()
      entries.append((names, FactsColumns.links(statement.row, 6), statement.row.optionalText(7)))
    }
    return entries
  }

  /// The entries whose links or photo pass a test, the oldest first.
  package mutating func linkingEntries(
    where mayMean: (_ links: [EntryLink], _ photo: String?) -> Bool
  ) throws(IndexFault) -> [LinkingEntry] {
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path, title, aliases, links, photo FROM entry
      WHERE failure = 0 AND hash IS NOT NULL AND (links IS NOT NULL OR photo IS NOT NULL)
      ORDER BY day, second, counter, path
      """)
    var entries: [LinkingEntry] = []
    while try statement.row.step() {
      let links = FactsColumns.links(statement.row, 6)
      let photo = statement.row.optionalText(7)
      guard mayMean(links, photo) else { continue }
      entries.append((try statement.row.readLinkedText(), links, photo))
    }
    return entries
  }

  /// The entries that links may find by some names, the oldest first, and perhaps some more.
  package mutating func linkedTexts(_ names: LinkNames) throws(IndexFault) -> [LinkedText] {
    let days = names.days.map { Int64($0.ordinal) }
    let titles = Set(names.titles.map(TitleKey.of)).sorted()
    let spread = names.daysOfMonth.map { "*/[0-9][0-9]/\($0)*" }
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path, title, aliases FROM entry
      WHERE failure = 0 AND hash IS NOT NULL AND (
        day IN (\(Self.places(days.count))) OR title_key IN (\(Self.places(titles.count)))
        OR aliases IS NOT NULL\(spread.map { _ in " OR path GLOB ?" }.joined()))
      ORDER BY day, second, counter, path
      """)
    var place: Int32 = 1
    for day in days {
      try statement.row.bind(place, day)
      place += 1
    }
    for text in titles + spread {
      try statement.row.bind(place, text: text)
      place += 1
    }
    var texts: [LinkedText] = []
    while try statement.row.step() { texts.append(try statement.row.readLinkedText()) }
    return texts
  }

  private static func places(_ count: Int) -> String {
    repeatElement("?", count: count).joined(separator: ", ")
  }

  /// The titles of all entries with their days, the newest first.
  package mutating func titles() throws(IndexFault) -> [(day: Day, title: String)] {
    let statement = try database.ownedStatement(
      """
      SELECT day, title FROM entry
      WHERE failure = 0 AND title <> ''
      ORDER BY day DESC, second DESC, counter DESC, path DESC
      """)
    var titles: [(day: Day, title: String)] = []
    while try statement.row.step() {
      guard let day = Int(exactly: statement.row.integer(0)).flatMap(Day.init(ordinal:)) else {
        throw .damaged
      }
      titles.append((day, statement.row.text(1)))
    }
    return titles
  }

  /// Whom the entries of some days that fit may be about, and how many have just these names.
  package mutating func peopleLists(
    first: Day?, last: Day?, fitting conditions: [EntryCondition]
  ) throws(IndexFault) -> [MentionList] {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    let statement = try database.ownedStatement(
      """
      SELECT people, links, count(*) FROM entry
      WHERE day BETWEEN ?1 AND ?2 AND failure = 0 AND (people IS NOT NULL OR links IS NOT NULL)
        AND \(condition.text)
      GROUP BY people, links
      """)
    try statement.row.bind(first, last)
    try condition.bind(to: statement.row)
    var lists: [MentionList] = []
    while try statement.row.step() {
      let links = FactsColumns.links(statement.row, 1).filter { $0.kind == .wiki }
      lists.append(
        (
          FactsColumns.texts(statement.row, 0), links.map(\.target), Int(statement.row.integer(2))
        ))
    }
    return lists
  }
}

extension Statement {
  /// What links may call an entry: its primary key in the first four columns, then title and aliases.
  fileprivate func readLinkedText() throws(IndexFault) -> LinkedText {
    let (path, name) = try readPlace()
    return LinkedText(path, name, title: text(4), aliases: FactsColumns.texts(self, 5))
  }
}
