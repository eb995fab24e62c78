import DiaryModel

extension OpenVault {
  /// The entries that words name; with filters or for more than one day, those of the days or names
  /// that fit, the newest first.
  func entries(named words: [NameWord], _ filter: EntryFilter) throws -> [Entry] {
    let days = words.count > 1 ? try? meaning(of: words.phrase) : nil
    let isPeriod = days.map { $0.onlyDay == nil } ?? false
    if filter.isEmpty, !isPeriod {
      do { return try entries(named: words, byPart: true) } catch DayPhraseError.severalDays {}
    }
    var choice = try choice(words, filter)
    choice.query.isReversed = false
    return try journal.entries(choice.query).filter { choice.holds($0.path) }
  }

  /// Tells that no entry is of the days and fits the filters, as they were typed, and of which days
  /// the nearest are that do.
  func sayNothingFits(when words: [String], _ filter: EntryFilter) {
    let asked = asked(when: words, filter)
    guard !asked.isEmpty, !isEmpty else {
      return world.note("there are no entries yet; begin with 'diary today'")
    }
    let nearest = nearestDays(to: words, filter).map(\.description)
    let told =
      nearest.isEmpty
      ? ""
      : "; the nearest \(nearest.count == 1 ? "is" : "are") of "
        + nearest.joined(separator: " and ")
    world.note("no entries: \(asked)\(told)")
    tellUnknownNames(filter)
  }

  /// Tells that the entries of some days, which fit the filters, have nothing of a kind, or what
  /// `sayNothingFits` tells where there are no such entries.
  ///
  /// Without a kind nothing is told of entries that there are.
  func sayNothing(_ things: String?, when words: [String], _ filter: EntryFilter) {
    guard hasEntries(of: words, filter) else { return sayNothingFits(when: words, filter) }
    guard let things else { return }
    let asked = asked(when: words, filter)
    world.note("no \(things)" + (asked.isEmpty ? "" : ": \(asked)"))
    tellUnknownNames(filter)
  }

  private func hasEntries(of words: [String], _ filter: EntryFilter) -> Bool {
    guard let days = words.isEmpty ? .all : try? meaning(of: words.joined(separator: " ")),
      let conditions = try? filter.conditions(in: self)
    else { return true }
    var query = EntryQuery(firstDay: days.first, lastDay: days.last, limit: 1, depth: .head)
    query.conditions = conditions
    return (try? journal.entries(query).isEmpty) != true
  }

  /// Whether the vault has no entry at all.
  private var isEmpty: Bool {
    do { return try journal.writtenDays() == nil } catch { return false }
  }

  /// The last day before some days, and the first behind them, with an entry that fits the filters.
  private func nearestDays(to words: [String], _ filter: EntryFilter) -> [Day] {
    guard !words.isEmpty, let asked = try? meaning(of: words.joined(separator: " ")),
      let conditions = try? filter.conditions(in: self)
    else { return [] }
    let before = asked.first?.adding(days: -1).map { EntryQuery(lastDay: $0, limit: 1) }
    let behind = asked.last?.adding(days: 1).map {
      EntryQuery(firstDay: $0, isReversed: true, limit: 1)
    }
    return [before, behind].compactMap { query in
      guard var query else { return nil }
      query.conditions = conditions
      query.depth = .head
      return try? journal.entries(query).first?.day
    }
  }

  /// What was asked for as it was typed, with the days that a phrase means: `월요일 (2026-11-23)`.
  func asked(when words: [String], _ filter: EntryFilter) -> String {
    [meant(by: words.joined(separator: " ")), filter.description].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// A phrase with the days that it means, unless its digits say so.
  func meant(by phrase: String) -> String {
    let shown = VisibleText.oneLine(phrase)
    let isPlain =
      phrase.utf8.allSatisfy { $0.isDigit || "-.".utf8.contains($0) }
      && DayPhrase.ends(of: phrase).allSatisfy { $0.prefix(while: \.isNumber).count > 3 }
    guard !isPlain || phrase.prefix(while: \.isNumber).count < 4,
      let days = try? meaning(of: phrase),
      days != .all
    else { return shown }
    return "\(shown) (\(days))"
  }
}
