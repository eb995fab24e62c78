import ArgumentKit

extension DiaryManual {
  static let lookingBack = ManualSection(
    "LOOKING BACK",
    [
      """
      Weeks begin as the locale of LC_TIME has it, and on Monday where there is none (LC_ALL=C), as \
      in ISO 8601; 'week_starts_on: sunday' in your config.yml is stronger, and in a vault's \
      diary.yml stronger still. That holds for calendars and for dates in words, such as 'last \
      week'. Without colours today is marked by '>', in the map of a year by '<'. The shades of a year are \
      measured by its own days: each holds a quarter of those that are written.
      """,
      """
      A streak is days in a row with an entry. It goes on as long as yesterday has one, since today \
      is not over; days end when day_ends_at in diary.yml says so. An entry whose 'created' lies on \
      a later day was filled in later, and is counted apart.
      """,
      """
      An entry comes back on the day of its number, 1, 3 and 6 months and any years later; where the \
      month has no such day, on its last. So each comes back once: one of 29 February on 28 February \
      of common years, one of 31 October on 30 November.
      """,
      """
      Never shown as a memory, nor drawn by lot, are entries with 'resurface: never', and what \
      diary.yml mutes under 'memories:', 'mute:', by lists of tags (with those below them), people, \
      categories, and days: a day, a month or a range (2020-03..2020-06), or a date of every year \
      (11-29). They stay in lists, searches and counts.
      """,
    ])
}
