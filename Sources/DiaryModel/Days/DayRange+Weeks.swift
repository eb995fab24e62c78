extension DayRange {
  /// Its days in weeks of seven places, the first of them for the weekday that weeks begin with.
  ///
  /// Places before the first day and behind the last hold nothing. A range without end on a side has
  /// no weeks.
  package func weeks(startingOn weekStart: Weekday) -> [[Day?]] {
    guard let first, let last else { return [] }
    let blanks = (first.weekday.rawValue - weekStart.rawValue + 7) % 7
    let start = first.ordinal - blanks
    let days = (first.ordinal...last.ordinal).map { Day(ordinal: $0) }
    let all = [Day?](repeating: nil, count: blanks) + days
    let count = (last.ordinal - start) / 7 + 1
    return (0..<count).map { week in
      let places = all[(week * 7)..<min(week * 7 + 7, all.count)]
      return places + [Day?](repeating: nil, count: 7 - places.count)
    }
  }
}
