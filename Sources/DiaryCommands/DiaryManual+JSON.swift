import ArgumentKit

extension DiaryManual {
  /// What scripts are given, with every key; a test compares it with what is printed.
  static let json = ManualSection(
    "JSON",
    [
      """
      Days and moments are ISO 8601 whatever the locale, every object has every key, and what is \
      not there is null, false, 0 or an empty list. 'json' is one list or object, 'jsonl' an object \
      a line. An entry, of list, search, show, next, previous, \
      memories, random and render:
      """,
      .terms([
        ("path, day, time, counter", "The file from the vault's root, and what its name tells."),
        ("path_bytes", "Only of a path that is not UTF-8: its bytes in Base64."),
        ("title, preview", "Plain text."),
        ("created, modified", "As in front matter: 2026-11-29T23:10+09:00."),
        ("category, mood, weather, location, photo, resurface", "Texts of front matter."),
        (
          "tags, people, aliases",
          "Lists of texts, without # and @; people as they are written there, which 'diary people "
            + "--format json' counts as one under all their names."
        ),
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
        (
          "years, months, weekdays, hours",
          "Objects with year, month, weekday or hour, entries, words."
        ),
        ("categories, tags", "Objects with category or tag, and entries."),
      ]),
      "'tags', 'people', 'categories' and 'tasks' print lists of objects:",
      .terms([
        ("tag, count", "Of tags: each tag, and how many entries have it or one below it."),
        ("name, aliases, count", "Of people: whom so many entries are about."),
        (
          "name, latest, title, defined",
          "Of categories, beside count: the newest entry's day and title, and whether diary.yml has it."
        ),
        (
          "name, path, day, title, number, line, done, text",
          "Of tasks: the name that 'done' takes, the entry, the task's number and line in it."
        ),
      ]),
      "'links' prints the entry as path, day and title, with two lists:",
      .terms([
        (
          "out",
          "Objects with kind, target, line, dead, and path, day and title of what it leads to."
        ),
        ("back", "Objects with path, day, title, line and text of what links here."),
      ]),
      "'check' prints a list of what it found:",
      .terms([
        ("kind, path, line, column", "What it is, such as broken-link, and where."),
        ("message, hint, mended", "What is wrong, what to do, and whether --fix did it."),
      ]),
      "What 'undo --list', 'trash' and 'drafts' print are lists of objects:",
      .terms([
        ("change", "written, changed, moved, deleted, restored or draft."),
        ("moment", "When it was done, or a draft last written."),
        ("command, number", "Of undo: what made it, and the COUNT that takes it back too."),
        (
          "obstacle",
          "Of undo: what keeps it from being taken back, else null: changed, gone, taken, open, "
            + "unfinished, unreadable, damaged, or partly-gone for the rest of a command of which an entry "
            + "was taken away for good."
        ),
        ("day, title", "The entry's."),
        ("path", "Where the file is afterwards, from the vault's root; a draft's whole path."),
        (
          "original",
          "The path before it was moved or deleted; of a draft, the entry that it is a text of."
        ),
        ("original_bytes", "Only of one that is not UTF-8, as path_bytes."),
      ]),
      "'history' prints a list of earlier texts:",
      .terms([
        ("number", "What --show takes."),
        ("moment, command", "The change that the text has to do with."),
        ("origin", "saved by it, there before it, or seen while its editor was open."),
        ("day, path", "The entry's day, and where the file is now, or would be."),
        ("lines", "The lines that are gone."),
      ]),
      """
      'index' prints an object with the number entries and, with --check, the list differences of \
      objects with kind (missing, extra or different) and path.
      """,
    ])
}
