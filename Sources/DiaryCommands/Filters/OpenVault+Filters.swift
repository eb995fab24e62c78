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
    let asked = (words.map(VisibleText.oneLine) + [filter.description]).filter { !$0.isEmpty }
    world.note(
      asked.isEmpty
        ? "there are no entries yet; begin with 'diary today'"
        : "no entries: \(asked.joined(separator: " "))")
    tellUnknownNames(filter)
  }
}
