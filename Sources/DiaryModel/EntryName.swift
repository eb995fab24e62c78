/// When an entry was, as its path tells it.
///
/// The order is that of a day's entries in time: the day, then the time of day (an entry without
/// one comes first), then the counter.
package struct EntryName: Hashable, Sendable {
  package var day: Day
  /// Seconds since midnight where the name has a time.
  package var second: Int?
  /// The number in `2026-11-29-2.md` and `2026-11-29-0715-2.md`; nothing where the name has none.
  package var counter: Int?

  package init(day: Day, second: Int? = nil, counter: Int? = nil) {
    (self.day, self.second, self.counter) = (day, second, counter)
  }
}

extension EntryName: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.day, left.second ?? -1, left.counter ?? 0)
      < (right.day, right.second ?? -1, right.counter ?? 0)
  }
}
