import DiaryModel
import DiaryViews

extension OpenVault {
  /// The day that weeks begin with: by the vault's settings, else the user's, else by the locale.
  func weekStart(_ look: Look) -> Weekday {
    settings.weekStart ?? user.weekStart ?? look.days.firstWeekday
  }

  /// How calendars look on this terminal and in this vault.
  var calendarLook: CalendarLook {
    let look = look
    return CalendarLook(
      width: look.width, palette: look.palette, today: today,
      weekStart: weekStart(look), monthName: look.days.monthAndYear,
      shortMonth: { look.days.monthName($0, isShort: true) },
      weekday: look.days.shortName, category: look.category)
  }

  /// The entries that are asked for, the oldest first, and the days they lie on.
  func writtenDays(_ query: EntryQuery) throws -> (days: [WrittenDay], entries: [Entry]) {
    let entries = try journal.entries(query)
    var days: [WrittenDay] = []
    for entry in entries {
      if days.last?.day != entry.day { days.append(WrittenDay(entry.day)) }
      days[days.count - 1].add(entry.facts)
    }
    return (days, entries)
  }

  /// The days of the entries that are asked for, of which no more is known than their words.
  func writtenWords(_ query: EntryQuery) throws -> [WrittenDay] {
    try journal.reckon(query, from: []) { days, entry in
      if days.last?.day != entry.day { days.append(WrittenDay(entry.day)) }
      days[days.count - 1].add(entries: 1, words: entry.words)
    }
  }
}
