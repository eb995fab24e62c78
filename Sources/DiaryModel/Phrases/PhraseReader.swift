/// Reads phrases of one language or another, and the ranges between them.
struct PhraseReader {
  let calendar: PhraseCalendar
  /// How the user's locale writes dates, where that may matter.
  let local: LocalDateNames?

  /// Reads a phrase in small letters with single blanks.
  func range(_ phrase: String) throws(DayPhraseError) -> DayRange {
    if let examples = VaguePhrase.examples(for: phrase) {
      throw .vague(phrase, examples: examples)
    }
    if let (left, right) = phrase.partedAtDots ?? phrase.parted(at: "~") {
      return try between(left, right, in: phrase)
    }
    if let range = try englishRange(phrase) { return range }
    if let range = try koreanRange(phrase) { return range }
    return try single(phrase)
  }

  private func englishRange(_ phrase: String) throws(DayPhraseError) -> DayRange? {
    guard let (word, rest) = phrase.parted(at: " ") else { return nil }
    switch word {
    case "since", "from", "between":
      let joint = word == "between" ? ["and"] : ["to", "until", "till", "through"]
      let (left, right) = rest.parted(atWord: joint) ?? (rest, "")
      guard word != "between" || !right.isEmpty else { throw .unknown(phrase) }
      return try between(left, right, in: phrase)
    case "until", "till", "through": return try between("", rest, in: phrase)
    case "before": return try before(rest, in: phrase)
    case "after":
      guard let last = try single(rest).last, let first = last.adding(days: 1) else {
        throw .outsideCalendar(phrase)
      }
      return DayRange(first: first, last: nil)
    default:
      guard let (left, right) = phrase.parted(atWord: ["to", "until", "till", "through"]) else {
        return nil
      }
      return try between(left, right, in: phrase)
    }
  }

  private func before(_ text: String, in phrase: String) throws(DayPhraseError) -> DayRange? {
    guard let first = try single(text).first, let last = first.adding(days: -1) else {
      throw .outsideCalendar(phrase)
    }
    return DayRange(first: nil, last: last)
  }

  /// `…부터 …까지`, either alone, `… 이후`, which holds what it names, and `… 전`, which does not.
  ///
  /// `… 이전` holds it for some and not for others, and is refused.
  private func koreanRange(_ phrase: String) throws(DayPhraseError) -> DayRange? {
    if let (left, right) = phrase.parted(at: "부터") {
      return try between(left, right.without(suffix: "까지") ?? right, in: phrase)
    }
    if let right = phrase.without(suffix: "까지") { return try between("", right, in: phrase) }
    if let left = phrase.without(suffix: "이후") { return try between(left, "", in: phrase) }
    if let end = phrase.without(suffix: "이전") {
      let range = try single(end)
      guard let last = range.last, let before = range.first?.adding(days: -1) else {
        throw .outsideCalendar(phrase)
      }
      throw .ambiguousEnd(phrase, of: end, before: before, last: last)
    }
    if let when = phrase.without(suffix: "에") {
      do throws(DayPhraseError) { return try range(when) } catch {
        guard case .unknown = error else { throw error }
      }
    }
    // `3일 전` is three days ago.
    guard let end = phrase.without(suffix: "전"), try KoreanPhrase(phrase, calendar).range() == nil
    else { return nil }
    return try before(end, in: phrase)
  }

  private func between(
    _ left: String, _ right: String, in phrase: String
  ) throws(DayPhraseError) -> DayRange {
    guard !left.isEmpty else {
      guard !right.isEmpty else { throw .unknown(phrase) }
      return DayRange(first: nil, last: try single(right).last) ?? .all
    }
    guard !right.isEmpty else {
      return DayRange(first: try single(left).first, last: nil) ?? .all
    }
    return try PhraseEnds(left: left, right: right, phrase: phrase).range(self)
  }

  /// One day, week, month or year, or some of them, in the user's language or another.
  func single(_ phrase: String) throws(DayPhraseError) -> DayRange {
    guard let local else { return try known(phrase) }
    if let day = local.day(writtenAs: phrase) { return DayRange(day) }
    if let day = local.month(writtenAs: phrase) {
      return try calendar.month(day.year, day.month, phrase)
    }
    try local.requireOneMeaning(of: phrase)
    do throws(DayPhraseError) { return try known(phrase) } catch {
      guard case .unknown = error, let english = local.inEnglish(phrase) else { throw error }
      do throws(DayPhraseError) { return try known(english) } catch {
        throw error.with(phrase: phrase)
      }
    }
  }

