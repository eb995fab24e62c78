import DiaryModel

/// An entry that has tasks, with no more than a list of tasks shows.
package struct TaskedEntry: Hashable, Sendable {
  package let path: VaultPath
  package let day: Day
  /// Which entry of its day it is, from 1.
  package let number: Int
  package let title: String
  package let tasks: [EntryTask]

  package init(path: VaultPath, day: Day, number: Int, title: String, tasks: [EntryTask]) {
    (self.path, self.day, self.number) = (path, day, number)
    (self.title, self.tasks) = (title, tasks)
  }
}

extension EntryIndex {
  /// The entries of some days that fit and have tasks, the newest first.
  package mutating func taskedEntries(
    first: Day?, last: Day?, fitting conditions: [EntryCondition]
  ) throws(IndexFault) -> [TaskedEntry] {
    let condition = ConditionSQL(conditions, firstPlace: 10)
    // The others of a day are counted, so that each has its number.
    let statement = try database.ownedStatement(
      """
      SELECT day, second, counter, path, tasks IS NOT NULL AND (\(condition.text)), title, tasks
      FROM entry
      WHERE day BETWEEN ?1 AND ?2 AND failure = 0
      ORDER BY day, second, counter, path
      """)
    try statement.row.bind(first, last)
    try condition.bind(to: statement.row)
    var entries: [TaskedEntry] = []
    var (ordinal, number): (Int64, Int) = (.min, 0)
    while try statement.row.step() {
      number = statement.row.integer(0) == ordinal ? number + 1 : 1
      ordinal = statement.row.integer(0)
      guard statement.row.integer(4) != 0 else { continue }
      let (path, name) = try statement.row.readPlace()
      entries.append(
        TaskedEntry(
          path: path, day: name.day, number: number, title: statement.row.text(5),
          tasks: FactsColumns.tasks(statement.row, 6)))
    }
    return entries.reversed()
  }
}
