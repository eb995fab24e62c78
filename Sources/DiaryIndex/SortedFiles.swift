import DiaryModel

/// The files of some days in an order that depends on what is in them, read bit by bit.
///
/// Only keys are sorted, so that 100,000 entries need little memory. It has a statement of its own
/// and may outlive its index.
package struct SortedFiles: ~Copyable {
  private let statement: OwnedStatement
  private var isAtEnd = false

  init(_ statement: consuming OwnedStatement) { self.statement = statement }

  /// The next files, at most so many; none at the end.
  package mutating func next(
    _ limit: Int
  ) throws(IndexFault) -> [(path: VaultPath, name: EntryName)] {
    var files: [(path: VaultPath, name: EntryName)] = []
    while files.count < limit, !isAtEnd {
      if try statement.row.step() {
        files.append(try statement.row.readPlace())
      } else {
        isAtEnd = true
      }
    }
    return files
  }
}

extension EntryIndex {
  /// The files of some days, sorted; those that could not be read are left out.
  ///
  /// The two directions are exactly each other's reverse. `localOffset` is how many seconds the
  /// clock on the wall is ahead of UTC, for times that do not say.
  package borrowing func sortedFiles(
    by order: EntryQuery.Order, first: Day?, last: Day?, isReversed: Bool, limit: Int?,
    localOffset: Int64, fitting conditions: [EntryCondition] = []
  ) throws(IndexFault) -> SortedFiles {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    let key =
      switch order {
      case .day: "day"
      case .created: "coalesce(created, day * 86400 + max(second, 0))"
      case .modified:
        """
        coalesce(
          (modified - 719468 * 86400 - coalesce(modified_offset * 60, ?4)) * 1000000000,
          file_modified)
        """
      case .title: "title_key"
      }
    // Titles rise where times fall, and what has none comes last.
    let isRising = (order == .title) != isReversed
    let (way, other) = isRising ? ("ASC", "DESC") : ("DESC", "ASC")
    let isEmpty = order == .title ? "title_key = '' \(way)," : ""
    let time = order == .title ? other : way
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path FROM entry
      WHERE day BETWEEN ?1 AND ?2 AND failure = 0 AND hash IS NOT NULL AND ?4 IS NOT NULL
        AND \(condition.text)
      ORDER BY \(isEmpty) \(key) \(way), day \(time), second \(time), counter \(time), path \(time)
      LIMIT ?3
      """)
    try statement.row.bind(first, last)
    try statement.row.bind(3, Int64(limit ?? -1))
    try statement.row.bind(4, localOffset)
    try condition.bind(to: statement.row)
    return SortedFiles(statement)
  }
}
