/// The names and the forms that the user's locale writes dates in, so that what is printed can be
/// read back.
package struct LocalDateNames: Sendable {
  private var months: [String: Int] = [:]
  private var weekdays: [String: Weekday] = [:]
  private let writings: @Sendable (Day) -> [String]
  private let monthWritings: @Sendable (Day) -> [String]
  /// How far the locale counts years ahead of ours, as Thai does.
  private let yearsAhead: Int
  /// Which of two numbers is the day, between the separator that the locale writes.
  let numericOrder: NumericOrder?

  /// `monthNames` and `weekdayNames` give every form of a name; `writings` every form in which a
  /// day is printed, `monthWritings` those of a day's month.
  package init(
    monthNames: (Int) -> [String], weekdayNames: (Weekday) -> [String],
    writings: @escaping @Sendable (Day) -> [String],
    monthWritings: @escaping @Sendable (Day) -> [String]
  ) {
    for month in (1...12).reversed() {
      for name in monthNames(month) { months[Self.bare(name)] = month }
    }
    for weekday in Weekday.allCases.reversed() {
      for name in weekdayNames(weekday) { weekdays[Self.bare(name)] = weekday }
    }
    for name in [""] + months.keys.filter({ $0.allSatisfy(\.isNumber) }) { months[name] = nil }
    weekdays[""] = nil
    (self.writings, self.monthWritings) = (writings, monthWritings)
    let sample = Day(year: 2026, month: 11, day: 29).map(writings) ?? []
    yearsAhead = sample.flatMap(\.numbers).first { $0 > 999 }.map { $0 - 2026 } ?? 0
    numericOrder = sample.lazy.compactMap(NumericOrder.init).first
  }
}

extension LocalDateNames {
  /// The day that is printed so in some form; zeros before numbers do not matter.
  func day(writtenAs phrase: String) -> Day? {
    candidate(phrase, days: phrase.numbers, fewest: 2) { writings($0) }
  }

  /// The first day of the month that is printed so.
  func month(writtenAs phrase: String) -> Day? {
    candidate(phrase, days: [1], fewest: 1) { monthWritings($0) }
  }

  /// Writes each day that the numbers could be, and compares: no form needs to be understood.
  private func candidate(
    _ phrase: String, days: [Int], fewest: Int, _ writings: (Day) -> [String]
  ) -> Day? {
    let numbers = phrase.numbers
    guard (fewest...4).contains(numbers.count) else { return nil }
    let wanted = phrase.plainForm
    // With all of its digits: `01.02.26` may be of this century.
    let years = numbers.filter { $0 > 999 }.map { $0 - yearsAhead }
    for year in years where (1...9999).contains(year) {
      for month in 1...12 {
        for day in Set(days) {
          guard let day = Day(year: year, month: month, day: day) else { continue }
          if writings(day).contains(where: { $0.plainForm == wanted }) { return day }
        }
      }
    }
    return nil
  }

  /// The number of a month by its name.
  func month(_ name: String) -> Int? { months[Self.bare(name)] }

  /// A weekday by its name.
  func weekday(_ name: String) -> Weekday? { weekdays[Self.bare(name)] }

  /// Refuses a name that is one of a month and of a weekday, as `mar` is in Spanish.
  func requireOneMeaning(of name: String) throws(DayPhraseError) {
    let english = (EnglishNames.month(name), EnglishNames.weekday(name))
    guard let month = month(name) ?? english.0, let weekday = weekday(name) ?? english.1 else {
      return
    }
    throw .ambiguousName(name, month: month, weekday: weekday)
  }

  /// A phrase with the locale's names in English; nothing where it holds none.
  func inEnglish(_ phrase: String) -> String? {
    let words = phrase.split(separator: " ")
    var english: [String] = []
    var hasName = false
    var place = 0
    while place < words.count {
      let longest = min(5, words.count - place)
      let found = (1...longest).reversed().lazy.compactMap { count in
        self.english(words[place..<(place + count)].joined(separator: " ")).map { ($0, count) }
      }.first
      if let (name, count) = found {
        english.append(name)
        hasName = true
        place += count
        continue
      }
      let word = String(words[place])
      place += 1
      // `5. März`, `5 de marzo de 2026`.
      if ["de", "del"].contains(word) { continue }
      english.append(word.without(suffix: ".") ?? word)
    }
    return hasName ? english.joined(separator: " ") : nil
  }

  private func english(_ name: String) -> String? {
    if name.hasPrefix("("), name.hasSuffix(")") {
      return weekday(String(name.dropFirst().dropLast())).map { "(\($0.name))" }
    }
    if let month = month(name) { return month.monthName.lowercased() }
    return weekday(name)?.name
  }

  /// A name in small letters, without blanks and the dot of a short form.
  private static func bare(_ name: String) -> String {
    let words = name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.last == "." || words.last == "," ? String(words.dropLast()) : words
  }
}

/// The order in which a locale writes a date in digits.
struct NumericOrder: Sendable {
  let separator: UInt8
  let isDayFirst: Bool

  /// By how 29 November 2026 is written; nothing where the year comes first or words are in it.
  init?(_ writing: String) {
    let fields = writing.utf8.split { !$0.isDigit }.map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, fields[2] == "2026", fields.prefix(2).sorted() == ["11", "29"],
      let separator = writing.utf8.first(where: { !$0.isDigit }),
      writing.utf8.allSatisfy({ $0.isDigit || $0 == separator })
    else { return nil }
    (self.separator, isDayFirst) = (separator, fields[0] == "29")
  }
}

extension String {
  /// The numbers in a text, in whatever digits.
  fileprivate var numbers: [Int] {
    split { !$0.isWholeNumber }.compactMap { digits in
      digits.count > 4
        ? nil : digits.reduce(0) { sum, digit in sum * 10 + (digit.wholeNumberValue ?? 0) }
    }
  }

  /// The text in small letters, with single blanks and without zeros before numbers.
  fileprivate var plainForm: String {
    var plain: [Character] = []
    for character in lowercased() {
      if character.isWhitespace {
        if plain.last == " " || plain.isEmpty { continue }
        plain.append(" ")
        continue
      }
      if plain.last == "0", character.isWholeNumber,
        plain.dropLast().last?.isWholeNumber != true
      {
        plain.removeLast()
      }
      plain.append(character)
    }
    if plain.last == " " { plain.removeLast() }
    return String(plain)
  }
}
