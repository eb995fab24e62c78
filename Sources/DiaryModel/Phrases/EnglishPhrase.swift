/// A phrase in English: `yesterday`, `last friday`, `3 days ago`, `29 nov 2026`.
struct EnglishPhrase {
  private let phrase: String
  private let words: [Substring]
  private let calendar: PhraseCalendar

  init(_ phrase: String, _ calendar: PhraseCalendar) {
    (self.phrase, self.calendar) = (phrase, calendar)
    let parts = phrase.split { $0 == " " || $0 == "," }
    let bare = parts.filter { !["on", "the", "of"].contains(String($0)) }
    // `a fortnight ago` has an article, `fortnight ago` has none.
    words = bare.first == "fortnight" ? ["a"] + bare : bare
  }

  func range() throws(DayPhraseError) -> DayRange? {
    if words == ["all"] { return .all }
    if let count = named[words.joined(separator: " ")] { return try day(count, .day) }
    if let range = try date() { return range }
    if let day = try sameDay() { return day }
    switch words.count {
    case 1:
      if words[0].isOrdinal, let day = dayNumber(words[0]) {
        return try calendar.recent(day: day, phrase)
      }
      guard let weekday = EnglishNames.weekday(words[0]) else { return nil }
      return try checked(calendar.weekday(weekday).map { DayRange($0) })
    case 2: return try two()
    case 3: return try three()
    case 4 where words[2] == "from" && words[3] == "now": return try ago(words[0], words[1], 1)
    case 4 where words == ["half", "a", "year", "ago"]: return try day(-6, .month)
    case 4: return try weekdayAgo()
    default: return nil
    }
  }

  private var named: [String: Int] {
    [
      "today": 0, "yesterday": -1, "tomorrow": 1, "day before yesterday": -2,
      "day after tomorrow": 2,
    ]
  }

  /// A month, with or without a day and a year, in either order.
  private func date() throws(DayPhraseError) -> DayRange? {
    guard words.count <= 3, let place = words.firstIndex(where: { month($0) != nil }), place <= 1,
      let month = month(words[place])
    else { return nil }
    var others = words
    others.remove(at: place)
    if others.isEmpty { return try calendar.month(calendar.year(ofMonth: month), month, phrase) }
    if others.count == 1, let year = year(others[0]) {
      return try calendar.month(year, month, phrase)
    }
    if others.count == 2, place == 1, let year = year(others[0]), let day = dayNumber(others[1]) {
      return try calendar.day(year, month, day, phrase)
    }
    guard let day = dayNumber(others[0]) else { return nil }
    if others.count == 1 { return try calendar.recent(month: month, day: day, phrase) }
    guard let year = year(others[1]) else { return nil }
    return try calendar.day(year, month, day, phrase)
  }

  /// A day like one of now in another week, month or year: `last year today`, `a year ago today`,
  /// `this day last year`, `yesterday two weeks ago`, and by its number, `15th of last month`.
  private func sameDay() throws(DayPhraseError) -> DayRange? {
    guard words.count > 2 || words.count == 2 && words[0] != "in" else { return nil }
    var others = words
    if others.count > 3, ["this", "same"].contains(others[0]), others[1] == "day" {
      others.replaceSubrange(0...1, with: ["today"])
    }
    let names = others.enumerated().filter { named[String($0.element)] != nil }
    if names.count == 1, let (place, name) = names.first, place == 0 || place == others.count - 1 {
      others.remove(at: place)
      guard let (count, unit) = distance(others), unit != .day,
        let day = calendar.day(after: named[String(name)] ?? 0, .day)
      else { return nil }
      return try checked(day.after(count, unit).map { DayRange($0) })
    }
    guard others.count == 3,
      let place = [0, 2].first(where: { others[$0].isOrdinal }),
      let number = dayNumber(others.remove(at: place)), let (count, unit) = distance(others),
      unit == .month, let month = calendar.span(after: count, .month)?.first
    else { return nil }
    return try calendar.day(month.year, month.month, number, phrase)
  }

  /// How far `last year` or `two weeks ago` is from now.
  private func distance(_ words: [Substring]) -> (count: Int, unit: PhraseCalendar.Unit)? {
    if words.count == 2, let shift = shift(words[0]), words[0] != "past", let unit = unit(words[1])
    {
      return (shift, unit)
    }
    guard words.count == 3, words[2] == "ago", let (count, unit) = stretch(words[0], words[1])
    else {
      return nil
    }
    return (-count, unit)
  }

