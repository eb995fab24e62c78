/// What `diary.yml` says about a vault; its defaults are those of a vault that says nothing.
///
/// A vault may come from anybody, so nothing here names a command or a place outside the vault.
package struct VaultSettings: Sendable {
  /// Where new entries go.
  package var layout = Layout.standard
  /// Seconds after midnight at which the day before ends: 0 through 43 200.
  package var dayEndsAt = 0
  /// The day that weeks begin with; nothing where that is left to the user.
  package var weekStart: Weekday?
  /// What a later text of a day begins with.
  package var stamp = Stamp.standard
  /// The template of a new entry, in the vault.
  package var template = VaultPath("templates/daily.md")
  /// Where the notes about people are.
  package var peopleFolder = VaultPath("people")
  package var people = People()
  package var attachments = VaultPath("attachments")
  /// In the order they are shown.
  package var categories: [Category] = []
  /// The extensions of Markdown that are switched off, by their names in the settings.
  package var extensionsOff: Set<String> = []
  /// Whether entries are plain CommonMark.
  package var isStrict = false
  /// Whether a line's end in the text is a line's end in print.
  package var breaksLines = false
  /// The name of the diary, shown on its site; empty for none.
  package var title = ""
  /// The language of the entries as BCP 47 writes it; empty for the reader's own.
  package var language = ""
  /// What never comes back as a memory.
  package var mutedMemories = MutedMemories()

  package init() {}

  /// The day that a wall time belongs to, by when days end here.
  package func day(of moment: Moment) -> Day { moment.day(endingAt: dayEndsAt) }
}
