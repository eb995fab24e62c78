/// The two ends of a range in words, of which either may leave out what the other one says.
///
/// `2025-03..06`, `march to june 2025` and `작년 3월부터 6월까지` are of one year: the end is the first
/// such day from the beginning on, and a beginning that leaves its year out the latest up to the end.
struct PhraseEnds {
  let left: String
  let right: String
  let phrase: String

  func range(_ reader: PhraseReader) throws(DayPhraseError) -> DayRange {
    let start = try reader.single(left)
    guard let first = start.first else { throw .unknown(left) }
    let end = try end(after: start, reader)
    guard let last = end.last else { throw .unknown(right) }
    let isPart = isNumber && start.onlyDay == nil
    let usual = isPart ? nil : (try? reader.single(right))?.last
    // The end is known by itself, and may tell what the beginning leaves out.
    if usual == last {
      let known = try reader.upTo(last).single(left).first ?? first
      return try range(known > last ? first : known, last)
    }
    if let usual, usual >= first, !isLike(start, end) {
      throw ambiguous([DayRange(first: first, last: last), DayRange(first: first, last: usual)])
    }
    // The beginning is known by itself, or both leave the same out and there is one such range.
    guard let day = first.adding(days: -1), let before = try reader.upTo(day).single(left).first,
      before != first, usual.map({ $0 < first }) ?? (last > reader.calendar.today)
    else { return try range(first, last) }
    let sooner = try reader.upTo(day).single(left)
    throw ambiguous([
      DayRange(first: before, last: try self.end(after: sooner, reader).last),
      DayRange(first: first, last: last),
    ])
  }

  private func ambiguous(_ readings: [DayRange?]) -> DayPhraseError {
    .ambiguousRange(phrase, readings: readings.compactMap { $0 })
  }

  private func range(_ first: Day, _ last: Day) throws(DayPhraseError) -> DayRange {
    guard let range = DayRange(first: first, last: last) else {
      throw .reversed(phrase, first: first, last: last)
    }
    return range
  }

  /// The end, as what is said behind a beginning means it; a number behind a month is a month.
  private func end(
    after start: DayRange, _ reader: PhraseReader
  ) throws(DayPhraseError) -> DayRange {
    guard let first = start.first else { throw .unknown(phrase) }
    let later = reader.from(first)
    guard isNumber, start.onlyDay == nil else { return try later.single(right) }
    guard DayRange(year: first.year, month: first.month) == start else { throw .unknown(right) }
    do throws(DayPhraseError) { return try later.single("\(right)월") } catch {
      throw error.with(phrase: right)
    }
  }

  /// Whether both ends are named in the same way, so that one goes on from the other: `3 march to 5
  /// may`, and not `3 weeks ago to monday`, whose Monday may as well be the latest.
  private func isLike(_ start: DayRange, _ end: DayRange) -> Bool {
    guard let startSize = start.size, startSize == end.size else { return false }
    guard start.onlyDay != nil else { return true }
    let isCounted = ["ago", "now", "전", "뒤", "후"].contains { left.hasSuffix($0) }
    if isCounted || left.isWeekday != right.isWeekday { return false }
    return left.isWeekday || left.contains(where: \.isNumber)
  }

  /// Whether the end is a number alone, of a day or of what the beginning is.
  private var isNumber: Bool { right.utf8.count <= 2 && right.utf8.allSatisfy(\.isDigit) }
}

extension PhraseReader {
  fileprivate func from(_ day: Day) -> PhraseReader {
    PhraseReader(calendar: calendar.from(day), local: local)
  }

  fileprivate func upTo(_ day: Day) -> PhraseReader {
    PhraseReader(calendar: calendar.upTo(day), local: local)
  }
}

extension DayRange {
  /// Whether it is about a day, a week, a month, a quarter, a half or a year.
  fileprivate var size: Int? {
    count.flatMap { count in [1, 7, 31, 92, 184].firstIndex { count <= $0 } ?? 5 }
  }
}

extension String {
  /// Whether a weekday is named.
  fileprivate var isWeekday: Bool {
    contains("요일") || contains("욜")
      || split(separator: " ").contains { EnglishNames.weekday($0) != nil }
  }
}
