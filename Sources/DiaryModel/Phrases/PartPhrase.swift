/// A part of a month or of other days: `first monday of november`, `지난달 마지막 날`, `11월 중순`.
///
/// A month's thirds have names in Korean, each of certain days. Its beginning and its end, and its
/// weeks by a number, have not, and are refused with what they may be.
struct PartPhrase {
  /// The phrase for the days of which it is a part.
  let whole: String
  private let phrase: String
  private let part: Part

  private enum Part: Equatable {
    case day(isLast: Bool)
    /// The first of some weekdays and so on, or the last, by -1.
    case weekday(Int, Weekday)
    /// The days from one to another of a month; the last day, where that has no number.
    case third(Int, Int?)
    case week(Int)
    case beginning, middle, end, half(Int)
  }

  init?(_ phrase: String) {
    guard let (whole, part) = Self.english(phrase) ?? Self.korean(phrase.filter { $0 != " " }),
      !whole.isEmpty
    else { return nil }
    (self.whole, self.part, self.phrase) = (whole, part, phrase)
  }

  private static func english(_ phrase: String) -> (String, Part)? {
    let text = phrase.without(prefix: "mid-").map { "mid \($0)" } ?? phrase
    var words = text.split(separator: " ").filter { $0 != "the" }
    if words == ["month"] || words == ["year"] { return nil }
    if words.count > 1, words.last == "month" || words.last == "year",
      words[words.count - 2] == "of"
    {
      words.insert("this", at: words.count - 1)
    }
    let parts: [Substring: Part] = [
      "early": .beginning, "beginning": .beginning, "start": .beginning, "mid": .middle,
      "middle": .middle, "late": .end, "end": .end,
    ]
    if words.count > 1, let part = parts[words[0]] {
      let rest = words.dropFirst(words[1] == "of" ? 2 : 1)
      return (rest.joined(separator: " "), part)
    }
    guard words.count > 3, ["of", "in"].contains(words[2]), let place = ordinal(words[0]) else {
      return nil
    }
    let whole = words.dropFirst(3).joined(separator: " ")
    if let weekday = EnglishNames.weekday(words[1]) { return (whole, .weekday(place, weekday)) }
    switch words[1] {
    case "day" where abs(place) == 1: return (whole, .day(isLast: place < 0))
    case "week": return (whole, .week(place))
    case "half" where place == 1 || place == 2: return (whole, .half(place))
    default: return nil
    }
  }

  private static func ordinal(_ word: Substring) -> Int? {
    let names = [["first", "1st"], ["second", "2nd"], ["third", "3rd"], ["fourth", "4th"]]
    if word == "last" { return -1 }
    return names.firstIndex { $0.contains(String(word)) }.map { $0 + 1 }
  }

  private static func korean(_ text: String) -> (String, Part)? {
    let alone: [String: (String, Part)] = [
      "월초": ("이번달", .beginning), "월말": ("이번달", .end), "연초": ("올해", .beginning),
      "연말": ("올해", .end), "연말연시": ("올해", .end),
    ]
    if let found = alone[text] { return found }
    let names: [(String, Part)] = [
      ("마지막날", .day(isLast: true)), ("말일", .day(isLast: true)), ("첫날", .day(isLast: false)),
      ("초순", .third(1, 10)), ("상순", .third(1, 10)), ("중순", .third(11, 20)),
      ("하순", .third(21, nil)), ("연초", .beginning), ("연말연시", .end), ("연말", .end), ("초", .beginning),
      ("말", .end),
    ]
    for (name, part) in names {
      if let whole = text.without(suffix: name) { return (whole, part) }
    }
    for (place, names) in ordinals {
      for name in names {
        guard let (whole, rest) = text.parted(at: name), !rest.isEmpty else { continue }
        if let weekday = KoreanWords.weekday(rest) { return (whole, .weekday(place, weekday)) }
        if rest == "주" || rest == "주차" { return (whole, .week(place)) }
      }
    }
    return nil
  }

  private static let ordinals: [(Int, [String])] = [
    (1, ["첫번째", "첫째", "첫"]), (2, ["두번째", "둘째"]), (3, ["세번째", "셋째"]),
    (4, ["네번째", "넷째"]), (-1, ["마지막"]),
  ]
}

extension PartPhrase {
  /// The part of the days that the whole phrase means; nothing where they have none of that kind.
  func range(of days: DayRange) throws(DayPhraseError) -> DayRange? {
    guard let first = days.first, let last = days.last else { return nil }
    let isMonth = DayRange(year: first.year, month: first.month) == days
    switch part {
    case .day(let isLast): return DayRange(isLast ? last : first)
    case .weekday(let place, let weekday):
      let steps =
        place < 0
        ? -((last.weekday.rawValue - weekday.rawValue + 7) % 7)
        : (weekday.rawValue - first.weekday.rawValue + 7) % 7 + (place - 1) * 7
      guard let day = (place < 0 ? last : first).adding(days: steps), days.contains(day) else {
        return nil
      }
      return DayRange(day)
    case .third(let start, let end):
      guard isMonth else { return nil }
      return Self.days(start, end, of: days)
    case .week, .beginning, .middle, .end, .half:
      guard days.onlyDay == nil, isMonth || DayRange(year: first.year) == days else { return nil }
      throw .vague(
        phrase, examples: isMonth ? examples(inMonth: days) : examples(inYear: first.year))
    }
  }

  private func examples(inMonth month: DayRange) -> [String] {
    let count = month.count ?? 30
    switch part {
    case .week(let place):
      let start = place < 0 ? count - 6 : place * 7 - 6
      guard let week = Self.days(start, start + 6, of: month), let first = week.first else {
        return []
      }
      let middle = first.adding(days: place < 0 ? 6 : 3) ?? first
      return [week.description, ISOWeek(middle).description]
    case .half(let place):
      return [Self.days(place == 1 ? 1 : 16, place == 1 ? 15 : nil, of: month)].texts
    case .middle: return [Self.days(11, 20, of: month)].texts
    case .end: return [month.last.map { DayRange($0) }, Self.days(21, nil, of: month)].texts
    case .beginning, .day, .weekday, .third: return [Self.days(1, 10, of: month)].texts
    }
  }

  private func examples(inYear year: Int) -> [String] {
    let (first, last) =
      switch part {
      case .end, .week(-1): (12, 12)
      case .middle: (6, 6)
      case .half(let place): (place * 6 - 5, place * 6)
      case .week, .beginning, .day, .weekday, .third: (1, 1)
      }
    let months = [first, last].map { "\(year.padded(to: 4))-\($0.padded(to: 2))" }
    return [first == last ? months[0] : months.joined(separator: "..")]
  }

  /// The days of a month from a number to another one.
  private static func days(_ start: Int, _ end: Int?, of month: DayRange) -> DayRange? {
    guard let first = month.first else { return nil }
    return DayRange(
      first: first.adding(days: start - 1),
      last: end.flatMap { first.adding(days: $0 - 1) } ?? month.last)
  }
}

extension [DayRange?] {
  fileprivate var texts: [String] { compactMap { $0?.description } }
}
