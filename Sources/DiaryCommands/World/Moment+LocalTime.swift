import DiaryModel
import Platform

extension Moment {
  /// What a clock on the wall shows; nothing for a year that a diary does not know.
  package init?(_ time: LocalTime) {
    guard let day = Day(year: time.year, month: time.month, day: time.day) else { return nil }
    let second = time.hour * 3600 + time.minute * 60 + min(time.second, 59)
    self.init(day: day, second: second, offset: time.offset)
  }
}
