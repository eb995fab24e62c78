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
    try bind(statement, first, last, condition)
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
    try bind(statement, first, last, condition)
    var days = RisingDays()
    var (categories, lists): ([String?: Int], [String: Int]) = ([:], [:])
    while try statement.row.step() {
      body(try days.tallied(statement.row))
      categories[statement.row.optionalText(4), default: 0] += 1
      if let list = statement.row.optionalText(5) { lists[list, default: 0] += 1 }
    }
    let tagLists = lists.map { list, count in
      (Array(list.utf8).withUnsafeBytes { TextList.read($0, TextList.text) }, count)
    }
    return (categories.map { ($0.key, $0.value) }, tagLists)
  }

  private func bind(
    _ statement: borrowing OwnedStatement, _ first: Day?, _ last: Day?, _ condition: ConditionSQL
  ) throws(IndexFault) {
    try statement.row.bind(1, Int64((first ?? .first).ordinal))
    try statement.row.bind(2, Int64((last ?? .last).ordinal))
    try condition.bind(to: statement.row)
  }

  /// How many entries some days have, whether they can be read or not.
  package mutating func count(first: Day?, last: Day?) throws(IndexFault) -> Int {
    let row = try database.statement(
      "SELECT count(*) FROM entry INDEXED BY entry_folder WHERE day BETWEEN ? AND ?")
    try row.bind(1, Int64((first ?? .first).ordinal))
    try row.bind(2, Int64((last ?? .last).ordinal))
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
    try row.bind(1, Int64((first ?? .first).ordinal))
    try row.bind(2, Int64((last ?? .last).ordinal))
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
    return (day, second < 0 ? nil : Int(second), row.moment(2), Int(row.integer(3)))
  }
}

extension Statement {
  /// A moment without its offset, in seconds on the wall clock from day 0.
  fileprivate func moment(_ column: Int32) -> Moment? {
    guard let wall = optionalInteger(column), wall >= 0, let day = Day(ordinal: Int(wall / 86_400))
    else { return nil }
    return Moment(day: day, second: Int(wall % 86_400), offset: nil)
  }
}
