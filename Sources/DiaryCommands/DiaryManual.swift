import ArgumentKit

/// What the manual page says beside the commands.
enum DiaryManual {
  /// The page, dated by its last change by hand.
  static var page: String {
    diaryTool.manual.manPage(year: 2026, month: 11, day: 30, sections: sections)
  }

  static let sections = [
    vault, naming, dates, links, filters, lookingBack, json, environment, files, status,
    reliability,
    ManualSection("SEE ALSO", ["date(1), git(1), less(1)"]),
  ]

  private static let vault = ManualSection(
    "THE VAULT",
    [
      """
      A vault is a folder of Markdown files that belongs to you, not to the program. Each dated \
      file is an entry: its first non-empty line is its title, the second its preview. A file is \
      dated by its name, such as 2026-11-29.md, 2026-11-29-0715 dawn.md, 2026_11_29.md, \
      20261129.md, or by its path, such as 2026/11/29.md.
      """,
      """
      Which vault is meant is told by --vault, else by $DIARY_VAULT, else it is the nearest folder \
      upwards that holds a diary.yml, else the one in your settings.
      """,
    ])

  private static let naming = ManualSection(
    "NAMING AN ENTRY",
    [
      .terms([
        ("last", "The newest entry that is not after today."),
        ("a day", "2026-11-29, yesterday, monday, 3 days ago, 어제, 3일 전."),
        ("2026-11-29.2", "The second entry of a day, in time."),
        ("a day and a time", "The entry with that time in its name: yesterday 19:00, 어제 저녁 7시."),
        (
          "a path",
          "From the current folder or from the vault's; or the file's name alone, with its ending or "
            + "without: 2026-11-29-1900."
        ),
        (
          "a title",
          "When only one entry has it; to show, edit or go on from one, a part of it will do."
        ),
      ]),
      """
      What only shows takes a day for all its entries; what changes one wants to know which. Where a \
      name fits several entries, or a command that needs one is given none, a list opens on \
      the terminal: typing narrows it, the arrow keys move, Enter takes, Escape leaves with status \
      130. fzf(1) is used where it is installed, with its own variables, unless your settings say \
      'chooser: own'. Without a terminal the names that fit are printed, and the status is 2.
      """,
    ])

  private static let dates = ManualSection(
    "DATES",
    [
      """
      Where a command takes WHEN or a day, it reads English and Korean, whatever the locale, and \
      dates and names of months and weekdays as it prints them in the locale of LC_TIME, such as \
      14.11.2026, Freitag and November 2025 in German. Nothing is guessed: what leaves the year or \
      the month out means the latest that is not to come, a weekday the latest before today, and a \
      date that does not exist is refused, as is one that could be read two ways (1/2/2026), unless \
      the locale writes dates just so.
      """,
      .terms([
        (
          "days",
          "2026-11-29, 11-29, 29, 30/11/2026, 29 nov, Mon 30 Nov, yesterday, monday, last friday, "
            + "3 days ago, a fortnight ago, half a year ago, the 15th, last year today; 어제, 그끄저께, "
            + "지난 금요일, 3일 전, 반년 전, 작년 오늘, 11월 30일 (월). 엊그제 could be two days and is refused."
        ),
        (
          "weeks",
          "this week, last week, weekend, last weekend; 지난주, 지난 주말. They begin as in calendars, "
            + "with week_starts_on or the locale. Weeks by number are ISO 8601's, which begin on "
            + "Monday: 2026-W48, week 48, 2026년 48주."
        ),
        ("months", "2026-11, november 2026, in october, last month; 11월, 지난달."),
        (
          "quarters and seasons",
          "2026-Q3, last quarter, summer 2025, last winter; 3분기, 작년 여름. Seasons are the north's, by "
            + "whole months; a winter goes by the year in which it begins."
        ),
        ("years", "2026, last year; 2026년, 작년."),
        (
          "ranges",
          "2026-01..2026-03, 2026-06.., since monday, until friday, before september, past 7 days; "
            + "월요일부터 금요일까지, 9월 이후 and 9월까지, which hold September, and 9월 전, which does not; "
            + "9월 이전 could be either and is refused."
        ),
        (
          "times",
          "Of a new entry, and where one is named: yesterday 18:30, monday 6pm, yesterday evening at 7, "
            + "noon; 어제 오후 6시 반, 어제 저녁 7시, 정오. Of a new entry alone: now, 2 hours ago, half an hour "
            + "ago; 방금, 30분 전. An hour that could be of the morning or the evening (7시), "
            + "and a midnight that could be a day's beginning or its end, are refused. With day_ends_at: "
            + "04:00, 2026-11-29T02:00 is a moment of the calendar, and of the diary's 28th; "
            + "saturday 02:00 is the end of the diary's Saturday, and stands behind its evening. A time "
            + "over which the clock was put forward is refused, and so is one that it showed twice, "
            + "unless its distance from UTC is told: 2026-11-01T01:30-04:00."
        ),
      ]),
    ])

