/// Entries and words, counted by when they were written.
package struct WritingTally: Hashable, Sendable {
  /// How many entries, and the words in them.
  package struct Count: Hashable, Sendable {
    package var entries = 0
    package var words = 0

    package init(entries: Int = 0, words: Int = 0) { (self.entries, self.words) = (entries, words) }

    mutating func add(_ words: Int) {
      entries += 1
      self.words += words
    }
  }

  package private(set) var total = Count()
  /// By year, for the years of the entries' days.
  package private(set) var years: [Int: Count] = [:]
  /// January first, of all years together.
  package private(set) var months = [Count](repeating: Count(), count: 12)
  /// Monday first.
  package private(set) var weekdays = [Count](repeating: Count(), count: 7)
  /// From midnight on, without the entries whose hour is not known.
  package private(set) var hours = [Count](repeating: Count(), count: 24)
  /// How many entries were written on a later day.
  package private(set) var filledIn = 0
  /// The days with an entry, rising.
  package private(set) var days: [Day] = []
  /// Those with an entry that was not filled in later.
  package private(set) var daysInTime: [Day] = []

  package init() {}

  /// Counts an entry; they come in the order of their days.
  package mutating func add(_ day: Day, words: Int, _ time: WritingTime) {
    total.add(words)
    years[day.year, default: Count()].add(words)
    months[day.month - 1].add(words)
    weekdays[day.weekday.rawValue].add(words)
    if let hour = time.hour { hours[hour].add(words) }
    if days.last != day { days.append(day) }
    if time.isFilledIn {
      filledIn += 1
    } else if daysInTime.last != day {
      daysInTime.append(day)
    }
  }

  /// The streaks of days that were written on the day itself, and those of all days.
  package func streaks(today: Day) -> (inTime: Streaks, all: Streaks) {
    (Streaks(of: daysInTime, today: today), Streaks(of: days, today: today))
  }
}
