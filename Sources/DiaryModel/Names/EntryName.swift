/// When an entry was, as its path tells it.
///
/// The order is that of a day's entries in time: the day, then the time of day (an entry without
/// one comes first), then the counter. It is the one order that everything goes by, the index, too.
package struct EntryName: Hashable, Sendable {
  package var day: Day
  /// Seconds since the day's midnight where the name has a time; 86 400 and more in the small hours
  /// with which the day ends, see `ending(at:)`.
  package var second: Int?
  /// The number in `2026-11-29-2.md` and `2026-11-29-0715-2.md`; nothing where the name has none.
  package var counter: Int?

  package init(day: Day, second: Int? = nil, counter: Int? = nil) {
    (self.day, self.second, self.counter) = (day, second, counter)
  }

  /// The time that the name tells, in seconds since midnight on the clock.
  package var clockSecond: Int? { second.map { $0 % 86_400 } }

  /// The same name where days end some seconds after midnight.
  ///
  /// What is written before then is of the day before, so that in a name of that day such a time is
  /// of the night behind its evening.
  package func ending(at late: Int) -> EntryName {
    guard let second, second < late else { return self }
    return EntryName(day: day, second: second + 86_400, counter: counter)
  }
}

extension EntryName: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.day, left.second ?? -1, left.counter ?? 0)
      < (right.day, right.second ?? -1, right.counter ?? 0)
  }
}
