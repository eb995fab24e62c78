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

  private static var daySeconds: Int64 { 86_400 }
  private static var nanoseconds: Int64 { 1_000_000_000 }
}
