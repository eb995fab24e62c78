import DiaryModel

extension OpenVault {
  /// The entries that words name; with filters, the entries of the days or names that fit, the
  /// newest first.
  func entries(named words: [NameWord], _ filter: EntryFilter) throws -> [Entry] {
    guard !filter.isEmpty else { return try entries(named: words, byPart: true) }
    var choice = try choice(words, filter)
    choice.query.isReversed = false
    return try journal.entries(choice.query).filter { choice.holds($0.path) }
  }

  /// Tells that no entry is of the days and fits the filters, as they were typed.
  func sayNothingFits(when words: [String], _ filter: EntryFilter) {
    let asked = asked(when: words, filter)
    world.note(
      asked.isEmpty
        ? "there are no entries yet; begin with 'diary today'" : "no entries: \(asked)")
    tellUnknownNames(filter)
  }

  /// Tells on a terminal that a weekday which today is means the one of last week.
  func tellWeekday(_ phrase: String) {
    guard world.terminal.isOutput else { return }
    let words = phrase.split(whereSeparator: \.isWhitespace)
    let name = DayTimePhrase.wordsBeforeTime(in: words) ?? phrase
    let recurring = try? RecurringDay(parsing: name, today: today, local: localDates)
    guard case .weekday = recurring, let day = try? day(name), day == today.adding(days: -7)
    else { return }
    world.note("\(VisibleText.oneLine(name)) is \(day), of last week; today is 'today'")
  }

  /// What was asked for as it was typed, with the days that a phrase means: `월요일 (2026-11-23)`.
  func asked(when words: [String], _ filter: EntryFilter) -> String {
    [meant(by: words.joined(separator: " ")), filter.description].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// A phrase with the days that it means, unless its digits say so.
  func meant(by phrase: String) -> String {
    let shown = VisibleText.oneLine(phrase)
    let isPlain = phrase.utf8.allSatisfy { $0.isDigit || "-.".utf8.contains($0) }
    guard !isPlain || phrase.prefix(while: \.isNumber).count < 4, let days = try? days(phrase),
      days != .all
    else { return shown }
    return "\(shown) (\(days))"
  }
}
