/// Days and ranges of days in words, as people type them: `last friday`, `2026-11`, `3일 전`.
///
/// A diary looks back, so what leaves the year or the month out means the latest one that is not
/// to come: on 2 January, `12-31` is two days ago. A weekday is the latest before today. Nothing
/// is moved: a day that does not exist is an error, and so is a date whose order is not certain.
package enum DayPhrase {
  /// Reads words that mean one or more days.
  ///
  /// Capitals and the number of blanks do not matter. Dates and names may also be those of `local`,
  /// which tells the day that weeks in words (`this week`) begin with; those with a number are ISO
  /// 8601's.
  package static func parse(
    _ text: String, today: Day, local: LocalDates = LocalDates()
  ) throws(DayPhraseError) -> DayRange {
    let typed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !typed.isEmpty else { throw .empty }
    // Phrases are parts of others, and no date is as long as a stack is deep.
    guard typed.utf8.count <= longest else { throw .unknown(typed) }
    let phrase = typed.lowercased()
    let reader = PhraseReader(
      calendar: PhraseCalendar(today: today, local: local),
      local: local.names(for: phrase))
    do throws(DayPhraseError) { return try reader.range(phrase) } catch {
      throw error.quoting(typed)
    }
  }

  /// Reads words that mean one day.
  package static func parseDay(
    _ text: String, today: Day, local: LocalDates = LocalDates()
  ) throws(DayPhraseError) -> Day {
    let range = try parse(text, today: today, local: local)
    guard let day = range.onlyDay else { throw .severalDays(text, range) }
    return day
  }

  /// Bytes that a phrase may have.
  private static let longest = 400
}