  private func known(_ phrase: String) throws(DayPhraseError) -> DayRange {
    if let range = try whole(phrase) { return range }
    if let part = PartPhrase(phrase), let whole = try whole(part.whole),
      let range = try part.range(of: whole)
    {
      return range
    }
    if let dated = DatedWeekday(phrase) {
      return try dated.day(of: try known(dated.rest), phrase)
    }
    if let rest = phrase.without(prefix: "in "), let range = try? known(rest),
      range.onlyDay == nil
    {
      return range
    }
    throw .unknown(phrase)
  }

  /// A phrase that is not made of another one.
  private func whole(_ phrase: String) throws(DayPhraseError) -> DayRange? {
    let numeric = NumericPhrase(phrase, calendar, order: local?.numericOrder)
    if let range = try numeric.range() { return range }
    if let range = try EnglishPhrase(phrase, calendar).range() { return range }
    if let range = try KoreanPhrase(phrase, calendar).range() { return range }
    return try PeriodPhrase(phrase, calendar).range()
  }
}

extension PhraseCalendar {
  /// The day with these numbers, which were written as `phrase`.
  func day(
    _ year: Int, _ month: Int, _ day: Int, _ phrase: String
  ) throws(DayPhraseError) -> DayRange {
    guard (1...9999).contains(year) else { throw .outsideCalendar(phrase) }
    guard (1...12).contains(month) else { throw .noSuchMonth(phrase, month: month) }
    guard let day = Day(year: year, month: month, day: day) else {
      throw .noSuchDay(phrase, year: year, month: month, day: day)
    }
    return DayRange(day)
  }

  /// The month with these numbers, which were written as `phrase`.
  func month(_ year: Int, _ month: Int, _ phrase: String) throws(DayPhraseError) -> DayRange {
    guard (1...9999).contains(year) else { throw .outsideCalendar(phrase) }
    guard let range = DayRange(year: year, month: month) else {
      throw .noSuchMonth(phrase, month: month)
    }
    return range
  }

  /// The week of ISO 8601 with these numbers; without a year, the latest that has begun.
  func isoWeek(year: Int?, number: Int, _ phrase: String) throws(DayPhraseError) -> ISOWeek {
    let ownYear = year ?? self.year(ofWeek: number)
    guard (1...9999).contains(ownYear) else { throw .outsideCalendar(phrase) }
    guard let week = ISOWeek(year: ownYear, number: number) else {
      throw .noSuchWeek(phrase, year: ownYear, week: number)
    }
    return week
  }

  /// The latest day of that number that is not to come.
  func recent(day: Int, _ phrase: String) throws(DayPhraseError) -> DayRange {
    guard (0...31).contains(day) else { throw .unknown(phrase) }
    let (year, month) = month(ofDay: day)
    return try self.day(year, month, day, phrase)
  }

  /// The latest such day that is not to come.
  func recent(month: Int, day: Int, _ phrase: String) throws(DayPhraseError) -> DayRange {
    try self.day(year(ofMonth: month, day: day), month, day, phrase)
  }
}

extension String {
  /// What stands before and after the first of a text, without blanks at the ends.
  func parted(at text: String) -> (String, String)? {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
      let left = String(decoding: bytes[..<start], as: UTF8.self)
      let right = String(decoding: bytes[(start + wanted.count)...], as: UTF8.self)
      return (left.trimmed, right.trimmed)
    }
    return nil
  }

  /// What stands before and after `..`; of more dots the first belong to a date such as `29.11.`.
  var partedAtDots: (String, String)? {
    guard let (left, right) = parted(at: "..") else { return nil }
    let dots = right.prefix { $0 == "." }
    return (left + dots, String(right.dropFirst(dots.count)).trimmed)
  }

  /// What stands before and after the first of some words, neither being nothing.
  func parted(atWord words: [String]) -> (String, String)? {
    let all = split(separator: " ")
    guard let place = all.firstIndex(where: { words.contains(String($0)) }), place > 0,
      place < all.count - 1
    else { return nil }
    return (
      all[..<place].joined(separator: " "), all[(place + 1)...].joined(separator: " ")
    )
  }

  func without(suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)).trimmed : nil
  }

  func without(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  private var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
