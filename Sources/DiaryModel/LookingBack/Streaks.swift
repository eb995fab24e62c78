/// Days in a row on each of which something is written.
package struct Streak: Hashable, Sendable {
  package let first: Day
  package let last: Day

  package init(first: Day, last: Day) { (self.first, self.last) = (first, last) }

  /// How many days it has.
  package var count: Int { last.ordinal - first.ordinal + 1 }
}

/// The streak that goes on, and the longest one.
package struct Streaks: Hashable, Sendable {
  /// The one that ends today, or yesterday as long as today is not over.
  package private(set) var current: Streak?
  /// The longest; of several the latest.
  package private(set) var longest: Streak?

  /// Finds the streaks of days that rise and come once each.
  ///
  /// Days that are to come do not count.
  package init(of days: [Day], today: Day) {
    var start: Day?
    var previous = -1
    for day in days {
      guard day <= today else { break }
      let ordinal = day.ordinal
      if ordinal != previous + 1 { start = nil }
      let streak = Streak(first: start ?? day, last: day)
      (start, previous, current) = (streak.first, ordinal, streak)
      if streak.count >= longest?.count ?? 0 { longest = streak }
    }
    if let last = current?.last, last.ordinal < today.ordinal - 1 { current = nil }
  }
}
