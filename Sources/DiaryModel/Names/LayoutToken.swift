/// A part of a day that a layout may name, written in braces.
package enum LayoutToken: String, CaseIterable, Hashable, Sendable {
  /// `2026`.
  case year = "yyyy"
  /// `26`.
  case shortYear = "yy"
  /// `November`.
  case monthName = "MMMM"
  /// `Nov`.
  case shortMonthName = "MMM"
  /// `11`.
  case month = "MM"
  /// `29`.
  case day = "dd"
  /// `Sunday`.
  case weekdayName = "EEEE"
  /// `Sun`.
  case shortWeekdayName = "EEE"
  /// `일요일`.
  case koreanWeekdayName = "EEEE:ko"
  /// `일`.
  case shortKoreanWeekdayName = "EEE:ko"
  /// The number of the ISO week: `48`.
  case week = "ww"

  /// The part of a day, with the names in English unless they are asked for in Korean.
  package func text(for day: Day) -> String {
    switch self {
    case .year: day.year.padded(to: 4)
    case .shortYear: (day.year % 100).padded(to: 2)
    case .monthName: day.month.monthName
    case .shortMonthName: String(day.month.monthName.prefix(3))
    case .month: day.month.padded(to: 2)
    case .day: day.day.padded(to: 2)
    case .weekdayName: EnglishNames.weekdays[day.weekday.rawValue]
    case .shortWeekdayName: String(EnglishNames.weekdays[day.weekday.rawValue].prefix(3))
    case .koreanWeekdayName: KoreanWords.weekdays[day.weekday.rawValue] + "요일"
    case .shortKoreanWeekdayName: KoreanWords.weekdays[day.weekday.rawValue]
    case .week: ISOWeek(day).number.padded(to: 2)
    }
  }
}
