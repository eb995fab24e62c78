/// A part of a week or a year that has a name: `last weekend`, `summer 2026`, `2026-Q3`, `지난 주말`.
///
/// Seasons are those of the north by whole months, as the weather services count them: spring is
/// March to May, and a winter is named for the year in which it begins. Without a year, the latest
/// that has begun is meant, and with `last` the latest that is over.
struct PeriodPhrase {
  private let phrase: String
  private let calendar: PhraseCalendar
  /// What is left to be read, without blanks.
  private let text: String

  init(_ phrase: String, _ calendar: PhraseCalendar) {
    (self.phrase, self.calendar) = (phrase, calendar)
    let words = phrase.split { $0 == " " || $0 == "," }.filter { !["the", "of"].contains($0) }
    text = words.joined()
  }

  func range() throws(DayPhraseError) -> DayRange? {
    if let shift = Self.shift(in: text, of: ["weekend", "주말"]) { return try weekend(shift) }
    if let shift = Self.shift(in: text, of: ["quarter", "분기"]), let shift {
      let first = (calendar.today.month - 1) / 3 * 3 + 1
      let months = calendar.today.year * 12 + first - 1 + shift * 3
      return try span(year: months / 12, (months % 12 + 1)...(months % 12 + 3))
    }
    let (name, year) = try yearApart()
    for (firstMonth, names) in try parts(of: name) {
      let months = firstMonth...(firstMonth + (Self.halves.contains { $1 == names } ? 5 : 2))
      if let year {
        guard names.contains(name) else { continue }
        return try span(year: year, months)
      }
      guard let shift = Self.shift(in: name, of: names) else { continue }
      return try span(year: self.year(of: months, shift), months)
    }
    return try decade()
  }

  /// `2020s`, `2020년대`.
  private func decade() throws(DayPhraseError) -> DayRange? {
    guard let digits = text.without(suffix: "년대") ?? text.without(suffix: "s"),
      digits.utf8.count == 4, let year = Array(digits.utf8).decimal, year % 10 == 0
    else { return nil }
    let first = DayRange(year: max(year, 1))?.first
    guard let first, let last = DayRange(year: year + 9)?.last else {
      throw .outsideCalendar(phrase)
    }
    return DayRange(first: first, last: last)
  }

  /// The parts of a year that a name may end with, by the month they begin with.
  private func parts(of name: String) throws(DayPhraseError) -> [(Int, names: [String])] {
    var number = name.without(suffix: "분기").flatMap { $0.last?.wholeNumberValue }
    if let last = name.last?.wholeNumberValue, name.dropLast().last == "q" { number = last }
    guard let number else { return Self.seasons + Self.halves + Self.quarters }
    guard (1...4).contains(number) else { throw .noSuchQuarter(phrase, quarter: number) }
    return [(number * 3 - 2, ["q\(number)", "\(number)분기"])]
  }

  private static let halves: [(Int, names: [String])] = [
    (1, ["상반기", "h1", "firsthalf", "1sthalf"]), (7, ["하반기", "h2", "secondhalf", "2ndhalf"]),
  ]

  private static let quarters: [(Int, names: [String])] = [
    (1, ["firstquarter", "1stquarter"]), (4, ["secondquarter", "2ndquarter"]),
    (7, ["thirdquarter", "3rdquarter"]), (10, ["fourthquarter", "4thquarter"]),
  ]

  private static let seasons: [(Int, names: [String])] = [
    (3, ["spring", "봄"]), (6, ["summer", "여름"]), (9, ["autumn", "fall", "가을"]),
    (12, ["winter", "겨울"]),
  ]

  /// What a name's shift from now is, with no shift for the name alone, or nothing for other words.
  private static func shift(in text: String, of names: [String]) -> Int?? {
    for name in names {
      if text == name { return .some(nil) }
      if text == name + "beforelast" { return -2 }
      guard let word = text.without(suffix: name), let shift = shifts[word] else { continue }
      return shift
    }
    return nil
  }

  private static let shifts = [
    "지지난": -2, "저저번": -2, "지난": -1, "저번": -1, "이번": 0, "올": 0, "다음": 1, "last": -1,
    "previous": -1, "past": -1, "this": 0, "next": 1, "지지난주": -2, "지난주": -1, "저번주": -1,
    "이번주": 0, "다음주": 1,
  ]

  /// The text without the year that stands before or behind it.
  private func yearApart() throws(DayPhraseError) -> (String, year: Int?) {
    let years = [("lastyear", -1), ("thisyear", 0), ("nextyear", 1)]
    for (word, shift) in years {
      if let name = text.without(suffix: word) { return (name, calendar.today.year + shift) }
    }
    for (word, unit, count) in KoreanWords.spans where unit == .year {
      if let name = text.without(prefix: word) { return (name, calendar.today.year + count) }
    }
    let bytes = Array(text.utf8)
    if bytes.count > 4, let year = bytes.prefix(4).decimal {
      let name = String(text.dropFirst(4))
      return (name.without(prefix: "년") ?? name.without(prefix: "-") ?? name, year)
    }
    if bytes.count > 4, let year = bytes.suffix(4).decimal {
      let name = String(text.dropLast(4))
      return (name.without(suffix: "-") ?? name, year)
    }
    return (text, nil)
  }

  private func weekend(_ shift: Int?) throws(DayPhraseError) -> DayRange {
    let isNow = calendar.today.weekday.rawValue >= Weekday.saturday.rawValue
    let weeks = PhraseCalendar(today: calendar.today)
    let first = weeks.weekday(.saturday, inWeek: shift ?? (isNow ? 0 : -1))
    guard let range = DayRange(first: first, last: first?.adding(days: 1)), range.count != nil
    else { throw .outsideCalendar(phrase) }
    return range
  }

  /// The year of a part of the year that is so far from now.
  private func year(of months: ClosedRange<Int>, _ shift: Int?) -> Int {
    let today = calendar.today
    guard let shift else { return calendar.year(ofMonth: months.lowerBound) }
    // Of this year, or begun in the last one and not over: winter.
    let isGoingOn = months.upperBound > 12 && today.month <= months.upperBound - 12
    let begun = months.lowerBound <= today.month ? today.year : today.year - 1
    if shift == 0 { return isGoingOn ? today.year - 1 : today.year }
    if shift > 0 { return months.lowerBound > today.month ? today.year : today.year + 1 }
    let isOver = begun < today.year ? !isGoingOn : months.upperBound < today.month
    return (isOver ? begun : begun - 1) + shift + 1
  }

  /// Months from a year's first one on; those behind December are the next year's.
  private func span(year: Int, _ months: ClosedRange<Int>) throws(DayPhraseError) -> DayRange {
    let last = months.upperBound
    guard let start = DayRange(year: year, month: months.lowerBound)?.first,
      let end = DayRange(year: year + (last - 1) / 12, month: (last - 1) % 12 + 1)?.last,
      let range = DayRange(first: start, last: end)
    else { throw .outsideCalendar(phrase) }
    return range
  }
}
