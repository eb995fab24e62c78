import ArgumentKit

extension DiaryManual {
  static let lookingBack = ManualSection(
    "LOOKING BACK",
    [
      """
      A calendar's weeks begin as the locale of LC_TIME has it, and on Monday where there is none \
      (LC_ALL=C), as in ISO 8601; 'week_starts_on: sunday' in your config.yml is stronger. Weeks \
      in dates that you type, such as 'last week', begin on Monday always. Without colours today is marked by '>', in the map of a year by '<'. The shades of a year are \
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

  static let json = ManualSection(
    "JSON",
    [
      """
      Days and moments are ISO 8601 whatever the locale, every object has every key, and what is \
      not there is null, false, 0 or an empty list. 'json' is one list or object, 'jsonl' an object \
      a line. An entry, of list, search, show, memories, random and render:
      """,
      .terms([
        ("path, day, time, counter", "The file from the vault's root, and what its name tells."),
        ("path_bytes", "Only of a path that is not UTF-8: its bytes in Base64."),
        ("title, preview", "Plain text."),
        ("created, modified", "As in front matter: 2026-11-29T23:10+09:00."),
        ("category, mood, weather, location, photo, resurface", "Texts of front matter."),
        ("tags, people, aliases", "Lists of texts, without # and @."),
        ("links", "Objects with kind (wiki, embed or file) and target."),
        ("starred, private", "True or false."),
        ("words, tasks", "A number; an object with the numbers open and done."),
        ("image", "The address of the first image."),
        ("front_matter, text, html", "Of show and render: all keys, the body, the body as HTML."),
        ("match", "Of search: the line as text, and hits as pairs of places in it."),
        ("age", "Of memories and random: the numbers years and months."),
      ]),
      "A calendar is an object:",
      .terms([
        ("first, last, today", "Days."),
        ("week_start", "The weekday that weeks begin with, such as monday."),
        ("days", "Objects for days with entries: day, entries, words, categories, starred."),
      ]),
      "So are statistics:",
      .terms([
        ("entries, days, words, filled_in_later", "Numbers."),
        ("first, last", "The first and the last day that is written."),
        (
          "streaks",
          "written_that_day and with_filled_in, each with current and longest: days, first, last."
        ),
        ("years, months, weekdays, hours", "Objects with year, month and so on, entries, words."),
        ("categories, tags", "Objects with category or tag, and entries."),
      ]),
      "What 'undo --list', 'trash' and 'drafts' print are lists of objects:",
      .terms([
        ("change", "written, changed, moved, deleted, restored or draft."),
        ("moment", "When it was done, or a draft last written."),
        ("command, number", "Of undo: what made it, and the COUNT that takes it back too."),
        ("day, title", "The entry's."),
        ("path", "Where the file is afterwards, from the vault's root; a draft's whole path."),
        (
          "original",
          "The path before it was moved or deleted; of a draft, the entry that it is a text of."
        ),
      ]),
      """
      'index' prints an object with the number entries and, with --check, the list differences of \
      objects with kind (missing, extra or different) and path.
      """,
    ])
}
