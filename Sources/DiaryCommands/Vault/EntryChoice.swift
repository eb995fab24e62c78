import DiaryModel

/// Which entries the words of an export mean: those of some days, or some by their names.
struct EntryChoice {
  var query = EntryQuery(isReversed: true)
  /// The entries that are meant; nothing for all of the query.
  var paths: Set<VaultPath>?

  func holds(_ path: VaultPath) -> Bool { paths?.contains(path) ?? true }
}

extension OpenVault {
  /// Reads words as days, and where they are none as entries.
  func choice(_ words: [NameWord], _ filter: EntryFilter) throws -> EntryChoice {
    var choice = EntryChoice()
    choice.query.conditions = try filter.conditions(in: self)
    guard !words.isEmpty else { return choice }
    do throws(DayPhraseError) {
      let days = try self.days(words.phrase)
      (choice.query.firstDay, choice.query.lastDay) = (days.first, days.last)
    } catch {
      if error.isRefusal { throw error }
      choice.paths = Set(try entries(named: words).map(\.path))
    }
    return choice
  }
}