  private static let links = ManualSection(
    "LINKS",
    [
      """
      [[target]], [[target|shown]], [[target#heading]], ![[target]] and ordinary Markdown links lead \
      to what their target names: a path from the text's folder or from the vault's, a day \
      (2026-11-29, 2026-11-29.2), a file's name with or without its ending, a title, or an alias. \
      Capitals do not matter, and the newest of several wins. 'diary links' shows them, and 'diary \
      check' those that lead nowhere.
      """,
      """
      @Name and @"Name With Spaces" mention somebody, as does a [[link]] by their name. Whoever goes \
      by several names has them in diary.yml, and is one person everywhere: 'people: {Min-ji: \
      {aliases: [민지, MJ]}}'. A link by the name of a person that no text has leads to the page of \
      that person on the site. 'diary people' counts them.
      """,
    ])

  private static let filters = ManualSection(
    "FILTERS",
    [
      """
      Commands that are about many entries take the same filters. An entry must fit each of them; \
      commas within one mean any of its values, but for --where, and --no- before one turns it \
      round: --no-tag work. \
      What an entry has only one of (category, mood, length, days) may be given again for any of \
      several. Capitals do not matter. A filter that nothing fits is no failure.
      """,
      .terms([
        ("--category NAME", "Of a category; 'none' for those without."),
        ("--tag TAG", "With a tag or one below it: travel holds travel/japan."),
        (
          "--person NAME",
          "That mention somebody with @ or link to them by name, or by an alias of diary.yml."
        ),
        (
          "--has WHAT",
          "With a photo, task, weather, location, mood, category, tag, person, link or title."
        ),
        ("--starred", "With a star."),
        ("--mood MOOD", "Of a mood."),
        ("--words N..M", "With so many words; either end may be left out: ..50,200.. has both."),
        ("--where KEY=VALUE", "With such front matter, any key; KEY alone for any value."),
        ("--touched WHEN", "Changed then, by 'modified' or else by the file's own time."),
        ("--on DAY", "Of a date in any year (11-29), a month (november) or a weekday (sunday)."),
      ]),
    ])

  private static let files = ManualSection(
    "FILES",
    [
      .terms([
        ("diary.yml", "The vault's settings; see the notes in it."),
        ("templates/daily.md", "What a new entry starts as."),
        (".trash/", "Deleted entries, until 'diary trash --empty'."),
        (
          "$XDG_CONFIG_HOME/diary/config.yml",
          "Your own settings: vault, editor, pager, chooser, week_starts_on; a vault's own goes before."
        ),
        ("$XDG_CACHE_HOME/diary/", "The index of each vault; may be deleted at any time."),
        (
          "$XDG_STATE_HOME/diary/",
          "Drafts, changes with the texts from before, for undo, and which vault was made last."
        ),
      ])
    ])

  private static let environment = ManualSection(
    "ENVIRONMENT",
    [
      .terms([
        ("DIARY_VAULT", "The vault's folder."),
        (
          "VISUAL, EDITOR",
          "The editor, as shell words; else editor, then vi. Known ones open where the text begins; "
            + "'diary today' and 'diary drafts resume' behind it, in Vim and Emacs on an empty "
            + "line of its own that goes again where nothing is written."
        ),
        ("PAGER", "The pager, as shell words; else less. Empty for none."),
        ("LC_ALL, LC_TIME, LANG", "How dates are shown."),
        (
          "NO_COLOR, CLICOLOR_FORCE, TERM",
          "Whether colours are used. --color is stronger; with --color always, lists in a pipe are "
            + "laid out and coloured as on a terminal, for less -R."
        ),
        ("COLUMNS", "The width, instead of the terminal's."),
      ])
    ])

  private static let status = ManualSection(
    "EXIT STATUS",
    [
      .terms([
        ("0", "Done; also when nothing was found."),
        ("1", "It could not be done."),
        ("2", "It was asked wrongly, or an entry was not named for certain."),
        ("3", "Something is there already, or was changed meanwhile."),
        ("4", "Done in part: some entries, which are named, could not be read or changed."),
        ("130", "Interrupted."),
      ])
    ])
}
