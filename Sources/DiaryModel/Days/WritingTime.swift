/// When an entry was written, beside the day it is of.
package struct WritingTime: Hashable, Sendable {
  /// The hour on the wall clock, 0 through 23; nothing where neither the entry nor its name tells.
  package let hour: Int?
  /// Whether it was written on a later day than the one it is of.
  package let isFilledIn: Bool

  /// Reads it from what an entry's name and its `created` tell.
  ///
  /// An entry that does not say when it was created counts as written on its day. `dayEndsAt` is
  /// how many seconds after midnight the day before ends.
  package init(day: Day, second: Int?, created: Moment?, dayEndsAt: Int) {
    hour = (created?.second ?? second).map { max($0, 0) / 3600 % 24 }
    isFilledIn = created.map { $0.day(endingAt: dayEndsAt) > day } ?? false
  }
}

extension Moment {
  /// The day it belongs to where days end some seconds after midnight.
  package func day(endingAt late: Int) -> Day {
    second < late ? day.adding(days: -1) ?? day : day
  }
}
