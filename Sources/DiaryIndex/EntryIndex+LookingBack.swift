import DiaryModel

extension EntryIndex {
  /// What the reckoning of a diary asks of every entry.
  package typealias TalliedEntry = (day: Day, second: Int?, created: Moment?, words: Int)

  /// Gives the entries of some days that fit, by day, each with its time and its words.
  package mutating func forEachTallied(
    first: Day?, last: Day?, fitting conditions: [EntryCondition], _ body: (TalliedEntry) -> Void
  ) throws(IndexFault) {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    let statement = try database.ownedStatement(
      """
      SELECT day, second, created, words FROM entry
      WHERE day BETWEEN ?1 AND ?2 AND failure = 0 AND hash IS NOT NULL AND \(condition.text)
      ORDER BY day
      """)
    try statement.row.bind(first, last)
    try condition.bind(to: statement.row)
    var days = RisingDays()
    while try statement.row.step() { body(try days.tallied(statement.row)) }
  }

  /// Gives the same, and counts the categories and the lists of tags in one pass.
  package mutating func statistics(
    first: Day?, last: Day?, fitting conditions: [EntryCondition], _ body: (TalliedEntry) -> Void
  ) throws(IndexFault) -> (
    categories: [(name: String?, count: Int)], tagLists: [(tags: [String], count: Int)]
  ) {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    let statement = try database.ownedStatement(
      """
      SELECT day, second, created, words, category, tags FROM entry
      WHERE day BETWEEN ?1 AND ?2 AND failure = 0 AND hash IS NOT NULL AND \(condition.text)
      ORDER BY day
      """)
    try statement.row.bind(first, last)
    try condition.bind(to: statement.row)
    var days = RisingDays()
    var (categories, lists): ([String?: Int], [String: Int]) = ([:], [:])
    while try statement.row.step() {
      body(try days.tallied(statement.row))
      categories[statement.row.optionalText(4), default: 0] += 1
      if let list = statement.row.optionalText(5) { lists[list, default: 0] += 1 }
    }
    return (categories.map { ($0.key, $0.value) }, Self.tagLists(lists))
  }

  /// How many entries some days have, whether they can be read or not.
  package mutating func count(first: Day?, last: Day?) throws(IndexFault) -> Int {
    let row = try database.statement(
      "SELECT count(*) FROM entry INDEXED BY entry_folder WHERE day BETWEEN ? AND ?")
    try row.bind(first, last)
    defer { row.reset() }
    return try row.step() ? Int(row.integer(0)) : 0
  }

  /// The oldest entry's place.
  package mutating func oldest() throws(IndexFault) -> (path: VaultPath, name: EntryName)? {
    let row = try database.statement(
      "SELECT day, second, counter, path FROM entry ORDER BY day, second, counter, path LIMIT 1")
    defer { row.reset() }
    return try row.step() ? try row.readPlace() : nil
  }

  /// The entry of some days that has a number, from 0, in an order that stays the same as long as
  /// nothing changes.
  ///
  /// That of the folders' index, which holds the names alone and is gone through fast.
  package mutating func place(
    _ number: Int, first: Day?, last: Day?
  ) throws(IndexFault) -> (path: VaultPath, name: EntryName)? {
    let row = try database.statement(
      """
      SELECT day, second, counter, path FROM entry INDEXED BY entry_folder
      WHERE day BETWEEN ? AND ? ORDER BY folder, day, second, counter, path LIMIT 1 OFFSET ?
      """)
    try row.bind(first, last)
    try row.bind(3, Int64(number))
    defer { row.reset() }
    return try row.step() ? try row.readPlace() : nil
  }
}

/// Reads rows that begin with day, second, created and words, and come by day.
private struct RisingDays {
  private var known: (ordinal: Int64, day: Day)?

  mutating func tallied(_ row: Statement) throws(IndexFault) -> EntryIndex.TalliedEntry {
    let ordinal = row.integer(0)
    if known?.ordinal != ordinal {
      known = Int(exactly: ordinal).flatMap(Day.init(ordinal:)).map { (ordinal, $0) }
    }
    guard let day = known?.day else { throw .damaged }
    let second = row.integer(1)
    return (day, second < 0 ? nil : Int(second), FactsColumns.moment(row, 2), Int(row.integer(3)))
  }
}

extension Statement {
  /// Binds a span of days, open where an end is missing, as the first two parameters.
  func bind(_ first: Day?, _ last: Day?) throws(IndexFault) {
    try bind(1, Int64((first ?? .first).ordinal))
    try bind(2, Int64((last ?? .last).ordinal))
  }
}
