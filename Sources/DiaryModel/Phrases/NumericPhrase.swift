/// A date in digits: `2026-11-29`, `11-29`, `29`, `2026-11`, `2026`, `2026-w48`.
struct NumericPhrase {
  private let phrase: String
  private let calendar: PhraseCalendar
  /// What the user's locale says of two numbers that could be day and month in either order.
  private let order: NumericOrder?

  init(_ phrase: String, _ calendar: PhraseCalendar, order: NumericOrder? = nil) {
    (self.phrase, self.calendar, self.order) = (phrase, calendar, order)
  }

  func range() throws(DayPhraseError) -> DayRange? {
    if let week = try week() { return week }
    guard let (fields, separator) = fields() else { return nil }
    let widths = fields.map(\.count)
    let numbers = fields.compactMap { $0.decimal }
    guard numbers.count == fields.count else { return nil }
    let areShort = widths.dropFirst().allSatisfy { $0 <= 2 }
    switch (widths.count, widths[0]) {
    case (1, 1...2): return try calendar.recent(day: numbers[0], phrase)
    case (1, 4): return try year(numbers[0])
    case (1, 8):
      let number = numbers[0]
      return try calendar.day(number / 10_000, number / 100 % 100, number % 100, phrase)
    case (2, 4) where areShort: return try calendar.month(numbers[0], numbers[1], phrase)
    case (3, 4) where areShort:
      return try calendar.day(numbers[0], numbers[1], numbers[2], phrase)
    case (2, 1...2) where areShort && separator == UInt8(ascii: "-"):
      return try calendar.recent(month: numbers[0], day: numbers[1], phrase)
    case (2, 1...2) where areShort: return try certain(numbers[0], numbers[1], year: nil, separator)
    case (3, 1...2) where widths[1] <= 2 && widths[2] == 4:
      return try certain(numbers[0], numbers[1], year: numbers[2], separator)
    // The year could stand at either end, too.
    case (3, 1...2) where widths[1] <= 2 && widths[2] == 2:
      throw .ambiguous(phrase, readings: readings(numbers[0], numbers[1], year: nil))
    default: throw .unknown(phrase)
    }
  }

  private func year(_ number: Int) throws(DayPhraseError) -> DayRange {
    guard let range = DayRange(year: number) else { throw .outsideCalendar(phrase) }
    return range
  }

  /// `2026-w48`, `2026w48`, `2026-w48-3` and `w48`.
  private func week() throws(DayPhraseError) -> DayRange? {
    var rest = Array(phrase.utf8)[...]
    var year: Int?
    if rest.first?.isDigit == true {
      guard let number = rest.popNumber(digits: 4) else { return nil }
      year = number
      _ = rest.popDash()
    }
    guard rest.popFirst() == UInt8(ascii: "w"), rest.first?.isDigit == true else { return nil }
    guard let number = rest.popNumber(digits: 2) ?? rest.popNumber(digits: 1) else { return nil }
    let week = try calendar.isoWeek(year: year, number: number, phrase)
    guard !rest.isEmpty else { return week.range }
    _ = rest.popDash()
    guard rest.count == 1, let place = rest.decimal, (1...7).contains(place),
      let day = week.day(Weekday.allCases[place - 1])
    else { throw .unknown(phrase) }
    return DayRange(day)
  }

  /// The digits between separators, which are all the same; Korean ends `2026. 11. 29.` with one.
  private func fields() -> ([ArraySlice<UInt8>], separator: UInt8?)? {
    let bytes = Array(phrase.utf8).filter { $0 != UInt8(ascii: " ") }
    guard bytes.first?.isDigit == true, !phrase.hasInnerBlank else { return nil }
    let separators = bytes.filter { !$0.isDigit }
    guard let separator = separators.first else { return ([bytes[...]], nil) }
    let known = [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ".")]
    guard known.contains(separator), separators.allSatisfy({ $0 == separator }) else { return nil }
    var fields = bytes.split(separator: separator, omittingEmptySubsequences: false)
    if separator == UInt8(ascii: "."), fields.last?.isEmpty == true { fields.removeLast() }
    return fields.contains { $0.isEmpty } ? nil : (fields, separator)
  }

  /// The one day that two numbers in either order can mean; `30/11/2026`, but not `1/2/2026`.
  private func certain(
    _ one: Int, _ other: Int, year: Int?, _ separator: UInt8?
  ) throws(DayPhraseError) -> DayRange {
    let readings = readings(one, other, year: year)
    if readings.count == 1 { return DayRange(readings[0]) }
    // The first reading has the day first.
    if readings.count == 2, let order, order.separator == separator {
      return DayRange(readings[order.isDayFirst ? 0 : 1])
    }
    if readings.isEmpty, let year {
      let months = [(other, one), (one, other)].filter { (1...12).contains($0.0) }
      if months.count == 1 { return try calendar.day(year, months[0].0, months[0].1, phrase) }
    }
    throw .ambiguous(phrase, readings: readings)
  }

  /// What two numbers may mean as day and month.
  private func readings(_ one: Int, _ other: Int, year: Int?) -> [Day] {
    var readings: [Day] = []
    for (month, day) in [(other, one), (one, other)] {
      let year = year ?? calendar.year(ofMonth: month, day: day)
      guard let day = Day(year: year, month: month, day: day), !readings.contains(day) else {
        continue
      }
      readings.append(day)
    }
    return readings
  }
}

extension String {
  /// Whether a blank parts two digits, as in `10 30`.
  fileprivate var hasInnerBlank: Bool {
    let words = split(separator: " ")
    return zip(words, words.dropFirst()).contains { left, right in
      left.utf8.last?.isDigit == true && right.utf8.first?.isDigit == true
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func popDash() -> Bool {
    guard first == UInt8(ascii: "-") else { return false }
    removeFirst()
    return true
  }
}
