import DiaryModel

/// The heads of all entries, the newest first, in pages of whole days.
struct EntryPages {
  /// The last day that is not given yet; nothing for any.
  private var last: Day?
  private var isOver = false
  /// A screen at first, and then as many as are read while a key is pressed.
  private var size = 128

  /// The next entries; none at the end.
  mutating func next(in journal: Journal) throws -> [Entry] {
    guard !isOver else { return [] }
    let query = EntryQuery(lastDay: last, limit: size, depth: .head)
    var entries = try journal.entries(query)
    if entries.count < size {
      isOver = true
      return entries
    }
    size = 2048
    guard let end = entries.last?.day else { return [] }
    // The last day may have more than there was room for.
    entries.removeAll { $0.day == end }
    entries += try journal.entries(EntryQuery(firstDay: end, lastDay: end, depth: .head))
    last = end.adding(days: -1)
    isOver = last == nil
    return entries
  }
}
