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
    try statement.row.bind(1, Int64((first ?? .first).ordinal))
    try statement.row.bind(2, Int64((last ?? .last).ordinal))
    try condition.bind(to: statement.row)
    var known: (ordinal: Int64, day: Day)?
    while try statement.row.step() {
      let ordinal = statement.row.integer(0)
      if known?.ordinal != ordinal {
        known = Int(exactly: ordinal).flatMap(Day.init(ordinal:)).map { (ordinal, $0) }
      }
      guard let day = known?.day else { throw .damaged }
      let second = statement.row.integer(1)
      body(
        (
          day, second < 0 ? nil : Int(second), statement.row.moment(2),
          Int(statement.row.integer(3))
        ))
    }
  }

  /// How many entries some days have, whether they can be read or not.
  package mutating func count(first: Day?, last: Day?) throws(IndexFault) -> Int {
    let row = try database.statement("SELECT count(*) FROM entry WHERE day BETWEEN ? AND ?")
    try row.bind(1, Int64((first ?? .first).ordinal))
    try row.bind(2, Int64((last ?? .last).ordinal))
    defer { row.reset() }
    return try row.step() ? Int(row.integer(0)) : 0
  }

  /// The entry of some days that has a number in time, from 0.
  package mutating func place(
    _ number: Int, first: Day?, last: Day?
  ) throws(IndexFault) -> (path: VaultPath, name: EntryName)? {
    let row = try database.statement(
      """
      SELECT day, second, counter, path FROM entry WHERE day BETWEEN ? AND ?
      ORDER BY day, second, counter, path LIMIT 1 OFFSET ?
      """)
    try row.bind(1, Int64((first ?? .first).ordinal))
    try row.bind(2, Int64((last ?? .last).ordinal))
    try row.bind(3, Int64(number))
    defer { row.reset() }
    return try row.step() ? try row.readPlace() : nil
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
