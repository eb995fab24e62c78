import DiaryModel

extension EntryIndex {
  /// The tags of the entries of some days that fit: each list of tags, and how many entries have it.
  package mutating func tagLists(
    first: Day?, last: Day?, fitting conditions: [EntryCondition]
  ) throws(IndexFault) -> [(tags: [String], count: Int)] {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    let statement = try database.ownedStatement(
      """
      SELECT tags FROM entry
      WHERE day BETWEEN ?1 AND ?2 AND failure = 0 AND tags IS NOT NULL AND \(condition.text)
      """)
    try statement.row.bind(first, last)
    try condition.bind(to: statement.row)
    var counts: [String: Int] = [:]
    while try statement.row.step() { counts[statement.row.text(0), default: 0] += 1 }
    return Self.tagLists(counts)
  }

  /// Takes lists apart that were counted as they stand in their column.
  static func tagLists(_ counts: [String: Int]) -> [(tags: [String], count: Int)] {
    counts.map { list, count in
      (Array(list.utf8).withUnsafeBytes { TextList.read($0, TextList.text) }, count)
    }
  }

  /// The categories of the entries of some days that fit, as they are written.
  ///
  /// Nothing stands for those without. With each comes how many entries have it, and the newest's
  /// day and title.
  package mutating func categories(
    first: Day?, last: Day?, fitting conditions: [EntryCondition]
  ) throws(IndexFault) -> [(category: String?, count: Int, day: Day, title: String)] {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    // A bare column beside max() is of the row that holds the greatest.
    let statement = try database.ownedStatement(
      """
      SELECT category, count(*), max(day), title FROM entry
      WHERE day BETWEEN ?1 AND ?2 AND failure = 0 AND hash IS NOT NULL AND \(condition.text)
      GROUP BY category
      """)
    try statement.row.bind(first, last)
    try condition.bind(to: statement.row)
    var categories: [(category: String?, count: Int, day: Day, title: String)] = []
    while try statement.row.step() {
      guard let day = Int(exactly: statement.row.integer(2)).flatMap(Day.init(ordinal:)) else {
        throw .damaged
      }
      categories.append(
        (
          statement.row.optionalText(0), Int(statement.row.integer(1)), day,
          statement.row.text(3)
        ))
    }
    return categories
  }
}