  private func two() throws(DayPhraseError) -> DayRange? {
    if words[0] == "in" { return nil }
    if words[0] == "week", let number = words[1].number {
      return try NumericPhrase("w\(number)", calendar).range()
    }
    guard let shift = shift(words[0]) else { return nil }
    if let weekday = EnglishNames.weekday(words[1]) {
      return try checked(calendar.weekday(weekday, shift: shift).map { DayRange($0) })
    }
    if words[1] == "fortnight", shift < 0 { return try checked(calendar.past(2, .week)) }
    guard let unit = unit(words[1]), unit != .day else { return nil }
    if words[0] == "past" { return try checked(calendar.past(1, unit)) }
    return try checked(calendar.span(after: shift, unit))
  }

  private func three() throws(DayPhraseError) -> DayRange? {
    if words == ["half", "year", "ago"] { return try day(-6, .month) }
    if words[1] == "before", words[2] == "last" {
      if let weekday = EnglishNames.weekday(words[0]) {
        let day = calendar.weekday(weekday, shift: -1)?.adding(days: -7)
        return try checked(day.map { DayRange($0) })
      }
      guard let unit = unit(words[0]), unit != .day else { return nil }
      return try checked(calendar.span(after: -2, unit))
    }
    if words[2] == "ago" { return try ago(words[0], words[1], -1) }
    if words[0] == "in" { return try ago(words[1], words[2], 1) }
    guard let shift = shift(words[0]), shift != 0, let (count, unit) = stretch(words[1], words[2])
    else { return nil }
    guard count > 0 else { throw .unknown(phrase) }
    return try checked(
      shift < 0 ? calendar.past(count, unit) : calendar.coming(count, unit))
  }

  private func ago(
    _ count: Substring, _ unit: Substring, _ sign: Int
  ) throws(DayPhraseError) -> DayRange? {
    guard let (count, unit) = stretch(count, unit) else { return nil }
    return try day(count * sign, unit)
  }

  /// `friday two weeks ago`, where that is the day of the week two weeks ago, and so counted from the
  /// latest Friday, too.
  private func weekdayAgo() throws(DayPhraseError) -> DayRange? {
    let isFirst = words[3] == "ago"
    guard isFirst || words[2] == "ago", let weekday = EnglishNames.weekday(words[isFirst ? 0 : 3]),
      let (count, unit) = isFirst ? stretch(words[1], words[2]) : stretch(words[0], words[1]),
      unit == .week, count > 0, let then = calendar.day(after: -count, .week),
      then.weekday != weekday,
      let inWeek = calendar.weekday(weekday, inWeek: -count),
      let counted = calendar.weekday(weekday, shift: -1)?.adding(days: -7 * count)
    else { return nil }
    guard inWeek == counted else { throw .ambiguous(phrase, readings: [inWeek, counted]) }
    return DayRange(inWeek)
  }

  /// A number and a unit, such as `two weeks`; a fortnight is two weeks.
  private func stretch(
    _ count: Substring, _ unit: Substring
  ) -> (count: Int, unit: PhraseCalendar.Unit)? {
    guard let count = EnglishNames.count(count) else { return nil }
    if ["fortnight", "fortnights"].contains(unit) {
      return count < 1_000_000 ? (count * 2, .week) : nil
    }
    return self.unit(unit).map { (count, $0) }
  }

  private func day(_ count: Int, _ unit: PhraseCalendar.Unit) throws(DayPhraseError) -> DayRange {
    try checked(calendar.day(after: count, unit).map { DayRange($0) })
  }

  private func checked(_ range: DayRange?) throws(DayPhraseError) -> DayRange {
    guard let range else { throw .outsideCalendar(phrase) }
    return range
  }

  private func shift(_ word: Substring) -> Int? {
    switch word {
    case "last", "past", "previous": -1
    case "this": 0
    case "next": 1
    default: nil
    }
  }

  private func unit(_ word: Substring) -> PhraseCalendar.Unit? {
    switch word {
    case "day", "days": .day
    case "week", "weeks": .week
    case "month", "months": .month
    case "year", "years": .year
    default: nil
    }
  }

  private func month(_ word: Substring) -> Int? {
    EnglishNames.month(word.last == "." ? word.dropLast() : word)
  }

  private func year(_ word: Substring) -> Int? { word.utf8.count == 4 ? word.number : nil }

  /// A number of a day, also `1st`, `2nd`, `3rd` and `4th`.
  private func dayNumber(_ word: Substring) -> Int? {
    let digits = word.isOrdinal ? word.dropLast(2) : word
    return digits.utf8.count <= 2 ? digits.number : nil
  }
}

extension Substring {
  fileprivate var number: Int? { Array(utf8).decimal }

  fileprivate var isOrdinal: Bool {
    ["st", "nd", "rd", "th"].contains { hasSuffix($0) } && utf8.first?.isDigit == true
  }
}
