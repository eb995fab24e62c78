import DiaryModel
import Platform

extension OpenVault {
  /// When something was changed that was changed on the days that phrases mean.
  func changeTimes(_ phrases: [String]) throws(DayPhraseError) -> [ChangeTimes] {
    var times: [ChangeTimes] = []
    for phrase in phrases {
      let days = try PhraseList.parse(phrase) { (text) throws(DayPhraseError) in
        try self.days(text)
      }
      times += days.map(changeTimes)
    }
    return times
  }

  private func changeTimes(_ days: DayRange) -> ChangeTimes {
    let late = Int64(settings.dayEndsAt)
    let first = days.first.map { Int64($0.ordinal) * Self.daySeconds + late }
    let end = days.last.map { (Int64($0.ordinal) + 1) * Self.daySeconds + late }
    let fileFirst = first.map { instant(ofWall: $0) * Self.nanoseconds }
    let fileEnd = end.map { instant(ofWall: $0) * Self.nanoseconds }
    return ChangeTimes(
      wall: (first ?? .min)...(end.map { $0 - 1 } ?? .max),
      file: (fileFirst ?? .min)...(fileEnd.map { max($0 - 1, fileFirst ?? .min) } ?? .max))
  }

  /// The moment of a time on a date of the calendar, with the offset that the clock had then.
  func moment(ofWall day: Day, second: Int) -> Moment {
    let wall = Int64(day.ordinal) * Self.daySeconds + Int64(second)
    let offset = LocalTime(at: instant(ofWall: wall))?.offset ?? now.offset
    return Moment(day: day, second: second, offset: offset)
  }

  /// Seconds since 1970 at which the clock on the wall shows so many seconds from day 0.
  private func instant(ofWall wall: Int64) -> Int64 {
    let distant = wall - Self.epoch
    // The offset at that time, which may be another than today's.
    var instant = distant - Int64(now.offset ?? 0) * 60
    for _ in 0..<2 {
      guard let offset = LocalTime(at: instant)?.offset else { break }
      instant = distant - Int64(offset) * 60
    }
    return min(max(instant, -Self.mostSeconds), Self.mostSeconds)
  }

  private static var daySeconds: Int64 { 86_400 }
  private static var nanoseconds: Int64 { 1_000_000_000 }
  /// What fits as nanoseconds.
  private static var mostSeconds: Int64 { Int64.max / 1_000_000_000 - 1 }
  /// Seconds from day 0 to 1970.
  private static var epoch: Int64 { 719_468 * 86_400 }
}
