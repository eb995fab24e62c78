/// A phrase in Korean: `어제`, `지난 금요일`, `3일 전`, `2026년 11월 29일`.
///
/// Blanks are set as everybody likes, so they are taken away before reading.
struct KoreanPhrase {
  private let phrase: String
  private let text: String
  private let calendar: PhraseCalendar

  init(_ phrase: String, _ calendar: PhraseCalendar) {
    (self.phrase, self.calendar) = (phrase, calendar)
    text = phrase.filter { $0 != " " }
  }

  func range() throws(DayPhraseError) -> DayRange? {
    if text == "전체" { return .all }
    if let count = Self.days[text] {
      return try checked(calendar.day(after: count, .day).map { DayRange($0) })
    }
    if let weekday = KoreanWords.weekday(text) {
      return try checked(calendar.weekday(weekday).map { DayRange($0) })
    }
    if let days = Self.vagueDays[text] {
      let readings = days.compactMap { calendar.day(after: $0, .day) }
      throw .ambiguous(phrase, readings: readings)
    }
    if let week = try week() { return week }
    if let range = try span() { return range }
    if let range = try counted() { return range }
    return try date(text, year: nil)
  }

  private static let days = [
    "오늘": 0, "금일": 0, "어제": -1, "작일": -1, "명일": 1, "그저께": -2, "그제": -2, "그끄저께": -3, "그그저께": -3,
    "내일": 1, "모레": 2, "내일모레": 2, "글피": 3, "그글피": 4,
  ]

  /// What is two days ago to some, and a few to others.
  private static let vagueDays = ["엊그제": [-2, -3], "엊그저께": [-2, -3]]

  /// `48주`, `2026년 48주차`, `작년 48주`: a week of ISO 8601 by its number.
  private func week() throws(DayPhraseError) -> DayRange? {
    guard var rest = text.without(suffix: "주차") ?? text.without(suffix: "주") else { return nil }
    var year: Int?
    for (word, unit, count) in KoreanWords.spans where unit == .year {
      guard let number = rest.without(prefix: word) else { continue }
      (year, rest) = (calendar.today.year + count, number)
      break
    }
    if year == nil, let (digits, number) = rest.parted(at: "년"), digits.utf8.count == 4 {
      guard let value = Array(digits.utf8).decimal else { return nil }
      (year, rest) = (value, number)
    }
    rest = rest.without(prefix: "제") ?? rest
    guard rest.utf8.count <= 2, let number = Array(rest.utf8).decimal else { return nil }
    return try calendar.isoWeek(year: year, number: number, phrase).range
  }

  /// A week, month or year seen from today, and what may stand inside it.
  private func span() throws(DayPhraseError) -> DayRange? {
    for (word, unit, count) in KoreanWords.spans {
      guard let rest = text.without(prefix: word) else { continue }
      let range = calendar.span(after: count, unit)
      if rest.isEmpty { return try checked(range) }
      // `작년 오늘`, `지난달 어제`.
      if let days = Self.days[rest], let moved = calendar.day(after: days, .day)?.after(count, unit)
      {
        return DayRange(moved)
      }
      switch unit {
      case .week:
        guard let weekday = KoreanWords.weekday(rest) else { continue }
        return try checked(calendar.weekday(weekday, inWeek: count).map { DayRange($0) })
      case .month:
        guard let first = range?.first, let day = KoreanWords.number(rest, before: "일") else {
          continue
        }
        return try calendar.day(first.year, first.month, day, phrase)
      case .year:
        guard let year = range?.first?.year else { continue }
        return try date(rest, year: year)
      case .day: continue
      }
    }
    for (word, shift) in [("지난", -1), ("저번", -1), ("이번", 0), ("다음", 1)] {
      guard let weekday = text.without(prefix: word).flatMap(KoreanWords.weekday) else { continue }
      return try checked(calendar.weekday(weekday, shift: shift).map { DayRange($0) })
    }
    return nil
  }

  /// `3일 전`, `이틀 뒤`, `지난 7일` and `최근 3주`.
  private func counted() throws(DayPhraseError) -> DayRange? {
    for (word, sign) in [("전", -1), ("후", 1), ("뒤", 1)] {
      guard let (count, unit) = text.without(suffix: word).flatMap(KoreanWords.stretch) else {
        continue
      }
      return try checked(calendar.day(after: count * sign, unit).map { DayRange($0) })
    }
    // `2주 전 금요일`.
    if let (weeks, weekday) = text.parted(at: "전"), let weekday = KoreanWords.weekday(weekday),
      let (count, unit) = KoreanWords.stretch(weeks), unit == .week
    {
      return try checked(calendar.weekday(weekday, inWeek: -count).map { DayRange($0) })
    }
    // `1년 전 오늘`.
    if let (count, unit) = text.without(suffix: "전오늘").flatMap(KoreanWords.stretch), unit != .day {
      return try checked(calendar.day(after: -count, unit).map { DayRange($0) })
    }
    for word in ["최근", "지난"] {
      guard let rest = text.without(prefix: word),
        let (count, unit) = KoreanWords.stretch(rest.without(suffix: "간") ?? rest)
      else { continue }
      guard count > 0 else { throw .unknown(phrase) }
      return try checked(calendar.past(count, unit))
    }
    return nil
  }

  /// `2026년 11월 29일` or part of it, also as Japanese and Chinese write it; the year may be known.
  private func date(_ text: String, year known: Int?) throws(DayPhraseError) -> DayRange? {
    var rest = text[...]
    let year = known ?? rest.popNumber(digits: 4...4, before: "년", "年")
    let month = rest.popNumber(digits: 1...2, before: "월", "月")
    let day = rest.popNumber(digits: 1...2, before: "일", "日")
    guard rest.isEmpty else { return nil }
    switch (year, month, day) {
    case (let year?, let month?, let day?): return try calendar.day(year, month, day, phrase)
    case (let year?, let month?, nil): return try calendar.month(year, month, phrase)
    case (let year?, nil, nil): return try checked(DayRange(year: year))
    case (nil, let month?, let day?):
      return try calendar.recent(month: month, day: day, phrase)
    case (nil, let month?, nil):
      return try calendar.month(calendar.year(ofMonth: month), month, phrase)
    case (nil, nil, let day?): return try calendar.recent(day: day, phrase)
    case (nil, nil, nil), (_?, nil, _?): return nil
    }
  }

  private func checked(_ range: DayRange?) throws(DayPhraseError) -> DayRange {
    guard let range else { throw .outsideCalendar(phrase) }
    return range
  }
}

extension Substring {
  /// Takes a number that stands before one of some words, and the word, from the start.
  fileprivate mutating func popNumber(digits: ClosedRange<Int>, before words: String...) -> Int? {
    let number = utf8.prefix { $0.isDigit }
    guard digits.contains(number.count), let value = Array(number).decimal else { return nil }
    let rest = dropFirst(number.count)
    guard let word = words.first(where: rest.hasPrefix) else { return nil }
    self = rest.dropFirst(word.count)
    return value
  }
}
